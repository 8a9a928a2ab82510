import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BusyError, InputError } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import { createJobs } from '#server/base/jobs/pg-boss-jobs.ts';
import type { Platform } from '#server/platform.ts';
import { findOwnRun, listOwnRuns } from '#server/run-api/present-runs.ts';
import { type ClaimedRun, claimNext, renewClaims, yieldRun } from '#server/runs/claim.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import {
  account,
  deliveredKey,
  ended,
  eventNames,
  type InstanceOptions,
  makeUser,
  type Point,
  prepareRuns,
  type RunInstance,
  readRun,
  runInstance,
  type StepId,
  until,
} from './run-instance.ts';

let t: TestDatabase;
let platform: Platform;
beforeAll(async () => {
  t = await testDatabase({ max: 60 });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

const instances: RunInstance[] = [];
afterEach(async () => {
  for (const instance of instances.splice(0)) await instance.stop();
});
async function openInstance(options: InstanceOptions & { worker?: boolean } = {}): Promise<RunInstance> {
  const instance = await runInstance(platform, options);
  instances.push(instance);
  if (options.worker !== false) await instance.runs.startWorker();
  return instance;
}

const wholeStory = [
  'workflow_started',
  'step_started read',
  'step_finished read',
  'step_started think',
  'step_finished think',
  'step_started write',
  'step_finished write',
  'workflow_finished succeeded',
];

/** Waits at a point until it is opened or the signal aborts. */
function gate(at: Point) {
  const reached = Promise.withResolvers<string | undefined>();
  const open = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    open: () => open.resolve(),
    async at(point: Point, { signal, runId }: { signal?: AbortSignal; runId?: string }) {
      if (point !== at) return;
      reached.resolve(runId);
      await Promise.race([
        open.promise,
        new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve())),
      ]);
    },
  };
}

