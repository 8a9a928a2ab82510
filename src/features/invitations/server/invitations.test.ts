import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { newInvitationCode, readInvitationCode } from './invitation-code.ts';

let t: TestDatabase;
let site: AccountSite;
let admin: Awaited<ReturnType<AccountSite['member']>>;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
  admin = await site.member('the-admin');
  await t.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.user.id).execute();
});
afterAll(() => t.close());
beforeEach(() => require(false));

describe('creating codes', () => {
  test('returns as many different codes as requested, and stores who created them, until when and why', async () => {
    const { status, body } = await create({
      count: 100,
      expires_at: '2030-01-02T03:04:05+01:00',
      note: ' for the lab ',
    });
    expect(status).toBe(201);
    expect(new Set(body.codes).size).toBe(100);
    for (const code of body.codes ?? []) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const rows = await t.database.db
      .selectFrom('invitations')
      .selectAll()
      .where('code', 'in', body.codes ?? [])
      .execute();
    expect(rows).toHaveLength(100);
    expect(rows[0]).toMatchObject({
      created_by: admin.user.id,
      expires_at: new Date('2030-01-02T02:04:05Z'),
      note: 'for the lab',
      used_at: null,
      used_by: null,
      revoked_at: null,
    });
    expect((await create({ count: 1 })).body.codes).toHaveLength(1);
  });

  test('accepts a count from 1 to 100 only', async () => {
    for (const count of [0, -1, 101, 1.5, '5', null, undefined]) {
      const answer = await create({ count });
      expect([answer.status, answer.body.error], String(count)).toEqual([
        400,
        'Count must be a whole number from 1 to 100',
      ]);
    }
    expect((await create({ count: 1, note: 'x'.repeat(201) })).status).toBe(400);
    expect((await create({ count: 1, expires_at: 'tomorrow' })).status).toBe(400);
  });

  test('is for administrators only', async () => {
    const member = await site.member('no-admin');
    expect((await create({ count: 1 }, member.session.access_token)).status).toBe(403);
    expect((await create({ count: 1 }, '')).status).toBe(401);
  });
});

