import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountSite, accountSite, type Caller, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

describe('requesting a link', () => {
  test('mails a link to the reset page, with its tokens in the fragment only [P7.2.4]', async () => {
    const { email } = await site.member('asks');
    expect(await post('/api/auth/forgot-password', { email: `  ${email.toUpperCase()} ` })).toMatchObject({
      status: 200,
      body: {},
    });
    await site.runJobs();
    await site.runJobs();
    const mail = t.mails.findLast((sent) => sent.to === email);
    expect(mail?.subject).toBe('Reset your password for Foredraft');
    expect(mail?.text).toMatch(
      /^http:\/\/localhost:3000\/reset-password\?type=recovery#access_token=[\w-]{43}&refresh_token=[\w-]{43}&type=recovery$/m,
    );
    expect(mail?.html).toContain('type=recovery#access_token=');
  });

  test('is answered the same way for known, unknown and disabled addresses; the latter two get no mail', async () => {
    const { email: known } = await site.member('known');
    const { email: disabled } = await site.member('disabled');
    await t.database.db.updateTable('users').set({ status: 'disabled' }).where('email', '=', disabled).execute();
    const before = recoveryMails().length;
    const answers = [];
    for (const email of [known, disabled, 'nobody@example.org']) {
      const answer = await post('/api/auth/forgot-password', { email });
      answers.push({ status: answer.status, body: answer.body, headers: [...answer.headers.keys()].sort() });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await site.runJobs();
    await site.runJobs();
    expect(
      recoveryMails()
        .slice(before)
        .map((mail) => mail.to),
    ).toEqual([known]);
  });

  test('refuses a malformed address with its sentence [P2.6.1]', async () => {
    for (const email of ['', 'ada', 'ada@', `${'a'.repeat(250)}@example.org`]) {
      const answer = await post('/api/auth/forgot-password', { email });
      expect([answer.status, answer.body.error], email).toEqual([400, 'Invalid email address']);
    }
  });

  test('is limited per address and network, known or unknown, and a stranger cannot use up the owner’s attempts', async () => {
    const { email } = await site.member('flooded');
    const stranger = { address: '198.51.100.9' };
    for (const address of [email, 'no-such-person@example.org']) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => post('/api/auth/forgot-password', { email: address }, stranger)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(7);
      for (const { body, headers } of refused) {
        expect(body.error).toBe('Too many attempts. Please wait a few minutes before trying again.');
        expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
    }
    expect((await post('/api/auth/forgot-password', { email }, { address: '192.0.2.44' })).status).toBe(200);
  });

  test('sends at most ten links at a time to one mailbox, from however many networks', async () => {
    const { email } = await site.member('mailbox');
    const before = recoveryMails().length;
    for (let place = 0; place < 14; place += 1) {
      await post('/api/auth/forgot-password', { email }, { address: `10.1.${place}.1` });
    }
    await site.runJobs();
    await site.runJobs();
    expect(
      recoveryMails()
        .slice(before)
        .filter((mail) => mail.to === email),
    ).toHaveLength(10);
  });
});

describe('a recovery link', () => {
  test('sets a new password, and ends every session of the account', async () => {
    const member = await site.member('resets');
    const other = await site.auth({ action: 'login', email: member.email, password });
    const tokens = await link(member.email);
    expect(await check(tokens)).toMatchObject({ status: 200, body: { email: member.email } });

    expect(await reset(tokens, 'Another-Horse-8')).toMatchObject({ status: 200, body: {} });
    for (const bearer of [member.session.access_token, other.body.session?.access_token]) {
      expect((await site.auth({ action: 'getUser' }, { bearer })).status).toBe(401);
    }
    for (const refresh_token of [member.session.refresh_token, other.body.session?.refresh_token]) {
      expect((await site.auth({ action: 'refresh', refresh_token })).status).toBe(401);
    }
    const old = await site.auth({ action: 'login', email: member.email, password });
    expect(old.body.code).toBe('invalid_credentials');
    expect((await login(member.email, 'Another-Horse-8')).status).toBe(200);
    await site.runJobs();
    const mail = t.mails.findLast((sent) => sent.to === member.email && sent.subject.includes('password'));
    expect(mail?.subject).toBe('Your password for Foredraft was changed');
    expect(mail?.text).toContain('every device was signed out');
    expect(mail?.text).toContain('remove passkeys, API keys and shared links that you don’t recognize');
  });

  test('works once, even in 50 parallel uses', async () => {
    const { email } = await site.member('fifty-resets');
    const tokens = await link(email);
    const passwords = Array.from({ length: 50 }, (_, index) => `Parallel-Horse-${index}`);
    const answers = await Promise.all(passwords.map((chosen) => reset(tokens, chosen)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    for (const { body } of losers) {
      expect(body).toEqual({
        error: 'Invalid or expired reset link. Please request a new password reset.',
        code: 'invalid_reset_link',
      });
    }
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await login(email, winner)).status).toBe(200);
    expect((await check(tokens)).status).toBe(400);
    expect((await reset(tokens, 'Replayed-Horse-9')).status).toBe(400);
  });

  test('is replaced by a newer link [D.144]', async () => {
    const { email } = await site.member('two-links');
    const first = await link(email);
    expect((await check(first)).status).toBe(200);
    const second = await link(email);
    expect((await check(first)).body.code).toBe('invalid_reset_link');
    expect((await reset(first, 'First-Horse-1')).body.code).toBe('invalid_reset_link');
    expect((await reset(second, 'Second-Horse-2')).status).toBe(200);
    expect((await check(second)).status).toBe(400);
  });

  test('works for only one of two browsers that open it at the same moment', async () => {
    const { email } = await site.member('same-moment');
    const tokens = await link(email);
    const answers = await Promise.all([reset(tokens, 'First-Horse-1'), reset(tokens, 'Second-Horse-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('expires after an hour', async () => {
    const { email, user } = await site.member('slow');
    const pass = (time: string) =>
      t.database.db
        .updateTable('recovery_links')
        .set({ expires_at: sql<Date>`expires_at - ${time}::interval` })
        .where('user_id', '=', user.id)
        .execute();
    const tokens = await link(email);
    await pass('59 minutes');
    expect((await check(tokens)).status).toBe(200);
    await pass('1 minute');
    expect((await check(tokens)).status).toBe(400);
    expect((await reset(tokens, 'Too-Late-9')).body.code).toBe('invalid_reset_link');
  });

  test('is invalid for a disabled account, for an account with a new address, and after another password change', async () => {
    const disabled = await site.member('disabled-later');
    const moved = await site.member('moved');
    const changed = await site.member('changed-otherwise');
    const links = [await link(disabled.email), await link(moved.email), await link(changed.email)] as const;
    await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', disabled.user.id).execute();
    const elsewhere = { email: 'moved-away@example.org' };
    await t.database.db.updateTable('users').set(elsewhere).where('id', '=', moved.user.id).execute();
    await post(
      '/api/auth/change-password',
      { currentPassword: password, password: 'Changed-Horse-8' },
      { bearer: changed.session.access_token },
    );
    for (const tokens of links) {
      expect((await check(tokens)).body.code).toBe('invalid_reset_link');
      expect((await reset(tokens, 'Other-Horse-9')).body.code).toBe('invalid_reset_link');
    }
  });

  test('needs both of its tokens, and no others [P4.14]', async () => {
    const { email, session } = await site.member('both-tokens');
    const others = await link(email);
    const tokens = await link(email);
    const { access_token, refresh_token } = tokens;
    for (const wrong of [
      { access_token },
      { refresh_token },
      { access_token, refresh_token: '' },
      { access_token, refresh_token: access_token },
      { access_token: refresh_token, refresh_token: access_token },
      { access_token, refresh_token: others.refresh_token },
      { access_token: session.access_token, refresh_token: session.refresh_token },
      { access_token: [access_token], refresh_token },
    ]) {
      expect((await check(wrong)).status, JSON.stringify(wrong)).toBe(400);
      expect((await reset(wrong, 'Any-Horse-77')).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await check(tokens)).status).toBe(200);
  });

  test('allows nothing but setting a password', async () => {
    const { email } = await site.member('only-a-password');
    const { access_token, refresh_token } = await link(email);
    for (const token of [access_token, refresh_token]) {
      expect((await site.auth({ action: 'getUser' }, { bearer: token })).body.error).toBe('Invalid token');
      expect((await site.auth({ action: 'refresh', refresh_token: token })).body.code).toBe('refresh_token_not_found');
      expect((await site.auth({ action: 'logout' }, { bearer: token })).status).toBe(401);
      expect((await site.auth({ action: 'refresh' }, { cookie: `foredraft-refresh=${token}` })).status).toBe(401);
      const confirmed = await post('/api/auth/confirm', { token });
      expect(confirmed.body.code).toBe('invalid_verification_link');
      for (const path of ['/api/auth/set-password', '/api/auth/change-password']) {
        expect(
          (await post(path, { currentPassword: password, password: 'A-Horse-99' }, { bearer: token })).status,
        ).toBe(401);
      }
      const asPage = new Request('http://localhost/dashboard', { headers: { Cookie: `foredraft-refresh=${token}` } });
      expect(await site.accounts.sessionOfCookie(asPage)).toBeNull();
    }
    // None of these used up the link.
    expect((await check({ access_token, refresh_token })).status).toBe(200);
  });

  test('is not used up by opening it', async () => {
    const { email } = await site.member('scanned-reset');
    const tokens = await link(email);
    for (let times = 0; times < 3; times += 1) expect((await check(tokens)).status).toBe(200);
    for (const path of ['/api/auth/reset-password', '/api/auth/reset-password/check']) {
      expect((await site.fetch(`${path}?${new URLSearchParams(tokens)}`)).status).toBe(404);
    }
    expect((await reset(tokens, 'After-Scan-1')).status).toBe(200);
  });

  test('applies the password rules, and stays valid after a weak password [P5.9]', async () => {
    const { email } = await site.member('weak-reset');
    const tokens = await link(email);
    const weak = await reset(tokens, 'abcdefgh');
    expect(weak.status).toBe(422);
    expect(weak.body).toEqual({
      error: 'weak password',
      code: 'weak_password',
      fields: { password: 'Password must contain at least one uppercase letter' },
    });
    expect((await reset(tokens, 'Strong-Horse-1')).status).toBe(200);
  });

  test('verifies the address it was mailed to', async () => {
    const email = 'never-confirmed@example.org';
    await site.auth({ action: 'register', username: 'never-confirmed', email, password });
    expect((await login(email, password)).body.code).toBe('email_not_confirmed');
    const tokens = await link(email);
    expect((await reset(tokens, 'Confirmed-Horse-1')).status).toBe(200);
    expect((await login(email, 'Confirmed-Horse-1')).status).toBe(200);
  });

  test('lets in an owner who was locked out by wrong attempts', async () => {
    const { email } = await site.member('locked-out');
    const from = { address: '198.51.100.77' };
    for (let guess = 0; guess < 11; guess += 1) await login(email, `Guess-Horse-${guess}`, from);
    expect((await login(email, password, from)).status).toBe(429);
    const tokens = await link(email);
    expect((await reset(tokens, 'Fresh-Horse-1', from)).status).toBe(200);
    expect((await login(email, 'Fresh-Horse-1', from)).status).toBe(200);
  });

  test('signs out the browser in which it was used, even another user', async () => {
    const owner = await site.member('owner');
    const bystander = await site.member('bystander');
    const elsewhere = await site.auth({ action: 'login', email: bystander.email, password });
    const tokens = await link(owner.email);
    const answer = await post('/api/auth/reset-password', { ...tokens, password: 'Owner-Horse-1' }, bystander);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^foredraft-refresh=; Max-Age=0/);
    const getUser = (bearer?: string) => site.auth({ action: 'getUser' }, { bearer });
    expect((await getUser(bystander.session.access_token)).status).toBe(401);
    expect((await getUser(elsewhere.body.session?.access_token)).status).toBe(200);
  });

  test('is stored only as a hash', async () => {
    const { email } = await site.member('hashed');
    const { access_token, refresh_token } = await link(email);
    const { rows } = await t.database.pool.query(
      'select encode(token_hash, $1) as hash, recovery_links::text from recovery_links',
      ['base64'],
    );
    const stored = JSON.stringify(rows);
    for (const token of [access_token, refresh_token]) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  test('is limited in its uses per network, with 429 and the waiting time', async () => {
    const from = { address: '203.0.114.1' };
    const tokens = { access_token: 'x'.repeat(43), refresh_token: 'y'.repeat(43) };
    const answers = await Promise.all(Array.from({ length: 210 }, () => reset(tokens, 'Any-Horse-1', from)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { error?: string; code?: string; fields?: Record<string, string>; email?: string };
}

async function post(
  path: string,
  body: object,
  from: Caller & { bearer?: string; cookie?: string } = {},
): Promise<Answer> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (from.bearer) headers.set('Authorization', `Bearer ${from.bearer}`);
  if (from.cookie) headers.set('Cookie', from.cookie);
  const response = await site.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }, from);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}

const recoveryMails = () => t.mails.filter((mail) => mail.text.includes('/reset-password'));
const check = (tokens: object) => post('/api/auth/reset-password/check', tokens);
const reset = (tokens: object, chosen: string, from: Caller = {}) =>
  post('/api/auth/reset-password', { ...tokens, password: chosen }, from);
const login = (email: string, chosen: string, from: Caller = {}) =>
  site.auth({ action: 'login', email, password: chosen }, from);

let asked = 0;

/** The tokens of a new link, requested from a different place. */
async function link(email: string): Promise<{ access_token: string; refresh_token: string }> {
  asked += 1;
  await post('/api/auth/forgot-password', { email }, { address: `172.16.${asked}.1` });
  await site.runJobs();
  await site.runJobs();
  const mail = t.mails.findLast((sent) => sent.to === email && sent.text.includes('/reset-password'));
  const fragment = new URLSearchParams(/\/reset-password\?type=recovery#(\S+)/.exec(mail?.text ?? '')?.[1]);
  expect(fragment.get('type')).toBe('recovery');
  return { access_token: fragment.get('access_token') ?? '', refresh_token: fragment.get('refresh_token') ?? '' };
}
