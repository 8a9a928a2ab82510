import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authPath } from '#contract/account.ts';
import { readConfig } from '#server/base/config/config.ts';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

test('of 200 wrong logins in one burst over two processes, 10 are checked and the others are rejected with the time to wait', async () => {
  const { email } = await site.member('burst', { address: '198.51.100.1' });
  const elsewhere = await accountSite(t, anotherPool(t));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      (index % 2 ? site : elsewhere).auth(
        { action: 'login', email, password: 'Wrong-Horse-7' },
        { address: `203.0.113.${index + 1}` },
      ),
    ),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(190);
  expect(refused[0]?.body).toEqual({
    error: 'Too many attempts. Please wait a few minutes before trying again.',
    code: 'too_many_attempts',
  });
  const wait = Number(refused[0]?.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);

  // The right password doesn't help after the attempts are used up; the owner elsewhere isn't affected.
  const right = { action: 'login', email, password };
  expect((await site.auth(right, { address: '203.0.113.250' })).status).toBe(429);
  expect((await site.auth(right, { address: '198.51.100.77' })).status).toBe(200);
});

test('behind a trusted proxy each visitor has separate attempts; without a proxy, no one can fake another address', async () => {
  const { email } = await site.member('behind-a-proxy', { address: '198.51.100.9' });
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: 'loopback' });
  const behind = await accountSite(t, { config: { ...t.platform.config, trustedProxies } });
  const attempt = (through: AccountSite, forwardedFor: string) =>
    through.fetch(
      authPath,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
        body: JSON.stringify({ action: 'login', email, password: 'Wrong-Horse-7' }),
      },
      { address: '127.0.0.1' },
    );
  const statuses = async (through: AccountSite, forwardedFor: (index: number) => string) =>
    (await Promise.all(Array.from({ length: 12 }, (_, index) => attempt(through, forwardedFor(index))))).map(
      ({ status }) => status,
    );
  const evaluated = (all: number[]) => all.filter((status) => status === 401).length;
  expect(evaluated(await statuses(site, (index) => `10.9.${index}.1`))).toBe(10);
  // The proxy's entry is last; anything the visitor wrote before it makes no difference.
  expect(evaluated(await statuses(behind, (index) => `10.9.${index}.1, 192.0.2.1`))).toBe(10);
  expect((await attempt(behind, '192.0.3.1')).status).toBe(401);
  expect((await attempt(behind, '192.0.2.77')).status).toBe(429);
});