describe('a registration', () => {
  test('needs a code only while the setting is on [D.21]', async () => {
    expect((await register('open-door', '')).status).toBe(200);
    await require(true);
    for (const inviteCode of ['', '   ', undefined]) {
      const refused = await register('closed-door', inviteCode);
      const message = 'Registration is currently by invitation only';
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({ error: message, code: 'invitation_required', fields: { inviteCode: message } });
    }
    expect(await exists('closed-door')).toBe(false);
    expect((await register('closed-door', await code())).status).toBe(200);
  });

  test('uses up its code, in any notation, and the code then shows who used it [D.13]', async () => {
    const one = await code();
    const typed = ` ${one.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replace('1', 'l')} `;
    expect((await register('first-guest', typed)).status).toBe(200);
    const row = await t.database.db.selectFrom('invitations').selectAll().where('code', '=', one).executeTakeFirst();
    expect(row?.used_at).toBeInstanceOf(Date);
    expect(row?.used_by).toBe((await userOf('first-guest'))?.id);
    const second = await register('second-guest', one);
    expect(second.status).toBe(422);
    expect(second.body).toMatchObject({
      code: 'invalid_invitation',
      fields: { inviteCode: 'This invitation code is invalid, has expired or was already used. Please check it.' },
    });
    expect(await exists('second-guest')).toBe(false);
  });

  test('with one code creates one account, even with 30 in parallel', async () => {
    const one = await code();
    const names = Array.from({ length: 30 }, (_, index) => `racer-${index}`);
    const before = site.granted.length;
    const answers = await Promise.all(
      names.map((name, index) => register(name, one, { address: `10.9.${index % 5}.1` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'invalid_invitation')).toHaveLength(29);
    const made = await t.database.db.selectFrom('users').select('id').where('username', 'like', 'racer-%').execute();
    expect(made).toHaveLength(1);
    // The registrations that lost had nothing to roll back: credits are granted after the code is redeemed.
    expect(site.granted.length - before).toBe(1);
  });

  test('leaves the code unused if it fails after the code was checked', async () => {
    const one = await code();
    const taken = await site.member('taken-name');
    const answer = await register('some-name', one, {}, taken.email);
    expect(answer.body.code).toBe('user_already_registered');
    const failing = await accountSite(t, {
      jobs: {
        ...site.platform.jobs,
        async send() {
          throw new Error('the mail cannot be queued');
        },
      },
    });
    const failed = await registerAt(failing, 'unlucky', one);
    expect(failed.status).toBe(500);
    expect(await exists('unlucky')).toBe(false);
    expect((await register('lucky', one)).status).toBe(200);
  });

  test('is refused with a code that is expired, revoked or unknown, even if none is needed', async () => {
    const expired = await code();
    const revoked = await code();
    const set = (one: string, values: object) =>
      t.database.db.updateTable('invitations').set(values).where('code', '=', one).execute();
    await set(expired, { expires_at: new Date(Date.now() - 1_000) });
    await set(revoked, { revoked_at: new Date() });
    const ahead = await code({ expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    for (const needed of [false, true]) {
      await require(needed);
      for (const bad of [expired, revoked, newInvitationCode(), 'nonsense', "' or 1=1 --", '%']) {
        expect((await register('with-bad-code', bad)).body.code, bad).toBe('invalid_invitation');
      }
    }
    expect((await register('in-time', ahead)).status).toBe(200);
  });

  test('without an invitation reveals nothing about addresses that are taken', async () => {
    const { email } = await site.member('secret-member');
    await require(true);
    expect((await register('prober', '', {}, email)).body.code).toBe('invitation_required');
    expect((await register('prober', newInvitationCode(), {}, email)).body.code).toBe('invalid_invitation');
  });

  test('keeps the code used when the account is deleted', async () => {
    const one = await code();
    await register('short-stay', one);
    await t.database.db.deleteFrom('users').where('username', '=', 'short-stay').execute();
    expect((await register('next-guest', one)).body.code).toBe('invalid_invitation');
  });
});

test('a code that is read aloud can be understood', () => {
  const one = '0123-4567-89AB-CDEF';
  for (const typed of ['0123-4567-89AB-CDEF', 'oi23 4567 89ab cdef', ' OL23456789ABCDEF\n']) {
    expect(readInvitationCode(typed)).toBe(one);
  }
  for (const typed of ['', '0123-4567-89AB', '0123-4567-89AB-CDEU', '0123-4567-89AB-CDEF-0', '٠123-4567-89AB-CDEF']) {
    expect(readInvitationCode(typed)).toBeNull();
  }
  for (let times = 0; times < 50; times += 1) {
    const fresh = newInvitationCode();
    expect(readInvitationCode(fresh)).toBe(fresh);
  }
});

async function create(body: object, bearer = admin.session.access_token) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const response = await site.fetch('/api/admin/invitations', { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as { codes?: string[]; error?: string } };
}

const code = async (more: object = {}) => (await create({ count: 1, ...more })).body.codes?.[0] ?? '';
const register = (username: string, inviteCode: string | undefined, from = {}, email?: string) =>
  registerAt(site, username, inviteCode, from, email);
const registerAt = (
  at: AccountSite,
  username: string,
  inviteCode: string | undefined,
  from = {},
  email = `${username}@example.org`,
) => at.auth({ action: 'register', username, email, password, inviteCode }, from);
const userOf = (username: string) =>
  t.database.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
const exists = async (username: string) => (await userOf(username)) !== undefined;

async function require(needed: boolean): Promise<void> {
  await t.database.db
    .updateTable('system_settings')
    .set({ value: String(needed) })
    .where('key', '=', 'invitation_required')
    .execute();
}
