import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSite, accountSite } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

const pass = (userId: string, days: number) =>
  t.database.db
    .updateTable('sessions')
    .set({
      created_at: sql<Date>`created_at - make_interval(days => ${days})`,
      expires_at: sql<Date>`expires_at - make_interval(days => ${days})`,
      rotated_at: sql<Date>`rotated_at - make_interval(days => ${days})`,
    })
    .where('user_id', '=', userId)
    .execute();

test('a session ends 90 days after its login, even if it is used [D.144]', async () => {
  const member = await site.member('lasting');
  let { cookie } = member;
  for (let month = 0; month < 3; month += 1) {
    await pass(member.user.id, 29);
    const refreshed = await site.auth({ action: 'refresh' }, { cookie });
    expect(refreshed.status).toBe(200);
    cookie = refreshed.cookie ?? '';
  }
  const { session } = (await site.auth({ action: 'refresh' }, { cookie })).body;
  expect(session).toBeDefined();
  // 87 days have passed: the extension by the last use ends on the ninetieth.
  await pass(member.user.id, 3);
  expect((await site.auth({ action: 'refresh' }, { cookie })).body.code).toBe('refresh_token_not_found');
  expect((await site.auth({ action: 'getUser' }, { bearer: session?.access_token ?? '' })).status).toBe(401);
});

test('a session that was started under a longer limit ends by the shorter one [D.144]', async () => {
  const member = await site.member('shortened');
  await pass(member.user.id, 8);
  expect((await site.auth({ action: 'getUser' }, { bearer: member.session.access_token })).status).toBe(200);
  const shorter = await accountSite(t, { config: { ...t.platform.config, sessionDays: 7 } });
  expect((await shorter.auth({ action: 'getUser' }, { bearer: member.session.access_token })).status).toBe(401);
  expect((await shorter.auth({ action: 'refresh' }, { cookie: member.cookie })).status).toBe(401);
});

test('a refresh by cookie sets the refresh token in the cookie, and one by body returns it [D.144]', async () => {
  const { cookie } = await site.member('scripted');
  const byCookie = await site.auth({ action: 'refresh' }, { cookie });
  expect(byCookie.status).toBe(200);
  expect(byCookie.body.session).toEqual({
    access_token: expect.any(String),
    expires_in: 900,
    token_type: 'bearer',
  });
  const token = byCookie.cookie?.split('=')[1] ?? '';
  expect(token).toHaveLength(86);
  const byBody = await site.auth({ action: 'refresh', refresh_token: token });
  expect(byBody.body.session?.refresh_token).toHaveLength(86);
});

test('setting a first password needs a login within ten minutes [D.144]', async () => {
  const member = await site.member('no-password');
  await t.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', member.user.id).execute();
  await pass(member.user.id, 1);
  const set = () => site.call(member, 'POST', '/api/auth/set-password', { password: 'Quartz-Meadow-9' });
  expect((await set()).body.code).toBe('reauthentication_required');
  await pass(member.user.id, -1);
  expect((await set()).status).toBe(200);
});

test('a passkey is removed only with the password [D.144]', async () => {
  const member = await site.member('key-holder');
  const key = { id: 'a-key', user_id: member.user.id, public_key: Buffer.from('key'), counter: 0, transports: [] };
  await t.database.db
    .insertInto('passkeys')
    .values({ ...key, name: 'Phone' })
    .execute();
  const remove = (body: object) => site.call(member, 'POST', '/api/account/passkeys/a-key/remove', body);
  expect((await remove({})).body.code).toBe('reauthentication_failed');
  expect((await remove({ password: 'Wrong-Horse-7' })).body.code).toBe('reauthentication_failed');
  expect((await remove({ password: 'Correct-Horse-7' })).status).toBe(200);
  expect((await remove({ password: 'Correct-Horse-7' })).status).toBe(404);
});
