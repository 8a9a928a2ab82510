import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import type { Platform } from '#server/platform.ts';
import { forgetInputs, listFailedRuns } from '#server/runs/retry-run.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { account, ended, makeUser, prepareRuns, type RunInstance, readRun, runInstance } from './run-instance.ts';

let t: TestDatabase;
let platform: Platform;
let instance: RunInstance;
beforeAll(async () => {
  t = await testDatabase({ max: 30 });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterEach(() => instance?.stop());
afterAll(() => t.close());

const record = async () => {};

/** Starts runs that fail until `works` is set. */
async function broken(error: () => Error = () => new Error('the disk is gone')) {
  const state = { works: false };
  instance = await runInstance(platform, {
    timing: { retryDelays: [] },
    hooks: {
      at(point) {
        if (point === 'think begins' && !state.works) throw error();
      },
    },
  });
  await instance.runs.startWorker();
  return state;
}

const retryOf = async (runId: string) =>
  (await listFailedRuns(platform.db, { limit: 100, offset: 0 })).runs.find(({ id }) => id === runId)?.retry;

async function cleaned(runId: string) {
  await expect.poll(async () => (await readRun(platform, runId)).cleaned_at, { timeout: 10_000 }).not.toBeNull();
}

test('a failed run is retried with its input and charged once, however often and by however many it is retried', async () => {
  const state = await broken();
  const userId = await makeUser(platform, 10);
  const { runId } = await instance.start(userId, { text: 'again' });
  expect((await ended(platform, runId)).state).toBe('failed');
  await cleaned(runId);
  expect(await account(platform, userId)).toMatchObject({ balance: 10, held: 0 });
  expect(await retryOf(runId)).toBe('possible');

  // The price has risen since; the user pays what they accepted.
  await platform.db.updateTable('features').set({ credit_cost: 7 }).where('slug', '=', 'test-values').execute();
  state.works = true;
  let records = 0;
  const started = await Promise.all(
    Array.from({ length: 8 }, () =>
      instance.runs.retryRun(runId, async () => {
        records += 1;
      }),
    ),
  );
  await platform.db.updateTable('features').set({ credit_cost: 3 }).where('slug', '=', 'test-values').execute();
  expect(new Set(started.map((each) => each.runId)).size).toBe(1);
  expect([started.filter(({ created }) => created).length, records]).toEqual([1, 1]);
  const retry = started[0]?.runId ?? '';
  expect(await ended(platform, retry)).toMatchObject({ state: 'succeeded', cost: 3, charge: 'captured' });
  expect(await account(platform, userId)).toMatchObject({ balance: 7, held: 0 });
  expect(await retryOf(runId)).toBe('succeeded');
  // The user is notified about it, although it was quick.
  const { rows } = await t.database.pool.query('select count(*)::int as count from mails');
  expect(rows[0].count).toBeGreaterThan(0);
});

test('a retry that fails can be retried itself, and a retry that its user cannot pay for does not start', async () => {
  const state = await broken();
  const userId = await makeUser(platform, 3);
  const { runId } = await instance.start(userId);
  await ended(platform, runId);
  await cleaned(runId);
  const second = (await instance.runs.retryRun(runId, record)).runId;
  expect((await ended(platform, second)).state).toBe('failed');
  await cleaned(second);
  expect([await retryOf(runId), await retryOf(second)]).toEqual(['failed', 'possible']);
  state.works = true;
  const other = (await instance.start(userId)).runId;
  expect((await ended(platform, other)).state).toBe('succeeded');
  await t.database.pool.query("update runs set created_at = now() - interval '1 day' where id = $1", [other]);
  await expect(instance.runs.retryRun(second, record)).rejects.toMatchObject({ code: 'out_of_credits' });
  expect(await account(platform, userId)).toMatchObject({ balance: 0, held: 0 });
});

test('a run is not retried after its user has started the tool again, so the same work is not charged twice', async () => {
  const state = await broken();
  const userId = await makeUser(platform, 10);
  const { runId } = await instance.start(userId);
  await ended(platform, runId);
  await cleaned(runId);
  const second = (await instance.start(userId)).runId;
  expect((await ended(platform, second)).state).toBe('failed');
  await cleaned(second);
  expect([await retryOf(runId), await retryOf(second)]).toEqual(['possible', 'possible']);
  state.works = true;
  const good = (await instance.start(userId)).runId;
  expect((await ended(platform, good)).state).toBe('succeeded');
  expect([await retryOf(runId), await retryOf(second)]).toEqual(['started_again', 'started_again']);
  await expect(instance.runs.retryRun(second, record)).rejects.toMatchObject({ code: 'run_started_again' });
  expect(await account(platform, userId)).toMatchObject({ balance: 7, held: 0 });
});

test('a retry whose log entry cannot be written does not start', async () => {
  await broken();
  const userId = await makeUser(platform, 10);
  const { runId } = await instance.start(userId);
  await ended(platform, runId);
  await cleaned(runId);
  const refuse = async () => {
    throw new Error('no log');
  };
  await expect(instance.runs.retryRun(runId, refuse)).rejects.toThrow('no log');
  expect(await account(platform, userId)).toMatchObject({ balance: 10, held: 0 });
  expect(await retryOf(runId)).toBe('possible');
});

test('a run is not retried when its input is the cause, it succeeded, or its input was deleted after seven days', async () => {
  const state = await broken(() => new InputError('The page “Jane Doe” could not be read.'));
  const userId = await makeUser(platform, 20);
  const refused = (await instance.start(userId)).runId;
  await ended(platform, refused);
  await cleaned(refused);
  expect((await readRun(platform, refused)).input).toBeNull();
  const listed = await listFailedRuns(platform.db, { limit: 100, offset: 0 });
  expect(listed.runs.find(({ id }) => id === refused)).toMatchObject({
    retry: 'cause',
    reason: 'The page “…” could not be read.',
  });
  expect(listed.total).toBe(listed.runs.length);
  await expect(instance.runs.retryRun(refused, record)).rejects.toMatchObject({ code: 'run_not_retryable' });

  state.works = true;
  const good = (await instance.start(userId)).runId;
  await ended(platform, good);
  await expect(instance.runs.retryRun(good, record)).rejects.toMatchObject({ code: 'run_not_found' });
  await expect(instance.runs.retryRun(randomUUID(), record)).rejects.toMatchObject({ code: 'run_not_found' });
  await instance.stop();

  await broken();
  const old = (await instance.start(userId)).runId;
  await ended(platform, old);
  await cleaned(old);
  await forgetInputs(platform.db);
  expect(await retryOf(old)).toBe('possible');
  await t.database.pool.query("update runs set finished_at = now() - interval '8 days' where id = $1", [old]);
  await forgetInputs(platform.db);
  expect(await retryOf(old)).toBe('input_deleted');
  await expect(instance.runs.retryRun(old, record)).rejects.toMatchObject({ code: 'run_not_retryable' });
});
