import { authPath } from '#contract/account.ts';
import type { Api } from '#server/base/http/endpoints.ts';
import { compose, type Slices } from '../../src/compose.ts';
import { createHttp, type Pages } from '../../src/http.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The whole server of `http.ts`, called as over HTTP but in this process. Pages are empty unless built ones are passed;
 * jobs are queued but not run.
 */
export async function wholeSite(t: TestDatabase, pages: Pages = emptyPages): Promise<WholeSite> {
  const slices = compose(t.platform);
  await slices.catalog.seed();
  const app = createHttp(t.platform, slices, pages);
  const { db } = t.database;

  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    // The values that the Node server passes with each request.
    const socket = { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' };
    return app.request(path, init, { incoming: { socket } });
  }

  async function auth(body: object) {
    const response = await fetch(authPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { response, body: (await response.json()) as { user: { id: string }; session: { access_token: string } } };
  }

  return {
    app,
    slices,
    fetch,
    async person(username, role = 'user') {
      const email = `${username}@example.org`;
      await auth({ action: 'register', username, email, password: sitePassword, inviteCode: '' });
      await db.updateTable('users').set({ email_verified_at: new Date(), role }).where('email', '=', email).execute();
      const { response, body } = await auth({ action: 'login', email, password: sitePassword });
      if (!response.ok) throw new Error(`no session for ${username}: ${JSON.stringify(body)}`);
      return {
        id: body.user.id,
        username,
        email,
        bearer: body.session.access_token,
        cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '',
      };
    },
    async call(person, method, path, body, headers = {}) {
      const response = await fetch(path, {
        method,
        headers: {
          ...(person ? { Authorization: `Bearer ${person.bearer}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = response.headers.get('Content-Type')?.includes('json') && text !== '';
      return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
    },
  };
}

/** A password that satisfies the password rules. */
export const sitePassword = 'Correct-Horse-7';
/** The address from which its requests come. */
export const address = '203.0.113.7';

export interface WholeSite {
  readonly app: Api;
  readonly slices: Slices;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A verified user with a session. */
  person(username: string, role?: 'user' | 'admin' | 'superadmin'): Promise<Person>;
  call(
    person: Pick<Person, 'bearer'> | null,
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ): Promise<{ status: number; headers: Headers; body: any }>;
}

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly bearer: string;
  /** name=value of the session's cookie. */
  readonly cookie: string;
}

const emptyPages: Pages = {
  development: false,
  assets: null,
  handle: async () => new Response(''),
  isShellOnly: () => false,
};
