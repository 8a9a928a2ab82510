import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

const next = 'Another-Horse-8';

describe('changing the password', () => {
  test('needs the current password, with the limits of a login; other sessions end, this one continues, and a mail reports it [P5.14]', async () => {
    const member = await site.member('changes');
    const other = await site.auth({ action: 'login', email: member.email, password });
    expect(await change(member, password, next)).toMatchObject({ status: 200, body: {} });
    expect((await getUser(member.session.access_token)).status).toBe(200);
    expect((await site.auth({ action: 'refresh', refresh_token: member.session.refresh_token })).status).toBe(200);
    expect((await getUser(other.body.session?.access_token)).status).toBe(401);
    const refreshed = await site.auth({ action: 'refresh', refresh_token: other.body.session?.refresh_token });
    expect(refreshed.body.code).toBe('refresh_token_not_found');
    expect((await login(member.email, password)).status).toBe(401);
    expect((await login(member.email, next)).status).toBe(200);
    await site.runJobs();
    const mail = t.mails.findLast((sent) => sent.to === member.email);
    expect(mail?.subject).toBe('Your password for Foredraft was changed');
    expect(mail?.text).toContain('Every other device was signed out.');
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/forgot-password$/m);
  });

  test('logs the change of an administrator in the same transaction, and of no one else [P2.15.20 P7.3.8 D.16]', async () => {
    const { db } = t.database;
    const admin = await site.member('admin-changes');
    await db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.user.id).execute();
    const lines = () => db.selectFrom('admin_logs').selectAll().execute();
    expect((await change(admin, 'Wrong-Horse-77', next)).status).toBe(422);
    expect((await change(await site.member('no-admin-changes'), password, next)).status).toBe(200);
    expect(await lines()).toEqual([]);
    expect((await change(admin, password, next)).status).toBe(200);
    expect(await lines()).toMatchObject([
      {
        admin_id: admin.user.id,
        action: 'password_change',
        target_type: 'users',
        target_id: admin.user.id,
        description: 'Admin password changed',
      },
    ]);
    // If the log can't be written, the action doesn't happen.
    await db.schema.alterTable('admin_logs').renameTo('admin_logs_away').execute();
    try {
      expect((await change(admin, next, password)).status).toBe(500);
    } finally {
      await db.schema.alterTable('admin_logs_away').renameTo('admin_logs').execute();
    }
    expect((await login(admin.email, next)).status).toBe(200);
  });

  test('refuses a wrong current password, and changes nothing [P8.4.4]', async () => {
    const member = await site.member('wrong-current');
    const answer = await change(member, 'Wrong-Horse-77', next);
    const message = 'The current password you entered is incorrect. Please try again.';
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      error: message,
      code: 'wrong_current_password',
      fields: { currentPassword: message },
    });
    expect((await login(member.email, password)).status).toBe(200);
  });

  test('refuses the same password, even if typed with other code points [P5.13]', async () => {
    const member = await site.member('unchanged');
    const message = 'New password must be different from your current password';
    for (const [current, chosen] of [
      [password, password],
      ['Cafe\u0301-Horse-1', 'Caf\u00e9-Horse-1'],
    ] as const) {
      const answer = await change(member, current, chosen);
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({ error: message, code: 'password_unchanged', fields: { password: message } });
    }
  });

  test('applies the password rules to the new password, and the length limit to the current one [P5.9 P5.11 P8.4.6]', async () => {
    const member = await site.member('weak-change');
    for (const [weak, message] of [
      ['Abc1!', 'Password must be at least 8 characters'],
      ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
      ['abcdefg1!', 'Password must contain at least one uppercase letter'],
      ['Abcdefgh!', 'Password must contain at least one digit'],
      ['Abcdefgh1', 'Password must contain at least one symbol'],
    ] as const) {
      const answer = await change(member, password, weak);
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({ error: 'weak password', code: 'weak_password', fields: { password: message } });
    }
    const short = await change(member, 'Short1!', next);
    expect([short.status, short.body.error]).toEqual([400, 'Current password is required']);
  });

  test('checks ten guesses at the current password, even in parallel, then answers 429 [P8.4.7]', async () => {
    const member = await site.member('guessed');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => change(member, `Guess-Horse-${guess}`, next)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(refused[0]?.body.error).toBe('Too many attempts. Please wait a few minutes before trying again.');
    expect(Number(refused[0]?.retryAfter)).toBeGreaterThan(0);
    // The owner isn't locked out.
    expect((await login(member.email, password)).status).toBe(200);
  });

  test('accepts one of several parallel changes from the same password', async () => {
    const member = await site.member('parallel-change');
    const chosen = Array.from({ length: 8 }, (_, index) => `Parallel-Horse-${index}`);
    const answers = await Promise.all(chosen.map((one) => change(member, password, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['wrong_current_password']),
    );
    const winner = chosen[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await login(member.email, winner)).status).toBe(200);
  });

  test('needs a session', async () => {
    for (const path of ['/api/auth/change-password', '/api/auth/set-password']) {
      const answer = await post(path, { currentPassword: password, password: next });
      expect(answer.status).toBe(401);
    }
  });

  test('works for administrators as well', async () => {
    const member = await site.member('admin-change');
    await t.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', member.user.id).execute();
    expect((await change(member, password, next)).status).toBe(200);
    expect((await login(member.email, next)).status).toBe(200);
  });

  test('shows the sentence of the catalog for a failure without its own text [P8.4.5 P8.4.8]', async () => {
    const member = await site.member('trouble');
    const broken = await accountSite(t, {
      db: new Proxy(t.platform.db, {
        get(db, name) {
          // Reading the current password works, but saving the new one fails.
          if (name === 'transaction') throw new Error('no transactions today');
          const value = Reflect.get(db, name, db);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      }),
    });
    const failed = await change(member, password, next, broken);
    expect([failed.status, failed.body.error]).toEqual([500, 'Failed to update password. Please try again later.']);

    await t.database.pool.query("update users set password_hash = 'no hash at all' where id = $1", [member.user.id]);
    const unreadable = await change(member, password, next);
    expect([unreadable.status, unreadable.body.error]).toEqual([
      503,
      'Unable to verify current password. Please try again.',
    ]);
  });
});

