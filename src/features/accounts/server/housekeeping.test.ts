import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { removeOutdated } from './housekeeping.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('removes sessions and links that ended 30 days ago, and keeps newer and valid ones', async () => {
  const { db } = t.database;
  const user = { username: 'keeper', email: 'keeper@example.org', password_hash: null };
  const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  const days = (count: number) => sql<Date>`now() + make_interval(days => ${count})`;
  const session = async (name: string, expires: number, ended: number | null) => {
    await db
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        user_id: userId,
        token_hash: Buffer.from(name),
        user_agent: name,
        address: '192.0.2.1',
        address_block: '192.0.2.0/24',
        expires_at: days(expires),
        ended_at: ended === null ? null : days(ended),
        end_reason: ended === null ? null : 'logout',
      })
      .execute();
  };
  await session('stands', 30, null);
  await session('ended lately', 1, -29);
  await session('expired lately', -29, null);
  await session('ended long ago', 1, -31);
  await session('expired long ago', -31, null);
  for (const [name, expires] of [
    ['young', -29],
    ['old', -31],
  ] as const) {
    await db
      .insertInto('account_tokens')
      .values({ user_id: userId, purpose: 'signup', token_hash: Buffer.from(name), expires_at: days(expires) })
      .execute();
  }

  await removeOutdated(t.database);

  const sessions = await db.selectFrom('sessions').select('user_agent').orderBy('user_agent').execute();
  expect(sessions.map((row) => row.user_agent)).toEqual(['ended lately', 'expired lately', 'stands']);
  const tokens = await db.selectFrom('account_tokens').select('token_hash').execute();
  expect(tokens.map((row) => row.token_hash.toString())).toEqual(['young']);
});

test('removes expired recovery links, and networks that no one has logged in from for a year', async () => {
  const { db } = t.database;
  const user = { username: 'mover', email: 'mover@example.org', password_hash: null };
  const { id: user_id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  const hours = (count: number) => sql<Date>`now() + make_interval(hours => ${count})`;
  for (const [name, expires_at, replaced_at] of [
    ['stands', hours(1), null],
    ['over', hours(-1), hours(-1)],
  ] as const) {
    const link = { replaced_at, user_id, email: user.email, token_hash: Buffer.from(name), expires_at };
    await db.insertInto('recovery_links').values(link).execute();
  }
  for (const [value, last_seen_at] of [
    ['192.0.2.0/24', hours(-364 * 24)],
    ['203.0.113.0/24', hours(-367 * 24)],
  ] as const) {
    await db.insertInto('sign_in_places').values({ user_id, kind: 'block', value, last_seen_at }).execute();
  }
  await removeOutdated(t.database);
  expect(await db.selectFrom('recovery_links').select('token_hash').execute()).toEqual([
    { token_hash: Buffer.from('stands') },
  ]);
  expect(await db.selectFrom('sign_in_places').select('value').execute()).toEqual([{ value: '192.0.2.0/24' }]);
});

test('removes expired address changes and challenges, and second factors that were never confirmed', async () => {
  const { db } = t.database;
  const hours = (count: number) => sql<Date>`now() + make_interval(hours => ${count})`;
  const waiting = async (name: string, when: number) => {
    const user = { username: name, email: `${name}@example.org`, password_hash: null };
    const { id: user_id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    const hashes = { old_token_hash: Buffer.from(`${name} old`), new_token_hash: Buffer.from(`${name} new`) };
    const new_email = `${name}.new@example.org`;
    await db
      .insertInto('email_changes')
      .values({ user_id, new_email, ...hashes, expires_at: hours(when) })
      .execute();
    await db
      .insertInto('passkey_challenges')
      .values({ user_id, challenge: name, expires_at: hours(when) })
      .execute();
    await db
      .insertInto('second_factors')
      .values({ user_id, sealed_secret: Buffer.from(name), created_at: hours(when - 24) })
      .execute();
  };
  await waiting('fresh', 1);
  await waiting('stale', -1);
  await removeOutdated(t.database);
  const left = await db
    .selectFrom('users')
    .leftJoin('email_changes', 'email_changes.user_id', 'users.id')
    .leftJoin('passkey_challenges', 'passkey_challenges.user_id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .where('users.username', 'in', ['fresh', 'stale'])
    .orderBy('users.username')
    .select(['users.username', 'new_email', 'challenge', 'sealed_secret'])
    .execute();
  expect(left).toEqual([
    {
      username: 'fresh',
      new_email: 'fresh.new@example.org',
      challenge: 'fresh',
      sealed_secret: Buffer.from('fresh'),
    },
    { username: 'stale', new_email: null, challenge: null, sealed_secret: null },
  ]);
});
