import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountSite, accountSite, password } from '../../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';
import { ownAccountSchema } from '../../contract/own-account.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('the account shows its profile, and no one else sees it [D.55]', async () => {
  const member = await site.member('profiled');
  const { body } = await site.call(member, 'GET', '/api/account');
  expect(ownAccountSchema.parse(body)).toMatchObject({
    username: 'profiled',
    email: 'profiled@example.org',
    has_password: true,
    email_change: null,
    second_factor: { on: false, recovery_codes_left: 0 },
    passkeys: [],
  });
  expect((await site.fetch('/api/account')).status).toBe(401);
});

describe('sessions', () => {
  test('are listed with device, network and times, and the current one is marked [D.56]', async () => {
    const member = await site.member('devices');
    const { email } = member;
    await site.auth({ action: 'login', email, password }, { userAgent: firefox, address: '198.51.100.9' });
    const { body } = await site.call(member, 'GET', '/api/account');
    expect(body.sessions).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', address_block: '198.51.100.0/24', current: false }),
      expect.objectContaining({ device: 'A program', address_block: '203.0.113.0/24', current: true }),
    ]);
    for (const { created_at } of body.sessions) expect(Date.now() - Date.parse(created_at)).toBeLessThan(60_000);
  });

  test('end one at a time, immediately', async () => {
    const member = await site.member('ends-one');
    const other = await site.auth({ action: 'login', email: member.email, password });
    const { body } = await site.call(member, 'GET', '/api/account');
    const { id } = body.sessions.find((session: { current: boolean }) => !session.current);
    expect((await site.call(member, 'DELETE', `/api/account/sessions/${id}`, { password })).status).toBe(200);
    const bearer = other.body.session?.access_token ?? '';
    expect((await site.auth({ action: 'getUser' }, { bearer })).status).toBe(401);
    expect((await site.auth({ action: 'refresh' }, { cookie: other.cookie ?? '' })).status).toBe(401);
    expect((await site.call(member, 'GET', '/api/account')).body.sessions).toHaveLength(1);
    expect((await site.call(member, 'DELETE', `/api/account/sessions/${id}`, { password })).status).toBe(404);
  });

  test('are ended only with the password', async () => {
    const member = await site.member('ends-with-proof');
    await site.auth({ action: 'login', email: member.email, password });
    const sessions = async () => (await site.call(member, 'GET', '/api/account')).body.sessions;
    const { id } = (await sessions()).find((session: { current: boolean }) => !session.current);
    for (const path of [`/api/account/sessions/${id}`, '/api/account/sessions'] as const) {
      for (const proof of [{}, { password: 'Wrong-Horse-7' }]) {
        const refused = await site.call(member, 'DELETE', path, proof);
        expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_failed']);
      }
    }
    expect(await sessions()).toHaveLength(2);
  });

  test('of another user cannot be ended', async () => {
    const owner = await site.member('owns');
    const stranger = await site.member('estranged');
    const [session] = (await site.call(owner, 'GET', '/api/account')).body.sessions;
    expect((await site.call(stranger, 'DELETE', `/api/account/sessions/${session.id}`, { password })).status).toBe(404);
    expect((await site.call(owner, 'GET', '/api/account')).status).toBe(200);
  });

  test('all end when the user signs out everywhere, and those of other users do not [D.56]', async () => {
    const member = await site.member('leaves-all');
    const other = await site.auth({ action: 'login', email: member.email, password });
    const bystander = await site.member('bystander');
    expect((await site.call(member, 'DELETE', '/api/account/sessions', { password })).status).toBe(200);
    expect((await site.call(member, 'GET', '/api/account')).status).toBe(401);
    expect((await site.auth({ action: 'refresh' }, { cookie: other.cookie ?? '' })).status).toBe(401);
    expect((await site.auth({ action: 'refresh' }, { cookie: member.cookie })).status).toBe(401);
    expect((await site.call(bystander, 'GET', '/api/account')).status).toBe(200);
  });
});

describe('the username', () => {
  test('can be changed, even only in capitals, by the rules of registration', async () => {
    const member = await site.member('before');
    const rename = (username: string) => site.call(member, 'PUT', '/api/account/username', { username });
    expect((await rename('after')).status).toBe(200);
    expect((await rename('After')).status).toBe(200);
    expect((await site.call(member, 'GET', '/api/account')).body.username).toBe('After');
    expect((await rename('ab')).body.fields).toEqual({ username: 'Username must be at least 3 characters' });
    expect((await rename('a b c')).status).toBe(400);
  });

  test('of another user is refused at its field, in any capitals', async () => {
    await site.member('Taken_Name');
    const member = await site.member('wants-it');
    const answer = await site.call(member, 'PUT', '/api/account/username', { username: 'taken_name' });
    expect(answer.status).toBe(409);
    expect(answer.body.fields).toEqual({ username: 'This username is already taken. Please choose another one.' });
  });
});

describe('a confirmation by password', () => {
  test('is limited in its attempts, even for someone with a valid session', async () => {
    const member = await site.member('guessing');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.call(member, 'POST', '/api/account/delete', { password: `guess ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await site.call(member, 'POST', '/api/account/delete', { password })).status).toBe(429);
    expect((await site.call(member, 'GET', '/api/account')).status).toBe(200);
  });

  test('is replaced by a login within ten minutes if the account has no password', async () => {
    const member = await site.member('wordless');
    const { id } = member.user;
    await t.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await site.call(member, 'POST', '/api/account/second-factor', {})).status).toBe(200);
    await t.database.db
      .updateTable('sessions')
      .set({ created_at: sql`now() - interval '11 minutes'` })
      .where('user_id', '=', id)
      .execute();
    const late = await site.call(member, 'POST', '/api/account/second-factor', {});
    expect(late.status).toBe(403);
    expect(late.body.code).toBe('reauthentication_required');
  });
});