describe('an account that is under attack from 12 networks', () => {
  const home = { address: '2001:db8:1:2::10' };
  const travel = { address: '192.0.77.1' };
  const newPlace = (from = travel, input: object = {}) =>
    site.auth({ action: 'login', email: 'besieged@example.org', password, ...input }, from);
  const mailedCode = async () => {
    await site.runJobs();
    await site.runJobs();
    const mail = t.mails.findLast(({ subject }) => subject.startsWith('Your login code'));
    return /Code: (\d{8})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const codesSent = () => t.mails.filter(({ subject }) => subject.startsWith('Your login code')).length;

  beforeAll(async () => {
    await site.member('besieged', home);
    const attempts = Array.from({ length: 120 }, (_, index) =>
      newPlace({ address: `10.1.${index % 12}.1` }, { password: 'Wrong-Horse-7' }),
    );
    const codes = (await Promise.all(attempts)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(100);
    expect(codes.filter((code) => code === 'login_code_required')).toHaveLength(20);
  });

  test('lets its owner in where they have logged in before [D.142]', async () => {
    expect((await newPlace({ address: '2001:db8:1:2::99' })).status).toBe(200);
  });

  test('lets its owner in from a new place with the password and a mailed code, once [D.142]', async () => {
    const asked = await newPlace();
    expect([asked.status, asked.body.code]).toEqual([401, 'login_code_required']);
    const emailCode = await mailedCode();
    expect(emailCode).toHaveLength(8);
    // The code alone, the code from elsewhere, or the code with another password doesn't work.
    expect((await newPlace(travel, { emailCode, password: 'Wrong-Horse-7' })).body.code).toBe('login_code_wrong');
    expect((await newPlace({ address: '192.0.78.1' }, { emailCode })).body.code).toBe('login_code_wrong');
    expect((await newPlace(travel, { emailCode: '00000000' })).body.code).toBe('login_code_wrong');
  });

  test('accepts a code once, even while the attack goes on [D.142]', async () => {
    const from = { address: '192.0.79.1' };
    await newPlace(from);
    const emailCode = await mailedCode();
    await newPlace({ address: '10.9.9.9' }, { password: 'Wrong-Horse-7' });
    expect((await newPlace(from, { emailCode: ` ${emailCode} ` })).status).toBe(200);
    // From now on the location is known; otherwise another login would use up the code.
    await t.database.db.deleteFrom('sessions').where('address_block', '=', '192.0.79.0/24').execute();
    expect((await newPlace(from, { emailCode })).body.code).toBe('login_code_wrong');
  });

  test('answers a wrong password and an address without an account the same way as the right password [D.142]', async () => {
    const before = codesSent();
    const right = await newPlace({ address: '192.0.80.1' });
    const wrong = await newPlace({ address: '192.0.80.1' }, { password: 'Wrong-Horse-7' });
    await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        site.auth({ action: 'login', email: 'nobody@example.org', password }, { address: `10.3.${index}.1` }),
      ),
    );
    const nobody = await newPlace({ address: '192.0.80.1' }, { email: 'nobody@example.org' });
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
    expect([nobody.status, nobody.body]).toEqual([right.status, right.body]);
    await mailedCode();
    expect(codesSent()).toBe(before + 1);
  });

  test('writes one event for the attack and one for each code to the security log [D.140]', async () => {
    const events = await t.database.db
      .selectFrom('security_events')
      .innerJoin('users', 'users.id', 'security_events.user_id')
      .where('users.email', '=', 'besieged@example.org')
      .where('kind', 'in', ['attempts_exceeded', 'login_code_sent'])
      .where('reason', 'is distinct from', 'login-account-block')
      .select(['kind', 'reason', 'address_block'])
      .execute();
    expect(events.filter(({ kind }) => kind === 'attempts_exceeded')).toEqual([
      { kind: 'attempts_exceeded', reason: 'login-account', address_block: expect.stringMatching(/^10\.1\./) },
    ]);
    expect(events.filter(({ kind }) => kind === 'login_code_sent').map(({ address_block }) => address_block)).toEqual([
      '192.0.77.0/24',
      '192.0.79.0/24',
      '192.0.80.0/24',
    ]);
  });

  test('accepts a code for ten minutes', async () => {
    const from = { address: '192.0.81.1' };
    await newPlace(from);
    const emailCode = await mailedCode();
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::float as seconds from login_codes
      where address_block = '192.0.81.0/24'`.execute(t.database.db);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(600);
    await sql`update login_codes set expires_at = expires_at - interval '10 minutes'`.execute(t.database.db);
    expect((await newPlace(from, { emailCode })).body.code).toBe('login_code_wrong');
  });
});

test('an unknown address has the same limits as a known one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 15 }, () =>
      site.auth({ action: 'login', email: 'never-was@example.org', password: 'x' }, { address: '192.0.2.1' }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
});

test('one network cannot try the same password on more and more accounts', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      site.auth({ action: 'login', email: `spray${index}@example.org`, password: 'x' }, { address: '192.0.5.1' }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(100);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
});

test('successful logins never count toward a limit', async () => {
  const { email } = await site.member('diligent');
  for (let round = 0; round < 4; round += 1) {
    for (let wrong = 0; wrong < 8; wrong += 1) {
      expect((await site.auth({ action: 'login', email, password: 'x' })).status).toBe(401);
    }
    expect((await site.auth({ action: 'login', email, password })).status).toBe(200);
  }
});

test('one network can learn only 20 times per hour that an address is taken, and then cannot register at all', async () => {
  const { email } = await site.member('probed');
  const from = { address: '192.0.8.1' };
  const probe = (index: number) => site.auth({ action: 'register', username: `probe${index}`, email, password }, from);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => probe(index)));
  expect(answers.filter((answer) => answer.body.code === 'user_already_registered')).toHaveLength(20);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  const fresh = { action: 'register', username: 'fresh-one', email: 'fresh-one@example.org', password };
  expect((await site.auth(fresh, from)).status).toBe(429);
  expect((await site.auth(fresh, { address: '192.0.9.1' })).status).toBe(200);
});
