import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSite, accountSite, type Caller, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { describeDevice } from './describe-device.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const newerFirefox = firefox.replaceAll('128.0', '141.0.2');
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('a login from a new device or network is reported by mail, and any other is not', async () => {
  const home = { address: '203.0.113.7', userAgent: firefox };
  const { email } = await site.member('watched', home);
  expect(await noticesAfter(email, home), 'the same').toBe(0);
  expect(await noticesAfter(email, { ...home, address: '203.0.113.200' }), 'the same block').toBe(0);
  expect(await noticesAfter(email, { ...home, userAgent: newerFirefox }), 'an update').toBe(0);
  expect(await noticesAfter(email, { ...home, userAgent: safari }), 'another device').toBe(1);
  expect(await noticesAfter(email, { ...home, userAgent: safari }), 'that device again').toBe(0);
  expect(await noticesAfter(email, { ...home, address: '198.51.100.1' }), 'another place').toBe(1);
  expect(await noticesAfter(email, { ...home, address: '198.51.100.2' }), 'that place again').toBe(0);
  const mail = notices(email)[0];
  expect(mail?.subject).toBe('New login to your account at Foredraft');
  expect(mail?.text).toMatch(
    /^When: \d+ \w+ \d{4} at \d\d:\d\d UTC\nDevice: Safari on iPhone\nNetwork: 203\.0\.113\.7$/m,
  );
  expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/forgot-password$/m);
  expect(mail?.html).toContain('Safari on iPhone');
  expect(mail?.text).toContain('remove passkeys, API keys and shared links that you don’t recognize');
});

test('a wrong password sends no mail, and does not make a network known', async () => {
  const { email } = await site.member('guarded');
  const from = { address: '192.0.2.9', userAgent: safari };
  await site.auth({ action: 'login', email, password: 'Wrong-Horse-7' }, from);
  await site.runJobs();
  expect(notices(email)).toHaveLength(0);
  expect(await noticesAfter(email, from)).toBe(1);
});

test('an old login still counts: known networks outlive sessions', async () => {
  const { email, user } = await site.member('sleeping');
  await t.database.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  expect(await noticesAfter(email, { address: '192.0.2.77', userAgent: safari })).toBe(1);
});

test('parallel logins from one new network send one mail', async () => {
  const { email } = await site.member('parallel-places');
  const from = { address: '192.0.2.130', userAgent: safari };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => site.auth({ action: 'login', email, password }, from)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  await site.runJobs();
  expect(notices(email)).toHaveLength(1);
});

test.each([
  [firefox, 'Firefox on Linux'],
  [safari, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['curl/8.5.0', 'A program'],
  ['', 'A program'],
])('%s is called %s', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

const notices = (email: string) => t.mails.filter((mail) => mail.to === email && mail.subject.startsWith('New login'));

async function noticesAfter(email: string, from: Caller): Promise<number> {
  const before = notices(email).length;
  expect((await site.auth({ action: 'login', email, password }, from)).status).toBe(200);
  await site.runJobs();
  return notices(email).length - before;
}
