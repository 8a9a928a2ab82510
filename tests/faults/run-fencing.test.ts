import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '#server/platform.ts';
import { type ClaimGuard, requireClaim } from '#server/runs/claim.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import {
  account,
  ended,
  eventNames,
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
  t = await testDatabase({ max: 40 });
  platform = t.platform;
  await prepareRuns(t.database);
});
afterAll(() => t.close());

/** Locks the row without checking the claim. */
const noGuard: ClaimGuard = async (trx, claim) => {
  await trx.selectFrom('runs').select('id').where('id', '=', claim.runId).forUpdate().execute();
};

/**
 * A worker stalls at a point, ignoring every signal, and its claim expires; a second worker takes over the run and
 * stalls at `think ends`; then the first one resumes. Returns the visible state before and after the second one
 * continued.
 */
async function staleWorker(point: Point, guard: ClaimGuard = requireClaim) {
  let refused = false;
  const stalled = Promise.withResolvers<void>();
  const wake = Promise.withResolvers<void>();
  const first = await runInstance(platform, {
    // It renews its claim once a minute, so effectively never.
    timing: {
      renewMilliseconds: 60_000,
      recoverMilliseconds: 60_000,
      claimSeconds: 1,
      concurrency: { short: 1, long: 1 },
    },
    guard: (trx, claim) =>
      guard(trx, claim).catch((error) => {
        refused = true;
        throw error;
      }),
    hooks: {
      async at(now) {
        if (now !== point) return;
        stalled.resolve();
        await wake.promise;
      },
    },
  });
  await first.runs.startWorker();
  const userId = await makeUser(platform, 10);
  const { runId } = await first.start(userId);
  await stalled.promise;

  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let second: RunInstance | null = null;
  try {
    second = await runInstance(platform, {
      hooks: {
        async at(now) {
          if (now !== (point === 'store ends' ? 'store ends' : 'think ends')) return;
          reached.resolve();
          await goOn.promise;
        },
      },
    });
    await second.runs.startWorker();
    await reached.promise;
    const done = first.seen.length;
    wake.resolve();
    await until(() => refused || first.seen.length > done);
    await first.stop();
    const before = {
      ...(await account(platform, userId)),
      run: await readRun(platform, runId),
      events: await eventNames(platform, runId),
    };
    goOn.resolve();
    await ended(platform, runId);
    return { before, after: await account(platform, userId), events: await eventNames(platform, runId) };
  } finally {
    goOn.resolve();
    await second?.stop();
  }
}

describe('a worker that lost its claim', () => {
  test('cannot write a checkpoint or an event', async () => {
    const { before, after, events } = await staleWorker('think ends');
    expect(before.events).not.toContain('step_finished think');
    expect(before.run.fence).toBe(2);
    expect(events.filter((name) => name === 'step_finished think').length).toBe(1);
    expect(after).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test('would write both if the guard were missing', async () => {
    const { before } = await staleWorker('think ends', noGuard);
    expect(before.events).toContain('step_finished think');
  });

  test('can neither deliver nor settle', async () => {
    const { before, after } = await staleWorker('store ends');
    expect(before.run.state).toBe('running');
    expect(before).toMatchObject({ balance: 7, held: 3, deliveries: 0, charges: 0 });
    expect(after).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
  });

  test('would do both if the guard were missing', async () => {
    const { before } = await staleWorker('store ends', noGuard);
    expect(before).toMatchObject({ held: 0, deliveries: 1, charges: 1 });
  });

  test('has its working files in another folder than its successor', async () => {
    const stalled = Promise.withResolvers<void>();
    const wake = Promise.withResolvers<void>();
    const first = await runInstance(platform, {
      timing: {
        renewMilliseconds: 60_000,
        recoverMilliseconds: 60_000,
        claimSeconds: 1,
        concurrency: { short: 1, long: 1 },
      },
      hooks: {
        async at(now) {
          if (now !== 'think ends') return;
          stalled.resolve();
          await wake.promise;
        },
      },
    });
    await first.runs.startWorker();
    const { runId } = await first.start(await makeUser(platform, 10));
    await stalled.promise;
    const files = await platform.files.list(`runs/${runId}`);
    expect(files).toEqual([`runs/${runId}/1/thought.txt`]);
    const goOn = Promise.withResolvers<void>();
    const second = await runInstance(platform, {
      hooks: { at: (now) => (now === 'think ends' ? goOn.promise : undefined) },
    });
    await second.runs.startWorker();
    await until(async () => (await platform.files.list(`runs/${runId}`)).length > 1);
    await platform.files.put(files[0] ?? '', Buffer.from('spoiled'));
    goOn.resolve();
    await ended(platform, runId);
    wake.resolve();
    const { rows } = await platform.pool.query('select text from deliveries where run_id = $1', [runId]);
    expect(rows).toEqual([{ text: '{"zebra":"hello","apple":0}' }]);
    await first.stop();
    await second.stop();
  });
});
