import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
beforeEach(async () => {
  t = await testDatabase();
});
afterEach(() => t.close());

const siteWith = (changes: object) => accountSite(t, { config: { ...t.platform.config, ...changes } });

test('a start with the embedded database creates one superadmin with a working password that is shown once', async () => {
  const site = await siteWith({ embedded: true });
  const made = await Promise.all(Array.from({ length: 5 }, () => site.accounts.ensureFirstAdmin()));
  const answered = made.filter((one) => one !== null);
  expect(answered).toHaveLength(1);
  expect(answered[0]?.email).toBe('admin@foredraft.example');
  // 24 of 56 characters: more than 128 bits.
  expect(answered[0]?.password).toMatch(/^(?:\w{4}-){5}\w{4}$/);
  const login = await site.auth({ action: 'login', ...answered[0] });
  expect(login.body.user).toMatchObject({ role: 'superadmin', username: 'admin' });
  expect(await site.accounts.ensureFirstAdmin()).toBeNull();
});

test('ADMIN_EMAIL and ADMIN_PASSWORD create the first superadmin, and no password is shown', async () => {
  const site = await siteWith({ admin: { email: 'head@example.org', password: 'Head-Office-9' } });
  expect(await site.accounts.ensureFirstAdmin()).toBeNull();
  const login = await site.auth({ action: 'login', email: 'head@example.org', password: 'Head-Office-9' });
  expect(login.body.user?.role).toBe('superadmin');
  // Someone chose this password, so it doesn't have to be changed.
  expect(login.body.user).not.toHaveProperty('required_step');
});

test('without settings and without the embedded database no administrator is created', async () => {
  const site = await siteWith({ embedded: false, admin: null });
  expect(await site.accounts.ensureFirstAdmin()).toBeNull();
  expect(await t.database.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('an existing account with the address becomes the administrator, and its sessions end', async () => {
  const site = await siteWith({ admin: { email: 'head@example.org', password: 'Head-Office-9' } });
  const squatter = await site.member('head');
  await site.accounts.ensureFirstAdmin();
  expect((await site.auth({ action: 'getUser' }, { bearer: squatter.session.access_token })).status).toBe(401);
  expect((await site.auth({ action: 'login', email: 'head@example.org', password })).status).toBe(401);
  const login = await site.auth({ action: 'login', email: 'head@example.org', password: 'Head-Office-9' });
  expect(login.body.user?.role).toBe('superadmin');
});

test('the first superadmin is created even if the username admin is taken', async () => {
  const site = await siteWith({ embedded: true });
  await site.member('Admin');
  expect(await site.accounts.ensureFirstAdmin()).not.toBeNull();
  const admins = await t.database.db.selectFrom('users').select('username').where('role', '=', 'superadmin').execute();
  expect(admins).toEqual([{ username: expect.stringMatching(/^admin-\w{8}$/) }]);
});