describe('a run that succeeds', () => {
  test('is queued, runs its steps, delivers, and is captured once [D.27][D.29]', async () => {
    const waiting = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    const { runId } = await waiting.start(userId);
    expect((await findOwnRun(platform.db, userId, runId))?.state).toBe('queued');

    const instance = await openInstance();
    const run = await ended(platform, runId);
    expect(run).toMatchObject({
      state: 'succeeded',
      charge: 'captured',
      result_kind: 'draft',
      result_id: runId,
      error_code: null,
    });
    expect(instance.seen).toEqual(['read', 'think', 'write', 'store', 'commit']);
    expect(await eventNames(platform, runId)).toEqual(wholeStory);
    expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
    const shown = await findOwnRun(platform.db, userId, runId);
    expect(shown?.steps.map((step) => step.state)).toEqual(['done', 'done', 'done']);
    expect(shown?.charge).toBe('captured');
  });

  test('passes its input and outputs to later steps with the keys in their original order', async () => {
    const instance = await openInstance();
    const { runId } = await instance.start(await makeUser(platform, 10));
    await ended(platform, runId);
    const text = Buffer.from(await platform.files.get(deliveredKey(runId))).toString();
    expect(text).toBe('{"ZEBRA":"HELLO","APPLE":0}');
  });

  test('is not delayed by another run with a slow delivery', async () => {
    const stop = gate('commit begins');
    let slow = '';
    const instance = await openInstance({
      worker: false,
      timing: { renewMilliseconds: 20 },
      hooks: { at: (point, run) => (run.runId === slow ? stop.at(point, run) : undefined) },
    });
    const userId = await makeUser(platform, 20);
    slow = (await instance.start(userId)).runId;
    await instance.runs.startWorker();
    await stop.reached;
    const other = await makeUser(platform, 20);
    const others = [await instance.start(other), await instance.start(other)];
    for (const { runId } of others)
      expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', attempt: 0 });
    stop.open();
    expect(await ended(platform, slow)).toMatchObject({ state: 'succeeded', attempt: 0 });
    expect(instance.seen.filter((step) => step === 'commit').length).toBe(3);
  });

  test('leaves no working files, checkpoints or input', async () => {
    const instance = await openInstance();
    const { runId } = await instance.start(await makeUser(platform, 10));
    const run = await ended(platform, runId);
    expect(run.input).toBeNull();
    expect(await platform.files.list(`runs/${runId}`)).toEqual([]);
    const steps = await platform.db.selectFrom('run_steps').selectAll().where('run_id', '=', runId).execute();
    expect(steps.map((step) => [step.output, step.artifacts])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  test('costs nothing if its feature is free, and writes nothing to the ledger', async () => {
    await platform.db.updateTable('features').set({ credit_cost: 0 }).where('slug', '=', 'test-values').execute();
    try {
      const instance = await openInstance();
      const userId = await makeUser(platform, 0);
      const { runId } = await instance.start(userId);
      expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', charge: 'none', cost: 0 });
      expect(await account(platform, userId)).toMatchObject({ deliveries: 1, charges: 0 });
    } finally {
      await platform.db.updateTable('features').set({ credit_cost: 3 }).where('slug', '=', 'test-values').execute();
    }
  });
});

describe('accepting a run', () => {
  test('holds its price in the same transaction: a failure after the hold leaves neither run nor hold [D.30]', async () => {
    const instance = await openInstance({
      worker: false,
      charges: (real) => ({
        ...real,
        async hold(trx, hold) {
          await real.hold(trx, hold);
          throw new Error('no ledger today');
        },
      }),
    });
    const userId = await makeUser(platform, 10);
    await expect(instance.start(userId)).rejects.toThrow('no ledger today');
    expect(await account(platform, userId)).toMatchObject({ balance: 10, held: 0 });
    expect(await platform.db.selectFrom('runs').select('id').where('user_id', '=', userId).execute()).toEqual([]);
  });

  test('holds the price while the run is open', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    await instance.start(userId);
    expect(await account(platform, userId)).toMatchObject({ balance: 7, held: 3 });
  });

  test('refuses with out_of_credits and leaves nothing if the balance is too low', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 2);
    await expect(instance.start(userId)).rejects.toMatchObject({ code: 'out_of_credits', status: 402 });
    expect(await platform.db.selectFrom('runs').select('id').where('user_id', '=', userId).execute()).toEqual([]);
  });

  test('refuses a feature that is disabled or deleted', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    const feature = () => platform.db.updateTable('features').where('slug', '=', 'test-values');
    await feature().set({ is_active: false }).execute();
    await expect(instance.start(userId)).rejects.toMatchObject({ code: 'feature_inactive' });
    await feature().set({ is_active: true, deleted_at: new Date() }).execute();
    await expect(instance.start(userId)).rejects.toMatchObject({ code: 'feature_inactive' });
    await feature().set({ deleted_at: null }).execute();
  });

  test('creates one run and one hold for the same key sent 50 times in parallel', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 100);
    const key = randomUUID();
    const started = await Promise.all(Array.from({ length: 50 }, () => instance.start(userId, {}, key)));
    expect(new Set(started.map((run) => run.runId)).size).toBe(1);
    expect(started.filter((run) => run.created).length).toBe(1);
    expect(await account(platform, userId)).toMatchObject({ balance: 97, held: 3 });
  });

  test('creates another run for the same key of another user', async () => {
    const instance = await openInstance({ worker: false });
    const key = randomUUID();
    const first = await instance.start(await makeUser(platform, 10), {}, key);
    const second = await instance.start(await makeUser(platform, 10), {}, key);
    expect(first.runId).not.toBe(second.runId);
  });

  test('accepts as many of 20 parallel submissions as the balance covers', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 15);
    const started = await Promise.allSettled(Array.from({ length: 20 }, () => instance.start(userId)));
    expect(started.filter((run) => run.status === 'fulfilled').length).toBe(5);
    expect(await account(platform, userId)).toMatchObject({ balance: 0, held: 15 });
  });
});

