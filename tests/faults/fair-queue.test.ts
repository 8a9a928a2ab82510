import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { claimStatement } from '#server/runs/claim.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import {
  ended,
  type InstanceOptions,
  makeUser,
  prepareRuns,
  type RunInstance,
  readRun,
  runInstance,
  until,
} from './run-instance.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 40, environment: { LIMITS: 'relaxed' } });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

const instances: RunInstance[] = [];
afterEach(async () => {
  for (const instance of instances.splice(0)) await instance.stop();
  await platform.pool.query('delete from runs');
});
async function openInstance(options: InstanceOptions = {}): Promise<RunInstance> {
  const instance = await runInstance(platform, options);
  instances.push(instance);
  return instance;
}

/** Records the users whose runs are claimed, in order. */
function noteClaims(users: string[]): NonNullable<InstanceOptions['hooks']> {
  return {
    async at(point, { runId = '' }) {
      if (point === 'store begins') users.push((await readRun(platform, runId)).user_id);
    },
  };
}

const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

describe('the queue', () => {
  test('takes users in turn: six runs of one member do not delay the first run of another [D.136]', async () => {
    const claimed: string[] = [];
    const instance = await openInstance({ hooks: noteClaims(claimed), timing: { concurrency: { short: 1, long: 1 } } });
    // The first user in the order of ids.
    const [greedy, second, third] = (await many(3, () => makeUser(platform, 100))).sort();
    for (let turn = 0; turn < 6; turn += 1) await instance.start(greedy ?? '');
    const others = [
      await instance.start(second ?? ''),
      await instance.start(third ?? ''),
      await instance.start(third ?? ''),
    ];
    await instance.runs.startWorker();
    for (const { runId } of others) await ended(platform, runId);
    // In order of arrival, six runs of the first member would have been claimed before those of anyone else.
    expect(new Set(claimed.slice(0, 3))).toEqual(new Set([greedy, second, third]));
    expect(claimed.slice(0, 5).filter((user) => user === greedy).length).toBe(2);
  });

  test('leaves room for others: a run starts even if six runs of another member could fill all places [D.136]', async () => {
    const atWork: string[] = [];
    const release = Promise.withResolvers<void>();
    const instance = await openInstance({
      hooks: {
        async at(point, { runId = '' }) {
          if (point !== 'store begins') return;
          atWork.push((await readRun(platform, runId)).user_id);
          await release.promise;
        },
      },
    });
    const [greedy = '', other = ''] = await many(2, () => makeUser(platform, 100));
    const first = await many(6, () => instance.start(greedy));
    await instance.runs.startWorker();
    await until(() => atWork.length === 2);
    const { runId } = await instance.start(other);
    await until(() => atWork.includes(other));
    const running = await platform.db.selectFrom('runs').select('user_id').where('worker', 'is not', null).execute();
    expect(running.map((run) => run.user_id).sort()).toEqual([greedy, greedy, other].sort());
    release.resolve();
    for (const run of [...first, { runId }]) await ended(platform, run.runId);
  });

  test('has a lane for short runs, which start while every place for long runs is taken [D.136]', async () => {
    const release = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    let long = 0;
    const instance = await openInstance({
      hooks: {
        async at(point) {
          if (point === 'look begins') looked.resolve();
          if (point !== 'read begins') return;
          long += 1;
          await release.promise;
        },
      },
    });
    const users = await many(3, () => makeUser(platform, 100));
    for (const user of users) for (let turn = 0; turn < 2; turn += 1) await instance.start(user);
    await instance.runs.startWorker();
    await until(() => long === 3);
    const look = { fileName: 'lease.pdf', kind: 'pdf', keepPages: false };
    await instance.runs.startRun({
      userId: users[0] ?? '',
      feature: 'test-look',
      input: look,
      idempotencyKey: null,
    });
    await looked.promise;
    expect(long).toBe(3);
    release.resolve();
  });

  test('gives each run to one worker, even if many ask at the same time [D.136]', async () => {
    const waiting = await openInstance();
    const users = await many(6, () => makeUser(platform, 100));
    const runs = await Promise.all(users.flatMap((user) => Array.from({ length: 5 }, () => waiting.start(user))));
    const workers = await many(4, () => openInstance({ timing: { concurrency: { short: 1, long: 4 } } }));
    await Promise.all(workers.map((worker) => worker.runs.startWorker()));
    for (const { runId } of runs) expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', fence: 1 });
    const { rows } = await platform.pool.query('select count(*)::int as count from deliveries');
    expect(rows[0].count).toBeGreaterThanOrEqual(runs.length);
  });

  test('finds the next run through its index, even if many are waiting [D.136]', async () => {
    const userId = await makeUser(platform, 0);
    const other = await makeUser(platform, 0);
    await platform.pool.query(
      `insert into runs (user_id, feature, engine, steps, idempotency_key, cost, charge, time_limit_seconds)
       select case when n <= 20000 then $1::uuid else $2::uuid end, 'test-values', 'e', '[]', 'k' || n, 0, 'none', 60
       from generate_series(1, 20010) as n`,
      [userId, other],
    );
    await platform.pool.query('analyze runs');
    const statement = claimStatement({
      lane: 'long',
      worker: 1,
      claimSeconds: 20,
      after: [userId, other].sort()[0] ?? '',
      served: [],
      atWork: [randomUUID()],
    });
    const plan = await platform.db.transaction().execute(async (trx) => {
      const { rows } = await sql<Record<string, string>>`explain (analyze, costs off, timing off) ${statement}`.execute(
        trx,
      );
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    expect(plan).toMatch(/Index Scan using runs_due_idx/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
    expect(plan).not.toMatch(/rows=\d{2,}/);
  });
});
