import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { createAttemptLimit, removeSpentLimits } from './attempt-limit.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const limit = (name: string, pool = t.database.pool) => createAttemptLimit(pool, { name, attempts: 10, seconds: 60 });

test('accepts exactly its number of attempts in a burst of 200 over two processes, and tells when to try again', async () => {
  const here = limit('burst');
  const there = limit('burst', anotherPool(t).pool);
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => (index % 2 ? here : there).take('someone')),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as AppError] : []));
  expect(refusals).toHaveLength(190);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'too_many_attempts', status: 429 });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.retryAfter).toBeLessThanOrEqual(60);
  }
});

test('counts keys and limits separately, even if their names run together', async () => {
  for (let count = 0; count < 10; count += 1) await limit('parts').take('a', 'bc');
  await expect(limit('parts').take('a', 'bc')).rejects.toMatchObject({ code: 'too_many_attempts' });
  await limit('parts').take('ab', 'c');
  await limit('parts').take('a');
  await limit('other').take('a', 'bc');
});

test('counts attempts that were returned or forgotten as not made', async () => {
  const one = limit('returns');
  for (let count = 0; count < 10; count += 1) await one.take('k');
  await one.giveBack('k');
  await one.take('k');
  await expect(one.take('k')).rejects.toMatchObject({ code: 'too_many_attempts' });
  await one.forget('k');
  await one.refuseWhenSpent('k');
  for (let count = 0; count < 10; count += 1) await one.take('k');
  await expect(one.refuseWhenSpent('k')).rejects.toMatchObject({ code: 'too_many_attempts' });
  await expect(one.refuseWhenSpent('k')).rejects.toMatchObject({ code: 'too_many_attempts' });
});

test('does not count attempts of an earlier window, and removes them', async () => {
  const one = limit('window');
  for (let count = 0; count < 10; count += 1) await one.take('k');
  await t.database.db
    .updateTable('attempt_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', 'like', 'window:%')
    .execute();
  await one.take('k');
  await t.database.db
    .updateTable('attempt_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', 'like', 'window:%')
    .execute();
  expect(await removeSpentLimits(t.database.pool)).toBe(1);
  expect(await removeSpentLimits(t.database.pool)).toBe(0);
});

test('stores nothing that identifies a person', async () => {
  await limit('privacy').take('ada@example.org', '192.0.2.0/24');
  const rows = await t.database.db.selectFrom('attempt_limits').select('key').execute();
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
});
