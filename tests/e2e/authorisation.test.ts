import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeyScopeNames } from '#contract/api-key-scopes.ts';
import { builtPages } from '../../src/pages.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, sitePassword, type WholeSite, wholeSite } from '../support/whole-site.ts';
import { type CallAccess, calls, keyScopes, type PageAccess, pages } from './authorisation-rows.ts';

/** Every route of the server and every page, tried by every kind of caller. */
const roles = ['guest', 'member', 'disabled', 'admin', 'superadmin'] as const;
type Role = (typeof roles)[number];

let t: TestDatabase;
let site: WholeSite;
let people: Record<Exclude<Role, 'guest'>, Person>;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t, await builtPages());
  people = {
    member: await site.person('a-member'),
    disabled: await site.person('a-disabled-one'),
    admin: await site.person('an-admin', 'admin'),
    superadmin: await site.person('a-superadmin', 'superadmin'),
  };
  await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', people.disabled.id).execute();
});
afterAll(() => t.close());

const routed = () =>
  site.app.routes
    // Middleware on a pattern comes before or after the routes, and answers nothing itself.
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`);

describe('calls', () => {
  test('each has a row in authorisation-rows.ts, and each row has a call', () => {
    expect([...new Set(routed())].sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(roles)('answers %s as its row states [P6.1 P2.1.14]', async (role) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [route, access] of Object.entries(calls)) {
      const [method = '', pattern = ''] = route.split(' ');
      // Some calls end sessions, as intended.
      await t.database.pool.query('update sessions set ended_at = null, end_reason = null');
      const path = pattern
        .replace(':userId', people.member.id)
        .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const body = method === 'GET' ? undefined : (bodies[route] ?? {});
      const { status, body: answer } = await site.call(role === 'guest' ? null : people[role], method, path, body);
      answers[route] = refusals.includes(answer.code) ? String(status) : 'passes';
      expected[route] = callOutcomes[access][role];
    }
    expect(answers).toEqual(expected);
  });

  test.each(apiKeyScopeNames)('answers an API key with the scope %s as its row states [D.69]', async (scope) => {
    const made = { name: 'a script', scopes: [scope], expires_in_days: 30, password: sitePassword };
    const { body: created } = await site.call(people.member, 'POST', '/api/account/api-keys', made);
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [route, access] of Object.entries(calls)) {
      if (access === 'open') continue;
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern
        .replace(':userId', people.member.id)
        .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const { status, body } = await site.call(
        { bearer: created.secret },
        method,
        path,
        method === 'GET' ? undefined : (bodies[route] ?? {}),
      );
      const refused = [...refusals, 'api_key_not_accepted', 'api_key_scope'].includes(body.code);
      answers[route] = refused ? 'refused' : status === 401 ? '401' : 'passes';
      expected[route] = keyScopes[route] === scope ? 'passes' : 'refused';
    }
    expect(answers).toEqual(expected);
  });
});

test('accepts bearer tokens for administrators, and reports a missing session [P6.4]', async () => {
  for (const path of ['/api/admin/overview', '/functions/v1/get-active-users']) {
    const { status, body } = await site.call(null, 'GET', path);
    expect([status, body.error], path).toEqual([401, 'No active session']);
    // The cookie alone, which a foreign page could have sent, does not authorize a call.
    const byCookie = await site.fetch(path, { headers: { Cookie: people.admin.cookie } });
    expect(byCookie.status, path).toBe(401);
    expect((await site.call(people.admin, 'GET', path)).status, path).toBe(200);
  }
});

describe('pages', () => {
  test('each has a row in authorisation-rows.ts, and each row has a page', async () => {
    const build = (await import(join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js'))) as ServerBuild;
    const paths = Object.values(build.routes).flatMap((route) => {
      if (!route) return [];
      // Layouts have no path and are not pages; the homepage is an index route.
      if (route.index) return ['/'];
      return route.path === undefined || route.id === 'root' || !hasPage(route) ? [] : [`/${route.path}`];
    });
    expect(paths.sort()).toEqual(Object.keys(pages).sort());
  });

  test.each(roles)('each is shown to or refused for %s as its row states [P2.1.13 P2.1.14]', async (role) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [pattern, access] of Object.entries(pages)) {
      const path = pattern.replace('*', 'no-such-page').replace(/:\w+/, 'no-such-thing');
      const response = await site.fetch(path, role === 'guest' ? {} : { headers: { Cookie: people[role].cookie } });
      const location = response.headers.get('Location');
      await response.body?.cancel();
      answers[pattern] = location
        ? `to ${location}`
        : response.status === 404 && pattern !== '/*'
          ? 'page'
          : shown(response);
      expected[pattern] = pageOutcomes[access][role];
    }
    expect(answers).toEqual(expected);
  });
});

/** Bodies that reach the permission check, where an empty body would be rejected earlier. */
const bodies: Record<string, object> = {
  'PUT /api/admin/users/:id/role': { role: 'user', reason: 'to see who may' },
};

/** Error codes for missing permissions; others (a missing run, an invalid body) come after that check. */
const refusals = [
  'unauthenticated',
  'no_active_session',
  'invalid_token',
  'checkout_signed_out',
  'checkout_no_session',
  'forbidden',
  'superadmin_only',
];

const callOutcomes: Record<CallAccess, Record<Role, string>> = {
  open: { guest: 'passes', member: 'passes', disabled: 'passes', admin: 'passes', superadmin: 'passes' },
  account: { guest: '401', member: 'passes', disabled: '401', admin: 'passes', superadmin: 'passes' },
  member: { guest: '401', member: 'passes', disabled: '401', admin: '403', superadmin: '403' },
  admin: { guest: '401', member: '403', disabled: '401', admin: 'passes', superadmin: 'passes' },
  superadmin: { guest: '401', member: '403', disabled: '401', admin: '403', superadmin: 'passes' },
};

const toAdmin = { admin: 'to /admin', superadmin: 'to /admin' } as const;
const pageOutcomes: Record<PageAccess, Record<Role, string>> = {
  home: { guest: 'page', member: 'to /dashboard', disabled: 'page', ...toAdmin },
  open: { guest: 'page', member: 'page', disabled: 'page', ...toAdmin },
  same: { guest: 'page', member: 'page', disabled: 'page', admin: 'page', superadmin: 'page' },
  guest: { guest: 'page', member: 'to /dashboard', disabled: 'page', ...toAdmin },
  member: { guest: 'to /login', member: 'page', disabled: 'to /login', ...toAdmin },
  account: {
    guest: 'to /login',
    member: 'page',
    disabled: 'to /login',
    admin: 'to /admin/account',
    superadmin: 'to /admin/account',
  },
  password: { guest: 'to /login', member: 'to /dashboard', disabled: 'to /login', ...toAdmin },
  admin: { guest: 'to /', member: 'to /', disabled: 'to /', admin: 'page', superadmin: 'page' },
  missing: { guest: 'missing', member: 'missing', disabled: 'missing', ...toAdmin },
};

function shown(response: Response): string {
  if (response.status === 404) return 'missing';
  return response.ok ? 'page' : String(response.status);
}

function hasPage(route: NonNullable<ServerBuild['routes'][string]>): boolean {
  return route.module.default !== undefined;
}
