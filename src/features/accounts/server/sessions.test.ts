import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type AccountSite, accountSite } from '../../../../tests/support/account-site.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { createTokens } from './tokens.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());
afterEach(() => {
  vi.useRealTimers();
});

const refresh = (token: string, from = {}) => site.auth({ action: 'refresh', refresh_token: token }, from);
const getUser = (bearer: string | undefined) => site.auth({ action: 'getUser' }, { bearer });

test('refresh returns a new session and the user, and the new tokens work', async () => {
  const { session, user } = await site.member('rotates');
  const answer = await refresh(session.refresh_token);
  expect(answer.status).toBe(200);
  expect(answer.body.user).toEqual(user);
  expect(answer.body.session?.refresh_token).not.toBe(session.refresh_token);
  expect(answer.cookie).toBe(`foredraft-refresh=${answer.body.session?.refresh_token}`);
  expect((await getUser(answer.body.session?.access_token)).body.user).toEqual(user);
  expect((await refresh(answer.body.session?.refresh_token ?? '')).status).toBe(200);
});

test('refresh reads the token from the cookie', async () => {
  const { cookie, user } = await site.member('by-cookie');
  const answer = await site.auth({ action: 'refresh' }, { cookie });
  expect(answer.body.user).toEqual(user);
  expect(answer.cookie).not.toBe(cookie);
  const none = await site.auth({ action: 'refresh' });
  expect(none).toMatchObject({
    status: 401,
    body: { error: 'refresh_token_not_found', code: 'refresh_token_not_found' },
  });
});

test('a refresh token that is used again ends the whole family immediately, including its successor and the access tokens', async () => {
  const { session } = await site.member('reuse');
  const next = (await refresh(session.refresh_token)).body.session;
  await pass(session.refresh_token, 11);
  expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_not_found');
  expect(await endOf(session.refresh_token)).toBe('reuse');
  expect((await getUser(session.access_token)).status).toBe(401);
  expect((await getUser(next?.access_token)).status).toBe(401);
  expect((await refresh(next?.refresh_token ?? '')).status).toBe(401);
});

test('a refresh token that is two generations old ends the family, even within ten seconds', async () => {
  const { session } = await site.member('reuse-older');
  const second = (await refresh(session.refresh_token)).body.session;
  const third = (await refresh(second?.refresh_token ?? '')).body.session;
  expect((await refresh(session.refresh_token)).status).toBe(401);
  expect((await refresh(third?.refresh_token ?? '')).status).toBe(401);
  expect(await endOf(session.refresh_token)).toBe('reuse');
});

test('within ten seconds the same client gets the same successor', async () => {
  const { session } = await site.member('grace');
  const first = await refresh(session.refresh_token);
  await pass(session.refresh_token, 5);
  const again = await refresh(session.refresh_token);
  expect(again.status).toBe(200);
  expect(again.body.session?.refresh_token).toBe(first.body.session?.refresh_token);
  expect((await refresh(again.body.session?.refresh_token ?? '')).status).toBe(200);
});

test.each([
  ['another browser', { userAgent: 'another browser' }],
  ['another network', { address: '198.51.100.9' }],
])('within ten seconds %s ends the family', async (name, from) => {
  const { session } = await site.member(name.replace(' ', '-'));
  await refresh(session.refresh_token);
  expect((await refresh(session.refresh_token, from)).status).toBe(401);
  expect(await endOf(session.refresh_token)).toBe('reuse');
});

test('20 tabs that refresh at the same time all stay logged in, with the same successor', async () => {
  const { session } = await site.member('many-tabs');
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  const successors = new Set(answers.map((answer) => answer.body.session?.refresh_token));
  expect(successors.size).toBe(1);
  expect((await refresh([...successors][0] ?? '')).status).toBe(200);
});

test('if eight clients send one token at the same time, one gets an answer, and afterwards none does', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { session } = await site.member(`eight-parties-${round}`);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, party) => refresh(session.refresh_token, { userAgent: `party ${party}` })),
    );
    const answered = answers.filter((answer) => answer.status === 200);
    // None if the other test ended the session before this one could read its user.
    expect(answered.length).toBeLessThanOrEqual(1);
    expect(await endOf(session.refresh_token)).toBe('reuse');
    expect((await getUser(session.access_token)).status).toBe(401);
    for (const { body } of answered) expect((await getUser(body.session?.access_token)).status).toBe(401);
  }
});

test('a forged token cannot end the session whose id it contains', async () => {
  const { session } = await site.member('made-up');
  const forged = Buffer.from(session.refresh_token, 'base64url');
  forged.fill(7, 16, 48);
  expect((await refresh(forged.toString('base64url'))).status).toBe(401);
  expect((await getUser(session.access_token)).status).toBe(200);
});

