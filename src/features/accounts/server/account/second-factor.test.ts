import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountSite, accountSite, type Member, password } from '../../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

const required = { error: 'Enter the code from your authenticator app.', code: 'second_factor_required' };

describe('two-factor login', () => {
  test('asks for the code only after a correct password [D.57]', async () => {
    const { member, secret } = await protectedMember('asked');
    const { email } = member;
    const asked = await site.auth({ action: 'login', email, password });
    expect(asked.status).toBe(401);
    expect(asked.body).toEqual(required);
    expect(asked.cookie).toBeNull();
    expect((await site.auth({ action: 'login', email, password, code: '' })).body).toEqual(required);
    const wrong = await site.auth({ action: 'login', email, password: 'Wrong-Horse-7', code: codeOf(secret, 1) });
    expect(wrong.body).toEqual({ error: 'Invalid login credentials', code: 'invalid_credentials' });

    const entered = await site.auth({ action: 'login', email, password, code: codeOf(secret, 1) });
    expect(entered.status).toBe(200);
    expect(entered.body.user?.email).toBe(email);
  });

  test('is off until the first correct code has been entered', async () => {
    const member = await site.member('half-way');
    const { email } = member;
    const { body } = await site.call(member, 'POST', '/api/account/second-factor', { password });
    expect((await site.auth({ action: 'login', email, password })).status).toBe(200);
    const wrong = await site.call(member, 'POST', '/api/account/second-factor/confirm', { code: '12' });
    expect(wrong.status).toBe(403);
    expect((await site.auth({ action: 'login', email, password })).status).toBe(200);
    await site.call(member, 'POST', '/api/account/second-factor/confirm', { code: codeOf(body.secret, 0) });
    expect((await site.auth({ action: 'login', email, password })).body).toEqual(required);
    // Someone who only knows the password can't replace it.
    const again = await site.call(member, 'POST', '/api/account/second-factor', { password });
    expect(again.body.code).toBe('second_factor_on');
  });

  test('accepts each code once, including the code that switched it on', async () => {
    const { member, secret, firstCode } = await protectedMember('replayed');
    const { email } = member;
    const first = await site.auth({ action: 'login', email, password, code: firstCode });
    expect(first.body.code).toBe('second_factor_wrong');
    const code = codeOf(secret, 1);
    expect((await site.auth({ action: 'login', email, password, code })).status).toBe(200);
    const replayed = await site.auth({ action: 'login', email, password, code });
    expect(replayed.status).toBe(403);
    expect(replayed.body.code).toBe('second_factor_wrong');
    expect(replayed.cookie).toBeNull();
  });

  test('accepts one of several parallel logins with the same code', async () => {
    const { member, secret } = await protectedMember('parallel-code');
    const login = { action: 'login', email: member.email, password, code: codeOf(secret, 1) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.auth(login)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('accepts codes of RFC 6238 for the current time only', async () => {
    const { member, secret } = await protectedMember('clock');
    const { email } = member;
    for (const steps of [-3, 3]) {
      const answer = await site.auth({ action: 'login', email, password, code: codeOf(secret, steps) });
      expect(answer.body.code).toBe('second_factor_wrong');
    }
    const spaced = rfc6238(secret, Math.floor(Date.now() / 30_000) + 1).replace(/^(...)/, '$1 ');
    expect((await site.auth({ action: 'login', email, password, code: spaced })).status).toBe(200);
  });

  test('refuses further codes after five wrong ones, even a correct one', async () => {
    const { member, secret } = await protectedMember('guessed');
    const { email } = member;
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.auth({ action: 'login', email, password, code: `not-a-code-${index}` }, { address: `198.51.${index}.7` }),
      ),
    );
    expect(guesses.filter(({ body }) => body.code === 'second_factor_wrong')).toHaveLength(5);
    const late = await site.auth({ action: 'login', email, password, code: codeOf(secret, 1) });
    expect(late.status).toBe(429);
    expect(late.body.error).toBe('Too many attempts. Please wait a few minutes before trying again.');
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('is switched off only with the password and a code, and a mail reports it', async () => {
    const { member, secret, recovery } = await protectedMember('turned-off');
    const off = (body: object) => site.call(member, 'POST', '/api/account/second-factor/off', body);
    expect((await off({ password: 'Wrong-Horse-7', code: codeOf(secret, 1) })).body.code).toBe(
      'reauthentication_failed',
    );
    expect((await off({ code: codeOf(secret, 1) })).status).toBe(403);
    expect((await off({ password, code: '000' })).body.code).toBe('second_factor_wrong');
    expect((await off({ password, code: recovery[3] })).status).toBe(200);
    expect((await site.auth({ action: 'login', email: member.email, password })).status).toBe(200);
    expect(await subjectsTo(member.email)).toEqual(
      expect.arrayContaining([
        'Two-factor login was turned on at Foredraft',
        'A recovery code was used at Foredraft',
        'Two-factor login was turned off at Foredraft',
      ]),
    );
  });

  test('stores neither the secret nor a recovery code in readable form', async () => {
    const { secret, recovery } = await protectedMember('sealed');
    const { rows } = await t.database.pool.query<{ text: string }>(
      'select row_to_json(f)::text || (select json_agg(c)::text from recovery_codes c) as text from second_factors f',
    );
    const kept = rows.map(({ text }) => text).join();
    expect(kept).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
    expect(kept).not.toContain(Buffer.from(recovery[0] ?? '').toString('hex'));
    expect(kept).not.toContain(recovery[0]);
  });

  test('shows a QR code with the same content as the setup address', async () => {
    const member = await site.member('drawn');
    const { body } = await site.call(member, 'POST', '/api/account/second-factor', { password });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Foredraft:drawn%40example\.org\?/);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(body.qr.size).toBeGreaterThan(21);
  });
});

describe('recovery codes', () => {
  test('have 120 random bits, in six groups', async () => {
    const { recovery } = await protectedMember('long-codes');
    for (const code of recovery) expect(code).toMatch(/^(?:[a-hjkmnp-z02-9]{4}-){5}[a-hjkmnp-z02-9]{4}$/);
  });

  test('are ten, and each replaces a code once', async () => {
    const { member, recovery } = await protectedMember('recovering');
    const { email } = member;
    expect(new Set(recovery).size).toBe(10);
    expect((await overview(member)).second_factor).toEqual({ on: true, recovery_codes_left: 10 });
    const typed = ` ${recovery[0]?.toUpperCase().replaceAll('-', ' ')} `;
    expect((await site.auth({ action: 'login', email, password, code: typed })).status).toBe(200);
    const again = await site.auth({ action: 'login', email, password, code: recovery[0] });
    expect(again.body.code).toBe('second_factor_wrong');
    expect((await site.auth({ action: 'login', email, password, code: recovery[9] })).status).toBe(200);
    expect((await overview(member)).second_factor).toEqual({ on: true, recovery_codes_left: 8 });
  });

  test('are used once, even by parallel logins', async () => {
    const { member, recovery } = await protectedMember('parallel-recovery');
    const login = { action: 'login', email: member.email, password, code: recovery[0] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.auth(login)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'second_factor_wrong')).toHaveLength(4);
  });

  test('do not work for other accounts', async () => {
    const { recovery } = await protectedMember('owner');
    const { member } = await protectedMember('stranger');
    const answer = await site.auth({ action: 'login', email: member.email, password, code: recovery[0] });
    expect(answer.body.code).toBe('second_factor_wrong');
  });

  test('become invalid when new ones are created', async () => {
    const { member, recovery } = await protectedMember('renewed');
    const { email } = member;
    expect((await site.call(member, 'POST', '/api/account/recovery-codes', {})).status).toBe(403);
    const renewed = await site.call(member, 'POST', '/api/account/recovery-codes', { password });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await site.auth({ action: 'login', email, password, code: recovery[0] })).status).toBe(403);
    const [fresh] = renewed.body.recovery_codes;
    expect((await site.auth({ action: 'login', email, password, code: fresh })).status).toBe(200);
  });
});

/** A user with two-factor login; turning it on has used the current code. */
async function protectedMember(name: string): Promise<ProtectedMember> {
  const member = await site.member(name);
  const started = await site.call(member, 'POST', '/api/account/second-factor', { password });
  const { secret } = started.body;
  const code = codeOf(secret, 0);
  const confirmed = await site.call(member, 'POST', '/api/account/second-factor/confirm', { code });
  if (confirmed.status !== 200) throw new Error(JSON.stringify([started, confirmed]));
  return { member, secret, firstCode: code, recovery: confirmed.body.recovery_codes };
}

interface ProtectedMember {
  readonly member: Member;
  readonly secret: string;
  readonly firstCode: string;
  readonly recovery: readonly string[];
}

async function overview(member: Member) {
  return (await site.call(member, 'GET', '/api/account')).body;
}

/** The app's code in this many steps of 30 seconds. */
function codeOf(secret: string, steps: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}

/** The algorithm of RFC 6238 and RFC 4226 (5.3), without the library. */
function rfc6238(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', Secret.fromBase32(secret).bytes).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function subjectsTo(email: string): Promise<string[]> {
  await site.runJobs();
  return t.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
}
