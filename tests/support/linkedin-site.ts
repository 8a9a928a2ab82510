import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '#server/base/db/tables.ts';
import { type AccountSite, accountSite, password } from './account-site.ts';
import { logInAtProvider, type OidcProvider, startOidcProvider } from './oidc-provider.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** The accounts slice with a real OpenID provider, and a browser that is redirected between them. */
export async function linkedInSite(): Promise<LinkedInSite> {
  const provider = await startOidcProvider({ redirectUri: callback });
  const t = await testDatabase({ environment: provider.environment });
  const site = await accountSite(t);
  const l: LinkedInSite = {
    t,
    provider,
    site,
    person: (id, claims) => provider.person(id, { email: `${id}@example.org`, email_verified: true, ...claims }),
    async start(on = site) {
      const response = await on.fetch('/api/auth/linkedin', { method: 'POST' });
      expect(response.status).toBe(200);
      const { url } = (await response.json()) as { url: string };
      const setCookie = response.headers.get('Set-Cookie') ?? '';
      return { url, setCookie, cookie: setCookie.split(';')[0] ?? '' };
    },
    async comeBack(address, cookie, on = site) {
      const { pathname, search } = new URL(address);
      const response = await on.fetch(pathname + search, {
        headers: { ...(cookie ? { Cookie: cookie } : {}), 'Sec-Fetch-Site': 'cross-site' },
      });
      expect(response.status).toBe(302);
      const setCookies = response.headers.getSetCookie();
      const pairs = setCookies.map((one) => one.split(';')[0] ?? '');
      return {
        location: response.headers.get('Location'),
        session: pairs.find((one) => /^foredraft-refresh=./.test(one)) ?? null,
        setCookies,
      };
    },
    async logIn(person, options = {}) {
      const attempt = await l.start(options.on);
      const answer = await logInAtProvider(attempt.url, person);
      return l.comeBack(answer, [attempt.cookie, options.cookie].filter(Boolean).join('; '), options.on);
    },
    claim: async (username) => {
      await site.auth({ action: 'register', username, email: `${username}@example.org`, password });
    },
    user: (email) => t.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
    async isUnknown(email) {
      const row = await t.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
      return row === undefined;
    },
    async userOfSession(cookie) {
      return (await site.auth({ action: 'refresh' }, { cookie: cookie ?? '' })).body.user?.id;
    },
    async reset() {
      provider.corrupt = null;
      await t.database.pool.query('delete from attempt_limits');
    },
    async close() {
      await provider.close();
      await t.close();
    },
  };
  return l;
}

/** The browser is back on the login page with the message about the connection, and no one is logged in. */
export const refused = { location: '/login?linkedin=failed', session: null };

/** The address to which the provider sends browsers back. */
export const callback = 'http://localhost:3000/auth/linkedin/callback';

export interface LinkedInSite {
  readonly t: TestDatabase;
  readonly provider: OidcProvider;
  readonly site: AccountSite;
  /** Someone with the verified address `<id>@example.org`, unless the claims say otherwise. */
  person(id: string, claims: Record<string, unknown>): void;
  /** Starts a login: returns where the browser is sent, and its cookie. */
  start(on?: AccountSite): Promise<{ url: string; cookie: string; setCookie: string }>;
  /** The browser's request when the provider sends it back, with its cookies. */
  comeBack(address: string, cookie: string | undefined, on?: AccountSite): Promise<ComeBack>;
  /** The whole login; `cookie` is what the browser already has. */
  logIn(person: string, options?: { cookie?: string; on?: AccountSite }): Promise<ComeBack>;
  /** Registers the address `<username>@example.org` with a password, and leaves it unverified. */
  claim(username: string): Promise<void>;
  user(email: string): Promise<Selectable<Tables['users']>>;
  isUnknown(email: string): Promise<boolean>;
  userOfSession(cookie: string | null): Promise<string | undefined>;
  /** For afterEach: the provider behaves again, and all limits are reset. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface ComeBack {
  readonly location: string | null;
  /** name=value of the session cookie, when one was set. */
  readonly session: string | null;
  readonly setCookies: readonly string[];
}
