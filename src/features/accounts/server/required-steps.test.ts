import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t, { config: { ...t.platform.config, adminSecondFactor: true } });
});
afterAll(() => t.close());

async function administrator(name: string) {
  const member = await site.member(name);
  await t.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', member.user.id).execute();
  return member;
}

test('an administrator must set up a second factor first if it is required [D.145]', async () => {
  const admin = await administrator('needs-factor');
  const codes = () => site.call(admin, 'GET', '/api/admin/invitations');
  const refused = await codes();
  expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_setup_required']);
  const user = (await site.auth({ action: 'getUser' }, { bearer: admin.session.access_token })).body.user;
  expect(user).toMatchObject({ required_step: 'second_factor_setup_required' });

  const setup = await site.call(admin, 'POST', '/api/account/second-factor', { password });
  const totp = new TOTP({ secret: Secret.fromBase32(setup.body.secret) });
  await site.call(admin, 'POST', '/api/account/second-factor/confirm', { code: totp.generate() });
  expect((await codes()).status).toBe(200);
});

test('a passkey counts as a second factor, and members need none [D.145]', async () => {
  const admin = await administrator('has-passkey');
  const key = { id: 'admin-key', user_id: admin.user.id, public_key: Buffer.from('key'), counter: 0, transports: [] };
  await t.database.db
    .insertInto('passkeys')
    .values({ ...key, name: 'Phone' })
    .execute();
  expect((await site.call(admin, 'GET', '/api/admin/invitations')).status).toBe(200);
  const member = await site.member('just-a-member');
  const { user } = (await site.auth({ action: 'getUser' }, { bearer: member.session.access_token })).body;
  expect(user).not.toHaveProperty('required_step');
});

test('an administrator whose second factor is a passkey cannot log in with the password alone', async () => {
  const admin = await administrator('passkey-only');
  const login = { action: 'login', email: admin.email, password };
  expect((await site.auth(login)).status).toBe(200);
  const key = { user_id: admin.user.id, public_key: Buffer.from('key'), counter: 0, transports: [], name: 'Phone' };
  await t.database.db
    .insertInto('passkeys')
    .values({ id: 'only-key', ...key })
    .execute();
  const refused = await site.auth(login);
  expect([refused.status, refused.body.code, refused.cookie]).toEqual([401, 'passkey_required', null]);
  // Someone who doesn't know the password doesn't learn that a passkey is required.
  expect((await site.auth({ ...login, password: 'Wrong-Horse-7' })).body.code).toBe('invalid_credentials');
  // For members a second factor is optional, and so it is for everyone if it isn't required.
  expect((await (await accountSite(t)).auth(login)).status).toBe(200);
  await t.database.db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.user.id).execute();
  expect((await site.auth(login)).status).toBe(200);
});

test.each([
  [{}, false],
  [{ APP_URL: 'https://drafts.example' }, true],
  [{ APP_URL: 'https://drafts.example', ADMIN_SECOND_FACTOR: 'off' }, false],
  [{ ADMIN_SECOND_FACTOR: 'on' }, true],
])('%j requires a second factor of administrators: %s [D.145]', (environment, required) => {
  expect(readConfig(environment).adminSecondFactor).toBe(required);
});

test('the password created at the first start must be changed at the first login [D.145]', async () => {
  const config = { ...t.platform.config, embedded: true };
  const generated = await accountSite(t, { config });
  const admin = await generated.accounts.ensureFirstAdmin();
  const first = await generated.auth({ action: 'login', email: admin?.email, password: admin?.password });
  expect(first.body.user).toMatchObject({ required_step: 'password_change_required' });
  const session = first.body.session;
  if (!session) throw new Error('no session');
  const codes = () => generated.call({ session }, 'GET', '/api/admin/invitations');
  expect((await codes()).body.code).toBe('password_change_required');
  const change = { currentPassword: admin?.password, password: 'Quartz-Meadow-9' };
  expect((await generated.call({ session }, 'POST', '/api/auth/change-password', change)).status).toBe(200);
  expect((await codes()).status).toBe(200);
});
