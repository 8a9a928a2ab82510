import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

test('a mailed link verifies the address once; then the account can log in', async () => {
  const { email, token } = await registered('once');
  const first = await confirm(token);
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual({ email });
  expect((await site.auth({ action: 'login', email, password })).status).toBe(200);
  const second = await confirm(token);
  expect(second.status).toBe(400);
  expect(await second.json()).toMatchObject({ code: 'invalid_verification_link' });
});

test('one of 50 parallel uses of one link succeeds, and adds the sample draft', async () => {
  const { token, userId } = await registered('fifty');
  expect(site.sampled).not.toContain(userId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(49);
  expect(site.sampled.filter((id) => id === userId)).toHaveLength(1);
});

test('a second link of a verified account adds no second sample draft', async () => {
  const { email, token, userId } = await registered('sampled');
  await site.auth({ action: 'resend', email });
  await site.runJobs();
  await site.runJobs();
  const again = t.mails.findLast((sent) => sent.to === email)?.text ?? '';
  const second = /#token=([\w-]+)&/.exec(again)?.[1] ?? '';
  expect([(await confirm(token)).status, (await confirm(second)).status]).toEqual([200, 200]);
  expect(site.sampled.filter((id) => id === userId)).toHaveLength(1);
});

test('a link expires after 24 hours', async () => {
  const late = await registered('late');
  await pass(late.userId, '24 hours');
  expect((await confirm(late.token)).status).toBe(400);
  const early = await registered('early');
  await pass(early.userId, '23 hours 59 minutes');
  expect((await confirm(early.token)).status).toBe(200);
});

test('opening the link does not use it up', async () => {
  const { token } = await registered('scanned');
  for (const method of ['GET', 'HEAD']) {
    expect((await site.fetch('/api/auth/confirm', { method })).status).toBe(404);
    expect((await site.fetch(`/api/auth/confirm?token=${token}`, { method })).status).toBe(404);
  }
  expect((await confirm(token)).status).toBe(200);
});

test('a link that was never mailed is refused, whatever its tokens', async () => {
  for (const token of ['x', '\u0000', 'x'.repeat(500), "' or 1=1 --"]) expect((await confirm(token)).status).toBe(400);
  for (const body of ['', '[]', '{"token":["x"]}', '{"token":""}', `{"token":"${'x'.repeat(501)}"}`]) {
    const response = await site.fetch('/api/auth/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  }
});

test('the database stores the link only as a hash, and the queued mail only encrypted', async () => {
  await site.auth({ action: 'register', username: 'sealed', email: 'sealed@example.org', password });
  const queued = await t.database.db.selectFrom('mails').selectAll().where('state', '=', 'queued').execute();
  expect(queued).toHaveLength(1);
  expect(queued[0]?.sealed?.includes('sealed@example.org')).toBe(false);
  expect(queued[0]?.sealed?.includes('token=')).toBe(false);
  await site.runJobs();
  const token = /#token=([\w-]+)&/.exec(t.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const rows = await t.database.db.selectFrom('account_tokens').select('token_hash').execute();
  expect(
    rows.some((row) => row.token_hash.includes(token) || row.token_hash.equals(Buffer.from(token, 'base64url'))),
  ).toBe(false);
  const left = await t.database.db.selectFrom('mails').select('id').where('sealed', 'is not', null).execute();
  expect(left).toHaveLength(0);
});

test('a link can be sent again; unknown and verified addresses get the same answer and no mail', async () => {
  const { email, token } = await registered('again');
  const { email: verified } = await site.member('verified-already');
  await site.runJobs();
  const before = t.mails.length;
  const answers = await Promise.all(
    [email, verified, 'nobody@example.org'].map((address) => site.auth({ action: 'resend', email: address })),
  );
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, body: {} })),
  );
  await site.runJobs();
  await site.runJobs();
  const sent = t.mails.slice(before);
  expect(sent.map((mail) => mail.to)).toEqual([email]);
  const second = /#token=([\w-]+)&/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  expect(second).not.toBe(token);
  expect((await confirm(second)).status).toBe(200);
});

test('sending again is limited per address, whether known or unknown', async () => {
  const { email } = await registered('impatient');
  for (const address of [email, 'unknown-impatient@example.org']) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        site.auth({ action: 'resend', email: address }, { address: `192.0.${index}.1` }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(3_500);
  }
});

async function registered(name: string) {
  const email = `${name}@example.org`;
  const { body } = await site.auth({ action: 'register', username: name, email, password });
  await site.runJobs();
  const mail = t.mails.find((sent) => sent.to === email);
  const token = /#token=([\w-]+)&type=signup/.exec(mail?.text ?? '')?.[1] ?? '';
  return { email, token, userId: body.user?.id ?? '' };
}

function confirm(token: string): Promise<Response> {
  return site.fetch('/api/auth/confirm', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

async function pass(userId: string, interval: string): Promise<void> {
  await t.database.db
    .updateTable('account_tokens')
    .set({ expires_at: sql`expires_at - ${interval}::interval` })
    .where('user_id', '=', userId)
    .execute();
}
