import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let before: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  before = await accountSite(t);
});
afterAll(() => t.close());

const newSecret = 'another secret, which took the place of the first one';
const siteWith = (secret: string, previousSecrets: readonly string[]) =>
  accountSite(t, { config: { ...t.platform.config, secret, previousSecrets } });
const rotated = () => siteWith(newSecret, [t.platform.config.secret]);

test('after a rotation of SECRET sessions continue, and without the earlier secret they end [D.147]', async () => {
  const member = await before.member('goes-on');
  const { access_token, refresh_token } = member.session;
  const forgetful = await siteWith(newSecret, []);
  expect((await forgetful.auth({ action: 'getUser' }, { bearer: access_token })).body.code).toBe('invalid_token');
  expect((await forgetful.auth({ action: 'refresh', refresh_token })).status).toBe(401);

  const after = await rotated();
  expect((await after.auth({ action: 'getUser' }, { bearer: access_token })).status).toBe(200);
  const next = await after.auth({ action: 'refresh', refresh_token });
  expect(next.status).toBe(200);
  // New tokens no longer need the earlier secret.
  const { access_token: newAccess = '', refresh_token: newRefresh } = next.body.session ?? {};
  expect((await forgetful.auth({ action: 'getUser' }, { bearer: newAccess })).status).toBe(200);
  expect((await forgetful.auth({ action: 'refresh', refresh_token: newRefresh })).status).toBe(200);
});

test('a second tab that refreshes during the rotation keeps the session [D.147]', async () => {
  const { session } = await before.member('two-tabs');
  const { refresh_token } = session;
  const first = await before.auth({ action: 'refresh', refresh_token });
  const second = await (await rotated()).auth({ action: 'refresh', refresh_token });
  expect(second.body.session?.refresh_token).toBe(first.body.session?.refresh_token);
  expect(second.status).toBe(200);
});

test('authenticator apps and recovery codes still work, and the app keeps working without the earlier secret [D.147]', async () => {
  const member = await before.member('with-app');
  const setup = await before.call(member, 'POST', '/api/account/second-factor', { password });
  const totp = new TOTP({ secret: Secret.fromBase32(setup.body.secret) });
  const confirmed = await before.call(member, 'POST', '/api/account/second-factor/confirm', { code: totp.generate() });
  const [recoveryCode, anotherCode] = confirmed.body.recovery_codes as [string, string];
  const login = (on: AccountSite, code: string) => on.auth({ action: 'login', email: member.email, password, code });

  // Startup re-encrypts the app's secret.
  const after = await rotated();
  expect((await login(after, recoveryCode)).status).toBe(200);
  const forgetful = await siteWith(newSecret, []);
  const later = totp.generate({ timestamp: Date.now() + 30_000 });
  expect((await login(forgetful, anotherCode)).body.code).toBe('second_factor_wrong');
  expect((await login(forgetful, later)).status).toBe(200);
});

test('queued mails and signed URLs of files still work [D.147]', async () => {
  await before.auth({ action: 'register', username: 'mailed', email: 'mailed@example.org', password });
  const waiting = await t.database.db
    .selectFrom('mails')
    .where('state', '=', 'queued')
    .orderBy('created_at', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  const { deliverMail } = await import('#server/adapters/mail/mail-queue.ts');
  await deliverMail((await rotated()).platform, waiting.id);
  expect(t.mails.at(-1)?.to).toBe('mailed@example.org');

  const folder = `${t.dataDir}/files`;
  const options = { folder, baseUrl: '', now: Date.now };
  const old = await createLocalFileStore({ ...options, secret: t.platform.config.secret });
  const token = (await old.signedUrl('drafts/one.zip', { seconds: 60 })).split('/').at(-1) ?? '';
  const fresh = await createLocalFileStore({ ...options, secret: newSecret });
  expect(fresh.openSigned(token)).toBeNull();
  const knowing = await createLocalFileStore({
    ...options,
    secret: newSecret,
    previousSecrets: [t.platform.config.secret],
  });
  expect(knowing.openSigned(token)).toEqual({ key: 'drafts/one.zip' });
});

test('SECRET_PREVIOUS accepts several secrets, and refuses short ones [D.147]', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readConfig({ SECRET_PREVIOUS: `${one}, ${two}` }).previousSecrets).toEqual([one, two]);
  expect(readConfig({}).previousSecrets).toEqual([]);
  expect(() => readConfig({ SECRET_PREVIOUS: 'short' })).toThrow(/^The setting SECRET_PREVIOUS is wrong/);
});
