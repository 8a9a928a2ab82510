import { randomInt } from 'node:crypto';
import type { Platform } from '../platform.ts';
import { type ClaimGuard, requireClaim } from './claim.ts';
import { cleanRun, sweep } from './clean-runs.ts';
import { cancelOwnRun } from './end-run.ts';
import { createModelPlaces } from './model-places.ts';
import { createPersonalData } from './personal-data.ts';
import { retryRun } from './retry-run.ts';
import { createRunFeeds } from './run-feeds.ts';
import { createRunListener } from './run-listener.ts';
import { createRunWorker } from './run-worker.ts';
import type { AnyRunnableTool, Charges, FindFeature, NotifyEnd } from './runnable-tool.ts';
import type { Runs } from './runs.ts';
import { type RunsContext, type RunTiming, runTiming } from './runs-context.ts';
import { startRun } from './start-run.ts';

/** The run engine for all tools. The calls work in every process; a worker process also calls `startWorker`. */
export function createRuns(platform: Platform, options: RunsOptions): Runs {
  const timing = { ...runTiming, ...options.timing };
  const context: RunsContext = {
    platform,
    tools: new Map(options.tools.map((runnable) => [runnable.tool.slug, runnable])),
    charges: options.charges,
    notifyEnd: options.notifyEnd ?? (async () => {}),
    findFeature: options.findFeature,
    guard: options.guard ?? requireClaim,
    timing,
    modelPlaces: createModelPlaces(timing.concurrency.long),
  };
  const number = randomInt(1, 2 ** 31);
  const worker = createRunWorker(context, number);
  const feeds = createRunFeeds({ db: platform.db, log: platform.log, pollMilliseconds: 2_000 });
  const listener = createRunListener(platform, {
    worker: number,
    onNotice(runId, mark) {
      feeds.wake(runId);
      if (mark === 'due') worker.onDue();
      if (mark === 'ended') worker.onEnded(runId);
    },
    onGap() {
      feeds.wakeAll();
      worker.onGap();
    },
  });

  return {
    personalData: createPersonalData(context),
    startRun: (start) => startRun(context, start),
    retryRun: (runId, record) => retryRun(context, runId, record),
    async cancelRun(userId, runId) {
      await platform.db.transaction().execute((trx) => cancelOwnRun(trx, context, userId, runId));
      const run = await platform.db.selectFrom('runs').select('worker').where('id', '=', runId).executeTakeFirst();
      // If a worker is executing the run, it cleans up itself after it has stopped.
      if (run?.worker === null) await cleanRun(context, runId);
    },
    follow(runId, after, signal) {
      // Without the listener, followers still get their events by polling.
      listener.start().catch((error) => platform.log.warn({ err: error }, 'notices of runs cannot be heard'));
      return feeds.follow(runId, after, signal);
    },
    async startWorker() {
      await listener.start();
      await worker.start();
    },
    sweep: () => sweep(context),
    async stop() {
      feeds.stop();
      await worker.stop();
      await listener.stop();
    },
  };
}

export interface RunsOptions {
  readonly tools: readonly AnyRunnableTool[];
  readonly charges: Charges;
  readonly findFeature: FindFeature;
  /** If omitted, users are not notified. */
  readonly notifyEnd?: NotifyEnd;
  readonly timing?: Partial<RunTiming>;
  /** Tests replace the guard to show what the real one prevents. */
  readonly guard?: ClaimGuard;
}

export type { Runs } from './runs.ts';
