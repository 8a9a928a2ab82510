import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import type { JobQueue, Jobs } from './jobs.ts';
import { createJobs } from './pg-boss-jobs.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
});
async function openJobs(): Promise<Jobs> {
  const jobs = await createJobs(t.database, { log: t.platform.log });
  opened.push(jobs);
  return jobs;
}

let queues = 0;
function newQueue(settings: Partial<JobQueue> = {}): JobQueue {
  queues += 1;
  return {
    name: `queue-${queues}`,
    concurrency: 1,
    retryLimit: 2,
    retryDelaySeconds: 1,
    retryBackoff: false,
    expireInSeconds: 60,
    ...settings,
  };
}

async function seenBy(jobs: Jobs, queue: JobQueue): Promise<{ seen: unknown[]; until(count: number): Promise<void> }> {
  const seen: unknown[] = [];
  await jobs.work(queue, async (data) => {
    seen.push(data);
  });
  return {
    seen,
    async until(count) {
      while (seen.length < count) await sleep(20);
    },
  };
}

test('a job of a committed transaction is done by another process, even if its queue is not known there yet', async () => {
  const [web, worker] = [await openJobs(), await openJobs()];
  const queue = newQueue();
  await t.database.db.transaction().execute((trx) => web.send(trx, queue.name, { number: 1 }));
  const work = await seenBy(worker, queue);
  await work.until(1);
  expect(work.seen).toEqual([{ number: 1 }]);
});

test('a job of a failed transaction does not exist', async () => {
  const jobs = await openJobs();
  const queue = newQueue();
  const work = await seenBy(jobs, queue);
  const failing = t.database.db.transaction().execute(async (trx) => {
    await jobs.send(trx, queue.name, { number: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await t.database.db.transaction().execute((trx) => jobs.send(trx, queue.name, { number: 2 }));
  await work.until(1);
  await sleep(50);
  expect(work.seen).toEqual([{ number: 2 }]);
});

test('of several jobs with the same key one waits, and jobs without a key all wait', async () => {
  const jobs = await openJobs();
  const queue = newQueue();
  for (let turn = 0; turn < 5; turn += 1) {
    await t.database.db.transaction().execute(async (trx) => {
      await jobs.send(trx, queue.name, { key: 'same' }, { singletonKey: 'same' });
      await jobs.send(trx, queue.name, { turn });
    });
  }
  const work = await seenBy(jobs, queue);
  await work.until(6);
  expect(work.seen.filter((data) => (data as { key?: string }).key === 'same')).toEqual([{ key: 'same' }]);
  expect(work.seen.length).toBe(6);
});

test('a failed job is retried as often as its queue allows', async () => {
  const jobs = await openJobs();
  const queue = newQueue({ retryLimit: 2 });
  let tries = 0;
  await jobs.work(queue, async () => {
    tries += 1;
    throw new Error(`try ${tries}`);
  });
  await t.database.db.transaction().execute((trx) => jobs.send(trx, queue.name, {}));
  const state = async () =>
    (await t.database.pool.query('select state from pgboss.job where name = $1', [queue.name])).rows[0]?.state;
  while ((await state()) !== 'failed') await sleep(50);
  expect(tries).toBe(3);
});

test('a queue runs as many jobs at a time as it is set to, and takes the next one when a job ends', async () => {
  const jobs = await openJobs();
  const queue = newQueue({ concurrency: 3 });
  let [busy, most, done] = [0, 0, 0];
  await t.database.db.transaction().execute(async (trx) => {
    for (let number = 0; number < 30; number += 1) await jobs.send(trx, queue.name, { number });
  });
  await jobs.work(queue, async () => {
    busy += 1;
    most = Math.max(most, busy);
    await sleep(10);
    busy -= 1;
    done += 1;
  });
  while (done < 30) await sleep(20);
  expect(most).toBe(3);
});

test('stopping aborts the signal of running jobs and waits for them', async () => {
  const jobs = await openJobs();
  const queue = newQueue();
  const started = Promise.withResolvers<void>();
  let ended = false;
  await jobs.work(queue, async (_data, signal) => {
    started.resolve();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await sleep(100);
    ended = true;
  });
  await t.database.db.transaction().execute((trx) => jobs.send(trx, queue.name, {}));
  await started.promise;
  opened.splice(opened.indexOf(jobs), 1);
  await jobs.stop();
  expect(ended).toBe(true);
});
