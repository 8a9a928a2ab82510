import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '#contract/security-events.ts';
import { logSecurityEvents } from '#features/audit/server/log-security-events.ts';
import { removeOldEntries } from '#features/audit/server/remove-old-entries.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, sitePassword, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let admin: Person;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const database = await testDatabase();
  t = { ...database, platform: { ...database.platform, log: pino({ level: 'debug' }, sink) } };
  site = await wholeSite(t);
  admin = await site.person('watching', 'superadmin');
});
afterAll(() => t.close());

const eventsOf = async (userId: string | null) =>
  t.database.db
    .selectFrom('security_events')
    .where('user_id', 'is not distinct from', userId)
    .orderBy('id')
    .select(['kind', 'reason', 'address_block', 'details', 'request_id'])
    .execute();
const auth = (body: object, headers: Record<string, string> = {}) =>
  site.fetch('/functions/v1/auth', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const search = (query: Record<string, string>, as = admin) =>
  site.call(as, 'GET', `/api/admin/security-events?${new URLSearchParams(query)}`);

test('a whole session leaves its events, and no signed URL, token or password in any log line [D.140]', async () => {
  const ada = await site.person('ada-journey');
  const secrets = [sitePassword, 'Wrong-Horse-7', 'Quartz-Meadow-9', ada.bearer, ada.cookie.split('=')[1] ?? ''];
  await auth({ action: 'login', email: ada.email, password: 'Wrong-Horse-7' });
  await auth({ action: 'login', email: 'nobody@example.org', password: 'Wrong-Horse-7' });

  const refreshed = await auth({ action: 'refresh' }, { Cookie: ada.cookie });
  secrets.push(refreshed.headers.get('Set-Cookie')?.split(/[=;]/)[1] ?? '');
  await site.call(ada, 'GET', '/api/admin/overview');
  await site.call(ada, 'POST', '/api/account/export', { password: 'Wrong-Horse-7' });
  const exported = await site.call(ada, 'POST', '/api/account/export', { password: sitePassword });
  const signedUrl: string = exported.body.signedUrl;
  secrets.push(signedUrl.split('/files/')[1] ?? '');
  const { pathname } = new URL(signedUrl);
  expect((await site.fetch(pathname)).status).toBe(200);
  expect((await site.fetch(`${pathname}x`)).status).toBe(403);
  await site.call(ada, 'POST', '/api/auth/change-password', {
    currentPassword: sitePassword,
    password: 'Quartz-Meadow-9',
  });
  await site.call(ada, 'PUT', '/api/account/email', { email: 'ada-new@example.org', password: 'Quartz-Meadow-9' });
  await auth({ action: 'logout' }, { Authorization: `Bearer ${ada.bearer}` });

  const events = await eventsOf(ada.id);
  expect(events.map(({ kind, reason }) => (reason ? `${kind}: ${reason}` : kind))).toEqual([
    'registered',
    'login',
    'login_failed: invalid_credentials',
    'access_refused: forbidden',
    'reauthentication_failed',
    'data_exported',
    'file_opened',
    'password_changed',
    'email_change_requested',
    'logout',
  ]);
  for (const event of events) {
    expect(event.kind in securityEvents, event.kind).toBe(true);
    expect(event.address_block).toBe('203.0.113.0/24');
    expect(event.request_id).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(events.find(({ kind }) => kind === 'access_refused')?.details).toEqual({
    method: 'GET',
    route: '/api/admin/overview',
  });
  expect(events.find(({ kind }) => kind === 'file_opened')?.details).toMatchObject({ kind: 'account-exports' });
  expect((await eventsOf(null)).map(({ kind, reason }) => `${kind}: ${reason}`)).toEqual([
    'login_failed: invalid_credentials',
  ]);

  const written =
    lines.join('') + JSON.stringify(await t.database.db.selectFrom('security_events').selectAll().execute());
  expect(lines.length).toBeGreaterThan(12);
  expect(written).toContain('/files/:token');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(written).not.toContain(secret);
  }
  expect(written).not.toContain('nobody@example.org');
});

test('a refresh token that is used again leaves an event [D.140]', async () => {
  const eve = await site.person('eve-reused');
  await auth({ action: 'refresh' }, { Cookie: eve.cookie });
  await auth({ action: 'refresh' }, { Cookie: eve.cookie, 'User-Agent': 'a thief' });
  expect((await eventsOf(eve.id)).map(({ kind }) => kind)).toContain('refresh_token_reused');
});

test('administrators search by user, kind, network and time, page by page, and members cannot [D.140]', async () => {
  const bob = await site.person('bob-searched');
  for (let count = 0; count < 8; count += 1) {
    await auth({ action: 'login', email: bob.email, password: 'Wrong-Horse-7' });
  }
  const kindsOf = (answer: { body: { events: { kind: string }[] } }) => answer.body.events.map(({ kind }) => kind);
  const all = await search({ user: 'bob-sear' });
  expect(all.body.total).toBe(10);
  expect(kindsOf(all)).toEqual([...Array<string>(8).fill('login_failed'), 'login', 'registered']);
  expect(all.body.events[0]).toMatchObject({
    user_id: bob.id,
    username: 'bob-searched',
    reason: 'invalid_credentials',
    address_block: '203.0.113.0/24',
  });
  expect((await search({ user: bob.id })).body.total).toBe(10);
  expect(kindsOf(await search({ user: bob.email, kind: 'login' }))).toEqual(['login']);
  expect((await search({ user: 'bob-searched', address: '203.0.113.200' })).body.total).toBe(10);
  expect((await search({ user: 'bob-searched', address: '203.0.' })).body.total).toBe(10);
  expect((await search({ user: 'bob-searched', address: '198.51.100.7' })).body.total).toBe(0);
  expect((await search({ user: '%' })).body.total).toBe(0);
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect((await search({ user: 'bob-searched', from: soon })).body.total).toBe(0);
  expect((await search({ user: 'bob-searched', to: soon })).body.total).toBe(10);
  expect((await search({ kind: 'unheard_of' })).status).toBe(400);

  const first = await search({});
  const second = await search({ page: '2' });
  expect(first.body.events).toHaveLength(20);
  expect(second.body.events[0].id).toBeLessThan(first.body.events[19].id);
  expect((await search({}, bob)).status).toBe(403);
});

test('an administrator can sign a user out everywhere, but not a higher administrator [D.144]', async () => {
  const carl = await site.person('carl-ended');
  const other = await site.person('second-admin', 'admin');
  const end = (by: Person, whom: Person) =>
    site.call(by, 'POST', `/api/admin/users/${whom.id}/sessions/end`, { reason: 'a lost phone' });
  expect((await site.call(carl, 'GET', '/api/account')).status).toBe(200);
  expect((await end(other, carl)).status).toBe(200);
  expect((await site.call(carl, 'GET', '/api/account')).status).toBe(401);
  expect((await auth({ action: 'refresh' }, { Cookie: carl.cookie })).status).toBe(401);
  expect((await eventsOf(carl.id)).at(-1)).toMatchObject({ kind: 'sessions_ended', details: { by: other.id } });
  expect((await eventsOf(other.id)).at(-1)).toMatchObject({
    kind: 'admin_action',
    details: { action: 'end_sessions', target_type: 'users', target_id: carl.id },
  });
  expect((await end(other, admin)).body.code).toBe('superadmin_only');
  expect((await eventsOf(other.id)).at(-1)).toMatchObject({ kind: 'access_refused', reason: 'superadmin_only' });
  expect((await end(other, other)).body.code).toBe('own_account');
  expect((await end(carl, other)).status).toBe(401);
});

test('an event is stored only with its change, loses personal data with the account, and cannot be changed [D.140]', async () => {
  const dora = await site.person('dora-leaves');
  const { db, pool } = t.database;
  const before = await eventsOf(dora.id);
  await expect(
    db.transaction().execute(async (trx) => {
      const { endSessionsOf } = await import('#features/accounts/server/index.ts');
      const { recordEvent } = await import('#server/base/security-log/record-event.ts');
      await endSessionsOf(trx, dora.id, 'ended_by_user');
      await recordEvent(trx, { kind: 'sessions_ended', userId: dora.id });
      throw new Error('the change failed');
    }),
  ).rejects.toThrow('the change failed');
  expect(await eventsOf(dora.id)).toEqual(before);
  await expect(pool.query("update security_events set kind = 'login'")).rejects.toThrow('cannot be changed');

  await site.call(dora, 'POST', '/api/account/delete', { password: sitePassword });
  expect(await eventsOf(dora.id)).toEqual([]);
  expect((await eventsOf(null)).map(({ kind }) => kind)).toContain('account_deleted');
});

test('events are deleted after the days in the setting [D.140]', async () => {
  const { db, pool } = t.database;
  const count = async () => (await db.selectFrom('security_events').select('id').execute()).length;
  const before = await count();
  await pool.query(
    "insert into security_events (kind, created_at) values ('login', now() - interval '29 days'), ('login', now() - interval '31 days')",
  );
  await removeOldEntries({
    db,
    config: { ...t.platform.config, retention: { ...t.platform.config.retention, securityLog: 30 } },
  });
  expect(await count()).toBe(before + 1);
});

test('a worker writes each event as one log line for the collector, after its transaction has ended [D.140]', async () => {
  const { pool } = t.database;
  const logged = () =>
    lines.flatMap((line) => {
      const { securityEvent } = JSON.parse(line) as { securityEvent?: { kind: string; reason: string } };
      return securityEvent ? [[securityEvent.kind, securityEvent.reason]] : [];
    });
  const add = (reason: string, age: string) =>
    pool.query(
      `insert into security_events (kind, reason, created_at) values ('login_failed', $1, now() - $2::interval)`,
      [reason, age],
    );
  await add('before-the-first-time', '5 minutes');
  await logSecurityEvents(t.platform);
  expect(logged()).toEqual([]);
  await add('settled', '5 minutes');
  await logSecurityEvents(t.platform);
  await add('settled-later', '5 minutes');
  await add('may-not-be-alone', '10 seconds');
  await Promise.all([logSecurityEvents(t.platform), logSecurityEvents(t.platform)]);
  expect(logged()).toEqual([
    ['login_failed', 'settled'],
    ['login_failed', 'settled-later'],
  ]);
});

test('one user cannot flood the log with refusals [D.140]', async () => {
  const fred = await site.person('fred-fills');
  await Promise.all(Array.from({ length: 130 }, () => site.call(fred, 'GET', '/api/admin/overview')));
  expect((await eventsOf(fred.id)).filter(({ kind }) => kind === 'access_refused')).toHaveLength(100);
});
