import { sql } from 'kysely';
import { authPath } from '#contract/account.ts';
import { type Accounts, createAccounts } from '#features/accounts/server/index.ts';
import { recordAction } from '#features/audit/server/index.ts';
import { createInvitations } from '#features/invitations/server/index.ts';
import type { JobQueue, Jobs } from '#server/base/jobs/jobs.ts';
import type { PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { testApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The accounts slice behind the product's middleware, called as over HTTP. A stub grants every user 20 credits; jobs
 * run when `runJobs` is called.
 */
export async function accountSite(
  test: TestDatabase,
  overrides: Partial<Platform> = {},
  personalData: readonly PersonalData[] = [],
): Promise<AccountSite> {
  const jobs = heldJobs();
  const platform: Platform = { ...test.platform, jobs, ...overrides };
  const granted: string[] = [];
  const credits = {
    async grantSignupCredits(_trx: unknown, userId: string) {
      granted.push(userId);
    },
    balanceOfUsers: sql<number>`20`,
  };
  const invitations = createInvitations(platform);
  const sampled: string[] = [];
  const drafts = {
    async addFirstSample(_trx: unknown, userId: string) {
      sampled.push(userId);
    },
  };
  const accounts = createAccounts(platform, { credits, audit: { recordAction }, invitations, drafts }, personalData);
  await accounts.startJobs();
  const app = testApp(platform, [accounts.api, invitations.api], accounts);

  const site: AccountSite = {
    accounts,
    granted,
    sampled,
    platform,
    runJobs: jobs.run,
    async fetch(path, init = {}, from = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('User-Agent')) headers.set('User-Agent', from.userAgent ?? 'a test');
      return app.request(path, { ...init, headers }, from);
    },
    async auth(body, from = {}) {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (from.bearer) headers.set('Authorization', `Bearer ${from.bearer}`);
      if (from.cookie) headers.set('Cookie', from.cookie);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await site.fetch(authPath, { method: 'POST', headers, body: text }, from);
      const setCookie = response.headers.get('Set-Cookie');
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as AuthAnswer,
        cookie: setCookie?.split(';')[0] ?? null,
      };
    },
    async call(member, method, path, body, from = {}) {
      const headers = {
        Authorization: `Bearer ${member.session.access_token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await site.fetch(path, { method, headers, ...sent }, from);
      return { status: response.status, body: await response.json() };
    },
    async member(name, from = {}) {
      const email = `${name.toLowerCase()}@example.org`;
      await site.auth({ action: 'register', username: name, email, password, inviteCode: '' }, from);
      await test.database.db
        .updateTable('users')
        .set({ email_verified_at: new Date() })
        .where('email', '=', email)
        .execute();
      const { body, cookie } = await site.auth({ action: 'login', email, password }, from);
      if (!body.session || !body.user || !cookie) throw new Error(`no session for ${name}: ${JSON.stringify(body)}`);
      return { email, user: body.user, session: body.session, cookie };
    },
  };
  return site;
}

/** A password that satisfies the password rules. */
export const password = 'Correct-Horse-7';

export interface AccountSite {
  readonly accounts: Accounts;
  readonly platform: Platform;
  /** Ids of users who got signup credits. */
  readonly granted: string[];
  /** Ids of users who got a sample draft. */
  readonly sampled: string[];
  /** Runs the jobs sent so far, including delayed ones; jobs they send wait for the next call. */
  runJobs(): Promise<void>;
  fetch(path: string, init?: RequestInit, from?: Caller): Promise<Response>;
  auth(body: object | string, from?: Caller & { bearer?: string; cookie?: string }): Promise<AuthResult>;
  /** A call of the contract with the user's access token. */
  call(
    member: Pick<Member, 'session'>,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: `/api/${string}`,
    body?: object,
    from?: Caller,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ): Promise<{ status: number; body: any }>;
  /** A verified user with a session. */
  member(name: string, from?: Caller): Promise<Member>;
}

export interface Caller {
  readonly address?: string;
  readonly userAgent?: string;
}

export interface AuthResult {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AuthAnswer;
  /** name=value of the session cookie in the response. */
  readonly cookie: string | null;
}

interface AuthAnswer {
  readonly session?: { access_token: string; refresh_token: string; expires_in: number; token_type: string };
  readonly user?: { id: string; username: string; email: string; role: string; credits: number; status: string };
  readonly error?: string;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}

export interface Member {
  readonly email: string;
  readonly user: NonNullable<AuthAnswer['user']>;
  readonly session: NonNullable<AuthAnswer['session']>;
  readonly cookie: string;
}

/** Jobs that wait until a test runs them. They are queued even if the transaction fails: tests look at the rows. */
function heldJobs(): Jobs & { run(): Promise<void> } {
  const handlers = new Map<string, (data: never, signal: AbortSignal) => Promise<void>>();
  const waiting: { queue: string; data: object }[] = [];
  return {
    async send(_trx, queue, data) {
      waiting.push({ queue, data });
    },
    async work(queue: JobQueue, handler: (data: never, signal: AbortSignal) => Promise<void>) {
      handlers.set(queue.name, handler);
    },
    async schedule(queue, _cron, handler) {
      handlers.set(queue.name, (_data, signal) => handler(signal));
    },
    async stop() {},
    async run() {
      for (const job of waiting.splice(0)) {
        await handlers.get(job.queue)?.(job.data as never, new AbortController().signal);
      }
    },
  };
}