describe('a run that fails', () => {
  test.each<StepId>(['read', 'think', 'write'])(
    'fails with the sentence of an InputError in the step %s, without a retry, and is released [D.31]',
    async (step) => {
      const instance = await openInstance({
        hooks: {
          at(point) {
            if (point === `${step} begins`) throw new InputError('This page has no words.', 'invalid_text');
          },
        },
      });
      const userId = await makeUser(platform, 10);
      const { runId } = await instance.start(userId);
      const run = await ended(platform, runId);
      expect(run).toMatchObject({
        state: 'failed',
        charge: 'released',
        error_code: 'invalid_text',
        error_message: 'This page has no words.',
        attempt: 0,
      });
      expect(await account(platform, userId)).toEqual({ balance: 10, held: 0, deliveries: 0, charges: 0 });
      expect((await eventNames(platform, runId)).slice(-2)).toEqual(['error invalid_text', 'workflow_finished failed']);
    },
  );

  test('is retried after a transient failure, from the step that failed, and succeeds', async () => {
    let failures = 0;
    const instance = await openInstance({
      hooks: {
        at(point) {
          if (point === 'think begins' && failures < 2) {
            failures += 1;
            throw new Error('the disk hiccuped');
          }
        },
      },
    });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', attempt: 2 });
    expect(instance.seen).toEqual(['read', 'think', 'think', 'think', 'write', 'store', 'commit']);
    expect((await eventNames(platform, runId)).filter((name) => name === 'run_retried').length).toBe(2);
    expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test('is retried even if the job queue does not answer a starting worker', async () => {
    let failed = false;
    const jobs = await createJobs(platform, { log: platform.log });
    const instance = await runInstance(platform, {
      jobs: { ...jobs, schedule: () => new Promise<void>(() => undefined) },
      hooks: {
        at(point) {
          if (point !== 'think begins' || failed) return;
          failed = true;
          throw new Error('the disk hiccuped');
        },
      },
    });
    instances.push(instance);
    void instance.runs.startWorker();
    const { runId } = await instance.start(await makeUser(platform, 10));
    expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', attempt: 1 });
  });

  test('goes to the end of the queue if a resource is busy, without using up an attempt, and shows what it waits for', async () => {
    const notes: (string | null | undefined)[] = [];
    let busy = 1;
    const instance = await openInstance({
      timing: { busySeconds: 0 },
      hooks: {
        async at(point, { progress, runId }) {
          if (point === 'store begins') notes.push((await runOf(runId))?.steps[1]?.note);
          if (point !== 'think begins') return;
          if (busy > 0) {
            busy -= 1;
            throw new BusyError('in use');
          }
          await progress?.('Page 1 of 2');
          await progress?.('Page 2 of 2');
          notes.push((await listOwnRuns(platform.db, userId, { active: true, limit: 1 }))[0]?.steps[1]?.note);
        },
      },
    });
    const userId = await makeUser(platform, 10);
    const runOf = (id = '') => findOwnRun(platform.db, userId, id);
    const { runId } = await instance.start(userId);
    expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded', attempt: 0 });
    expect(notes).toEqual(['Page 2 of 2', null]);
    expect(await eventNames(platform, runId)).toEqual([
      ...wholeStory.slice(0, 4),
      'step_progress',
      'step_progress',
      ...wholeStory.slice(4),
    ]);
    expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test('fails after its last attempt without revealing the cause, and is released', async () => {
    const instance = await openInstance({
      hooks: {
        at(point) {
          if (point === 'write begins') throw new Error('secret detail');
        },
      },
    });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    expect(await ended(platform, runId)).toMatchObject({
      state: 'failed',
      error_code: 'run_failed',
      error_message: 'An error occurred',
    });
    expect(instance.seen.filter((step) => step === 'write').length).toBe(3);
    expect(await account(platform, userId)).toMatchObject({ balance: 10, held: 0, charges: 0 });
  });

  test('removes what its delivery had stored', async () => {
    const instance = await openInstance({
      hooks: {
        at(point) {
          if (point === 'commit begins') throw new AppError('conflict');
        },
      },
    });
    const { runId } = await instance.start(await makeUser(platform, 10));
    expect(await ended(platform, runId)).toMatchObject({ state: 'failed', error_code: 'conflict' });
    expect(await platform.files.stat(deliveredKey(runId))).toBeNull();
  });

  test('ends with run_timed_out at its time limit, even if its step ignores the signal, and is released [D.31]', async () => {
    const never = Promise.withResolvers<void>();
    const instance = await openInstance({
      hooks: { timeLimitSeconds: 1, at: (point) => (point === 'think begins' ? never.promise : undefined) },
    });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    const run = await until(async () => {
      const now = await readRun(platform, runId);
      return now.finished_at && now;
    });
    expect(run).toMatchObject({ state: 'failed', error_code: 'run_timed_out', charge: 'released' });
    expect(await account(platform, userId)).toEqual({ balance: 10, held: 0, deliveries: 0, charges: 0 });
    never.resolve();
    await ended(platform, runId);
    expect(instance.seen).toEqual(['read', 'think']);
  });

  test('that timed out while no worker was running is ended by the next one', async () => {
    const waiting = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    const { runId } = await waiting.start(userId);
    await platform.pool.query(
      `update runs set state = 'running', started_at = now() - interval '5 min', deadline = now() - interval '4 min' where id = $1`,
      [runId],
    );
    await openInstance();
    expect(await ended(platform, runId)).toMatchObject({
      state: 'failed',
      error_code: 'run_timed_out',
      charge: 'released',
    });
  });
});

describe('cancelling', () => {
  test('a queued run releases its hold, and no worker touches it afterwards', async () => {
    const waiting = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    const { runId } = await waiting.start(userId);
    await waiting.runs.cancelRun(userId, runId);
    expect(await readRun(platform, runId)).toMatchObject({ state: 'cancelled', charge: 'released', input: null });
    const instance = await openInstance();
    const { runId: next } = await instance.start(userId);
    await ended(platform, next);
    expect(instance.seen).toEqual(['read', 'think', 'write', 'store', 'commit']);
    expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test.each<Point>(['read begins', 'think begins', 'write begins', 'write ends', 'store begins', 'store ends'])(
    'a run at "%s" stops its work in another process, delivers nothing and is released [D.31]',
    async (point) => {
      const stop = gate(point);
      const instance = await openInstance({ hooks: { at: stop.at } });
      const other = await openInstance({ worker: false });
      const userId = await makeUser(platform, 10);
      const { runId } = await instance.start(userId);
      await stop.reached;
      await other.runs.cancelRun(userId, runId);
      // A step notices the abort by its signal; storing has no signal and continues until the test opens the gate.
      if (point.startsWith('store')) stop.open();
      expect(await ended(platform, runId)).toMatchObject({ state: 'cancelled', charge: 'released' });
      expect(await account(platform, userId)).toEqual({ balance: 10, held: 0, deliveries: 0, charges: 0 });
      expect(await platform.files.stat(deliveredKey(runId))).toBeNull();
      expect((await eventNames(platform, runId)).at(-1)).toBe('workflow_finished cancelled');
    },
  );

  test('a run during its delivery waits for the delivery, and has no effect', async () => {
    const stop = gate('commit ends');
    const instance = await openInstance({ hooks: { at: stop.at } });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    await stop.reached;
    const cancelled = instance.runs.cancelRun(userId, runId);
    stop.open();
    await expect(cancelled).rejects.toMatchObject({ code: 'run_finished', status: 409 });
    expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test('twice has the same effect as once, and the run of another user is not found', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    await expect(instance.runs.cancelRun(await makeUser(platform, 0), runId)).rejects.toMatchObject({
      code: 'run_not_found',
    });
    await instance.runs.cancelRun(userId, runId);
    await instance.runs.cancelRun(userId, runId);
    expect(await account(platform, userId)).toMatchObject({ balance: 10, held: 0 });
  });
});

describe('a worker that stops', () => {
  test('normally returns its run, and the next worker continues at the same step [D.28]', async () => {
    const stop = gate('think begins');
    const first = await openInstance({ hooks: { at: stop.at } });
    const userId = await makeUser(platform, 10);
    const { runId } = await first.start(userId);
    await stop.reached;
    instances.splice(instances.indexOf(first), 1);
    await first.stop();
    expect(await readRun(platform, runId)).toMatchObject({ state: 'running', worker: null, interruptions: 0 });
    const second = await openInstance();
    expect(await ended(platform, runId)).toMatchObject({ state: 'succeeded' });
    expect(first.seen).toEqual(['read', 'think']);
    expect(second.seen).toEqual(['think', 'write', 'store', 'commit']);
    expect(await eventNames(platform, runId)).toEqual(wholeStory);
  });

  test('repeatedly at the same step counts as a failure of the run', async () => {
    const instance = await openInstance({ worker: false });
    const userId = await makeUser(platform, 10);
    const { runId } = await instance.start(userId);
    await platform.pool.query(`update runs set state = 'running', interruptions = 6 where id = $1`, [runId]);
    const worker = await openInstance();
    expect(await ended(platform, runId)).toMatchObject({
      state: 'failed',
      error_code: 'run_failed',
      charge: 'released',
    });
    expect(worker.seen).toEqual([]);
  });

  test('a run is found even without a notification', async () => {
    const userId = await makeUser(platform, 10);
    const worker = await openInstance({ timing: { pollMilliseconds: 50 } });
    const { runId } = await worker.start(userId);
    const first = await ended(platform, runId);
    const { rows } = await platform.pool.query(
      `insert into runs (user_id, feature, engine, steps, input, idempotency_key, cost, charge, time_limit_seconds)
       select user_id, feature, engine, steps, '{"text": "hello"}', 'another', 0, 'none', time_limit_seconds
       from runs where id = $1 returning id`,
      [first.id],
    );
    expect(await ended(platform, rows[0].id)).toMatchObject({ state: 'succeeded' });
  });
});

test('renewing claims does not wait for runs that are being written, and reports which claims are still valid', async () => {
  const instance = await openInstance({ worker: false });
  const userId = await makeUser(platform, 10);
  const claims: ClaimedRun[] = [];
  for (let number = 0; number < 3; number += 1) {
    await instance.start(userId);
    const claim = await claimNext(platform.db, {
      lane: 'long',
      worker: 1,
      claimSeconds: 20,
      after: userId,
      served: [],
      atWork: [],
    });
    if (claim) claims.push(claim);
  }
  const [busy, free, taken] = claims.map((claim) => claim.runId);
  await platform.pool.query('update runs set fence = fence + 1 where id = $1', [taken]);
  await platform.pool.query('update runs set lease_until = null');
  const standing = await platform.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('runs')
      .select('id')
      .where('id', '=', busy ?? '')
      .forUpdate()
      .execute();
    return renewClaims(platform.db, 1, claims, 20);
  });
  expect(standing).toEqual(new Set([busy, free]));
  expect((await readRun(platform, free ?? '')).lease_until).not.toBeNull();
  expect((await readRun(platform, taken ?? '')).lease_until).toBeNull();
});

test('a run that its worker released is due again, even if a renewal of its claim arrives late', async () => {
  const instance = await openInstance({ worker: false });
  const userId = await makeUser(platform, 10);
  await instance.start(userId);
  const next = () =>
    claimNext(platform.db, { lane: 'long', worker: 1, claimSeconds: 20, after: userId, served: [], atWork: [] });
  const claim = await next();
  if (!claim) throw new Error('nothing is due');
  await yieldRun(platform.db, claim);
  expect(await renewClaims(platform.db, 1, [claim], 20)).toEqual(new Set());
  expect(await next()).toMatchObject({ runId: claim.runId });
});

describe('the sweep', () => {
  test('removes what finished runs, abandoned uploads and crashed processes left, and nothing in use', async () => {
    const instance = await openInstance({ worker: false, timing: { settleSeconds: 0, uploadSeconds: 60 } });
    const userId = await makeUser(platform, 20);
    const open = await instance.start(userId);
    const over = await instance.start(userId);
    const upload = async (age: string) => {
      const { rows } = await platform.pool.query<{ id: string }>(
        `insert into uploads (user_id, feature, received_at, created_at) values ($1, 'test-package', now(), now() - $2::interval) returning id`,
        [userId, age],
      );
      const id = rows[0]?.id ?? '';
      await platform.files.put(`uploads/${id}`, Buffer.from('zip'));
      return id;
    };
    const [used, young, old, ofOver] = [
      await upload('1 day'),
      await upload('1 second'),
      await upload('1 day'),
      await upload('1 second'),
    ];
    const orphan = randomUUID();
    await platform.files.put(`uploads/${orphan}`, Buffer.from('zip'));
    for (const id of [open.runId, over.runId, orphan]) await platform.files.put(`runs/${id}/1/a.txt`, Buffer.from('a'));
    await platform.db.updateTable('runs').set({ upload_id: used }).where('id', '=', open.runId).execute();
    await platform.pool.query(
      `update runs set upload_id = $2, state = 'failed', charge = 'released', worker = 1, finished_at = now() - interval '1 s' where id = $1`,
      [over.runId, ofOver],
    );

    await instance.runs.sweep();
    expect((await platform.files.list('uploads')).sort()).toEqual([`uploads/${used}`, `uploads/${young}`].sort());
    expect(await platform.files.stat(`uploads/${old}`)).toBeNull();
    expect(await platform.files.list(`runs/${open.runId}`)).toEqual([`runs/${open.runId}/1/a.txt`]);
    expect(await platform.files.list(`runs/${over.runId}`)).toEqual([]);
    expect(await platform.files.list(`runs/${orphan}`)).toEqual([]);
    expect((await readRun(platform, over.runId)).input).toBeNull();
    expect((await readRun(platform, open.runId)).input).not.toBeNull();
  });
});
