import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSite, accountSite, type Member, password } from '../../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

test('the address changes once both addresses have confirmed, in either order [D.55]', async () => {
  for (const [name, order] of [
    ['old-first', ['old', 'new']],
    ['new-first', ['new', 'old']],
  ] as const) {
    const { member, tokens, to } = await asked(name);
    expect(await answer(tokens[order[0]], 'confirm')).toEqual({ status: 200, body: { state: 'waiting' } });
    expect(await answer(tokens[order[0]], 'confirm')).toEqual({ status: 200, body: { state: 'waiting' } });
    expect((await overview(member)).email).toBe(member.email);
    expect((await overview(member)).email_change).toMatchObject({ new_email: to, [`${order[0]}_confirmed`]: true });
    expect((await site.auth({ action: 'login', email: to, password })).status).toBe(401);

    expect(await answer(tokens[order[1]], 'confirm')).toEqual({ status: 200, body: { state: 'changed' } });
    expect(await overview(member)).toMatchObject({ email: to, email_change: null });
    expect((await site.auth({ action: 'login', email: to, password })).status).toBe(200);
    expect((await site.auth({ action: 'login', email: member.email, password })).status).toBe(401);
    for (const token of Object.values(tokens)) expect((await answer(token, 'confirm')).status).toBe(400);
    await site.runJobs();
    for (const address of [member.email, to]) expect(subjectsTo(address)).toContain(changed);
  }
});

test('both confirmations at the same moment change it once', async () => {
  const { member, tokens, to } = await asked('at-once');
  const answers = await Promise.all(
    [tokens.old, tokens.new, tokens.old, tokens.new].map((token) => answer(token, 'confirm')),
  );
  expect(answers.filter(({ body }) => body.state === 'changed')).toHaveLength(1);
  expect((await overview(member)).email).toBe(to);
  await site.runJobs();
  expect(subjectsTo(to).filter((subject) => subject === changed)).toHaveLength(1);
});

test('the change can be cancelled from each of the two addresses and on the page', async () => {
  for (const side of ['old', 'new'] as const) {
    const { member, tokens } = await asked(`stopped-${side}`);
    const other = side === 'old' ? tokens.new : tokens.old;
    await answer(other, 'confirm');
    expect((await answer(tokens[side], 'stop')).body).toEqual({ state: 'stopped' });
    expect((await answer(other, 'confirm')).status).toBe(400);
    expect(await overview(member)).toMatchObject({ email: member.email, email_change: null });
  }
  const { member, tokens } = await asked('withdrawn');
  expect((await site.call(member, 'DELETE', '/api/account/email')).status).toBe(200);
  expect((await answer(tokens.old, 'confirm')).status).toBe(400);
});

test('links expire after 24 hours, and when another change is requested', async () => {
  const late = await asked('too-late');
  await t.database.db
    .updateTable('email_changes')
    .set({ expires_at: sql`expires_at - interval '24 hours'` })
    .where('user_id', '=', late.member.user.id)
    .execute();
  expect((await answer(late.tokens.new, 'confirm')).body.code).toBe('invalid_email_change_link');

  const first = await asked('twice');
  const second = await ask(first.member, 'second-choice@example.org');
  expect((await answer(first.tokens.new, 'confirm')).status).toBe(400);
  expect((await answer(second.old, 'confirm')).body).toEqual({ state: 'waiting' });
});

test('a change needs the password and a new address that no one has', async () => {
  const member = await site.member('asks');
  await site.member('occupied');
  const put = (body: object) => site.call(member, 'PUT', '/api/account/email', body);
  expect((await put({ email: 'x@example.org' })).body.code).toBe('reauthentication_failed');
  expect((await put({ email: 'x@example.org', password: 'Wrong-Horse-7' })).status).toBe(403);
  expect((await put({ email: 'nonsense', password })).body.fields).toEqual({
    email: 'Please enter a valid email address',
  });
  expect((await put({ email: ' ASKS@example.org', password })).body.fields).toEqual({
    email: 'This is your address already',
  });
  const taken = await put({ email: 'occupied@example.org', password });
  expect(taken.status).toBe(409);
  expect(taken.body.fields).toEqual({ email: 'This address has an account already' });
  expect((await overview(member)).email_change).toBeNull();
});

test('an address that someone else has taken in the meantime stays theirs', async () => {
  const { member, tokens, to } = await asked('too-slow');
  await answer(tokens.old, 'confirm');
  await t.database.db.insertInto('users').values({ username: 'quicker', email: to, password_hash: null }).execute();
  const refused = await answer(tokens.new, 'confirm');
  expect(refused.status).toBe(409);
  expect((await overview(member)).email).toBe(member.email);
});

const changed = 'Your email address at Foredraft was changed';

async function asked(name: string) {
  const member = await site.member(name);
  const to = `${name}.new@example.org`;
  return { member, to, tokens: await ask(member, to) };
}

/** Requests the change and returns the tokens emailed to the two addresses. */
async function ask(member: Member, email: string): Promise<{ old: string; new: string }> {
  const answer = await site.call(member, 'PUT', '/api/account/email', { email, password });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  await site.runJobs();
  const token = (address: string) => {
    const texts = t.mails.filter((mail) => mail.to === address).map((mail) => mail.text);
    return texts.map((text) => /\/auth\/email-change#token=(\S+)/.exec(text)?.[1]).findLast(Boolean) ?? '';
  };
  return { old: token(member.email), new: token(email) };
}

async function answer(token: string, decision: 'confirm' | 'stop') {
  const response = await site.fetch('/api/auth/email-change', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, decision }),
  });
  return { status: response.status, body: (await response.json()) as { state?: string; code?: string } };
}

async function overview(member: Member) {
  return (await site.call(member, 'GET', '/api/account')).body;
}

function subjectsTo(address: string): string[] {
  return t.mails.filter((mail) => mail.to === address).map((mail) => mail.subject);
}