test('a session lives for 30 days after its last refresh', async () => {
  const { session } = await site.member('sliding');
  const id = sessionIdOf(session.refresh_token);
  await t.database.db
    .updateTable('sessions')
    .set({ expires_at: sql`now() + interval '1 minute'` })
    .where('id', '=', id)
    .execute();
  const next = (await refresh(session.refresh_token)).body.session;
  const { days } = await t.database.db
    .selectFrom('sessions')
    .select(sql<number>`extract(epoch from expires_at - now())::float8 / 86400`.as('days'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(days).toBeGreaterThan(29.9);
  await t.database.db
    .updateTable('sessions')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute();
  expect((await refresh(next?.refresh_token ?? '')).status).toBe(401);
  expect((await getUser(next?.access_token)).status).toBe(401);
});

test('an access token expires after 15 minutes, and the error names the reason', async () => {
  const { session } = await site.member('fifteen');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 });
  expect((await getUser(session.access_token)).status).toBe(200);
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await getUser(session.access_token)).toMatchObject({
    status: 401,
    body: { error: 'JWT expired', code: 'token_expired' },
  });
});

test('an access token signed with another secret, or for another user, is refused', async () => {
  const mine = await site.member('token-mine');
  const other = await site.member('token-other');
  const sessionId = sessionIdOf(mine.session.refresh_token);
  const elsewhere = createTokens(['another secret that is also long enough']);
  expect((await getUser(await elsewhere.signAccess({ userId: mine.user.id, sessionId }))).status).toBe(401);
  const ours = createTokens([t.platform.config.secret]);
  expect((await getUser(await ours.signAccess({ userId: other.user.id, sessionId }))).status).toBe(401);
  expect((await getUser(await ours.signAccess({ userId: mine.user.id, sessionId }))).status).toBe(200);
});

test('a session that ends on one process has ended on every process', async () => {
  const elsewhere = await accountSite(t, anotherPool(t));
  const { session, cookie } = await site.member('two-nodes');
  const there = () => elsewhere.auth({ action: 'getUser' }, { bearer: session.access_token });
  expect((await there()).status).toBe(200);
  await site.auth({ action: 'logout' }, { bearer: session.access_token, cookie });
  expect((await there()).status).toBe(401);
});

test('a page recognizes its user by the cookie, without using up the token', async () => {
  const { cookie, user, session } = await site.member('page-user');
  const page = (value: string) =>
    new Request('http://localhost:3000/x', { headers: { Cookie: `theme=dark; ${value}` } });
  expect(await site.accounts.sessionOfCookie(page(cookie))).toMatchObject({ user });
  expect(await site.accounts.sessionOfCookie(page(cookie))).toMatchObject({ user });
  await site.auth({ action: 'refresh' }, { cookie });
  // Requested before the new cookie arrived.
  expect(await site.accounts.sessionOfCookie(page(cookie))).toMatchObject({ user });
  await pass(session.refresh_token, 11);
  expect(await site.accounts.sessionOfCookie(page(cookie))).toBeNull();
  expect(await site.accounts.sessionOfCookie(page('foredraft-refresh=nonsense'))).toBeNull();
  expect(await site.accounts.sessionOfCookie(new Request('http://localhost:3000/'))).toBeNull();
});

test('the database contains no token that could be used', async () => {
  const { session } = await site.member('only-hashes');
  await refresh(session.refresh_token);
  const rows = await t.database.db.selectFrom('sessions').selectAll().execute();
  const dump = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  expect(dump).not.toContain(session.refresh_token);
  const bytes = Buffer.from(session.refresh_token, 'base64url');
  for (const row of rows) {
    expect(row.token_hash).toHaveLength(32);
    expect(row.token_hash.equals(bytes.subarray(16, 48))).toBe(false);
  }
});

function sessionIdOf(token: string): string {
  return createTokens([t.platform.config.secret]).readRefresh(token)?.sessionId ?? 'none';
}

/** Simulates passing seconds: moves the session's last rotation back. */
async function pass(token: string, seconds: number): Promise<void> {
  await t.database.db
    .updateTable('sessions')
    .set({ rotated_at: sql`rotated_at - make_interval(secs => ${seconds})` })
    .where('id', '=', sessionIdOf(token))
    .execute();
}

async function endOf(token: string): Promise<string | null> {
  const row = await t.database.db
    .selectFrom('sessions')
    .select('end_reason')
    .where('id', '=', sessionIdOf(token))
    .executeTakeFirstOrThrow();
  return row.end_reason;
}
