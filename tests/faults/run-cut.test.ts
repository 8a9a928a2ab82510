import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import {
  account,
  ended,
  type InstanceOptions,
  makeUser,
  type Point,
  prepareRuns,
  type RunInstance,
  readRun,
  runInstance,
  until,
} from './run-instance.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 20 });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

let instance: RunInstance;
let connections: Database;
afterEach(async () => {
  await instance.stop();
  await connections.close();
});

/** An instance whose connections can be distinguished from the test's own. */
async function openInstance(options: InstanceOptions): Promise<void> {
  connections = connectDatabase(t.url, { log: platform.log, applicationName: 'foredraft-instance' });
  // A connection that breaks during a transaction must not end the process either.
  instance = await runInstance({ ...platform, ...connections }, options);
  await instance.runs.startWorker();
}

/** Terminates connections of this database on the server, like a restart or a network failure. */
async function cut(...applications: string[]): Promise<number> {
  const { rows } = await platform.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = any($1)`,
    [applications],
  );
  return rows.length;
}

test.each<Point>(['think begins', 'store ends', 'commit begins', 'commit ends'])(
  'a run whose connections are all cut at "%s" ends once and is charged once',
  async (point) => {
    let cuts = 0;
    await openInstance({
      timing: { retryDelays: [1, 1, 1], claimSeconds: 3 },
      hooks: {
        async at(now) {
          if (now !== point || cuts > 0) return;
          cuts = await cut('foredraft-instance', 'foredraft-listener', 'foredraft-jobs');
        },
      },
    });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', charge: 'captured' });
    expect(cuts).toBeGreaterThan(2);
    expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  },
);

test('a worker whose listening connection is cut opens a new one, keeps its run, and is still notified of a cancellation', async () => {
  const reached = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<void>();
  await openInstance({
    // Only a notification can report the end: polling happens every ten minutes.
    timing: { renewMilliseconds: 600_000, claimSeconds: 600 },
    hooks: {
      at(point, { signal }) {
        if (point !== 'think begins') return;
        reached.resolve();
        return new Promise((resolve) => {
          signal?.addEventListener('abort', () => {
            heard.resolve();
            resolve();
          });
        });
      },
    },
  });
  const userId = await makeUser(platform, 10);
  const { runId } = await instance.start(userId);
  await reached.promise;
  const { worker } = await readRun(platform, runId);
  expect(await cut('foredraft-listener')).toBe(1);
  await until(async () => {
    const { rows } = await platform.pool.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and objid::bigint = $1 and application_name = 'foredraft-listener' and query like 'listen%'`,
      [worker],
    );
    return rows.length === 1;
  });
  await instance.runs.cancelRun(userId, runId);
  await heard.promise;
  expect(await ended(platform, runId)).toMatchObject({ state: 'cancelled', charge: 'released' });
  expect(instance.seen).toEqual(['read', 'think']);
});