describe('setting a first password', () => {
  test('works once for an account without a password, keeps its sessions, and is reported by mail [P2.9.1]', async () => {
    const member = await withoutPassword('first');
    expect((await getUser(member.session.access_token)).body.user).toMatchObject({ has_password: false });
    const answers = await Promise.all(
      ['One-Horse-1', 'Two-Horse-2', 'Three-Horse-3'].map((chosen) => set(member, chosen)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await getUser(member.session.access_token)).body.user).toMatchObject({ has_password: true });
    const again = await set(member, 'Again-Horse-4');
    expect(again.body.code).toBe('password_already_set');
    await site.runJobs();
    expect(t.mails.findLast((sent) => sent.to === member.email)?.subject).toBe('Your password for Foredraft was set');
  });

  test('applies the password rules [P5.9]', async () => {
    const member = await withoutPassword('first-weak');
    const answer = await set(member, 'abcdefgh');
    expect(answer.body).toEqual({
      error: 'weak password',
      code: 'weak_password',
      fields: { password: 'Password must contain at least one uppercase letter' },
    });
  });

  test('is needed before an account without a password can change one, unless it recovers one by mail', async () => {
    const member = await withoutPassword('first-change');
    expect((await change(member, password, next)).body.code).toBe('wrong_current_password');
    await post('/api/auth/forgot-password', { email: member.email });
    await site.runJobs();
    await site.runJobs();
    const mail = t.mails.findLast((sent) => sent.to === member.email);
    const tokens = Object.fromEntries(new URLSearchParams(/recovery#(\S+)/.exec(mail?.text ?? '')?.[1]));
    expect((await post('/api/auth/reset-password', { ...tokens, password: next })).status).toBe(200);
    expect((await login(member.email, next)).status).toBe(200);
  });
});

type Member = Awaited<ReturnType<AccountSite['member']>>;

const change = (member: Member, currentPassword: string, chosen: string, at = site) =>
  post('/api/auth/change-password', { currentPassword, password: chosen }, member.session.access_token, at);
const set = (member: Member, chosen: string) =>
  post('/api/auth/set-password', { password: chosen }, member.session.access_token);
const getUser = (bearer?: string) => site.auth({ action: 'getUser' }, { bearer });
const login = (email: string, chosen: string) => site.auth({ action: 'login', email, password: chosen });

async function withoutPassword(name: string): Promise<Member> {
  const member = await site.member(name);
  await t.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', member.user.id).execute();
  return member;
}

async function post(path: string, body: object, bearer?: string, at = site) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const response = await at.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    body: (await response.json()) as { error?: string; code?: string; fields?: Record<string, string> },
  };
}
