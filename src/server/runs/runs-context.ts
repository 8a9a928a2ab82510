import type { Lane } from '#contract/tool.ts';
import type { Platform } from '../platform.ts';
import type { ClaimGuard } from './claim.ts';
import type { createModelPlaces } from './model-places.ts';
import type { AnyRunnableTool, Charges, FindFeature, NotifyEnd } from './runnable-tool.ts';

/** What every part of the run engine needs. */
export interface RunsContext {
  readonly platform: Platform;
  /** By slug. */
  readonly tools: ReadonlyMap<string, AnyRunnableTool>;
  readonly charges: Charges;
  readonly notifyEnd: NotifyEnd;
  readonly findFeature: FindFeature;
  readonly guard: ClaimGuard;
  readonly timing: RunTiming;
  readonly modelPlaces: ReturnType<typeof createModelPlaces>;
}

export interface RunTiming {
  /** A worker that has not renewed for this long counts as dead, even if the database still has its connection. */
  readonly claimSeconds: number;
  /** How often a worker renews its claims and checks whether it lost one. */
  readonly renewMilliseconds: number;
  /** How often to look for runs without a living worker. */
  readonly recoverMilliseconds: number;
  /** Delay in seconds before each retry after a transient failure; the number of entries is the number of retries. */
  readonly retryDelays: readonly number[];
  /** How long a run waits when a resource that it needs is busy. */
  readonly busySeconds: number;
  /** Users are notified about the end of runs that took at least this long. */
  readonly notifyAfterSeconds: number;
  /** The part of a run's time that the model must leave for the following steps. */
  readonly reserveSeconds: number;
  /** Number of worker deaths between two checkpoints after which the run itself counts as the cause. */
  readonly interruptions: number;
  /** How long an aborted step may take to stop before its working files are removed. */
  readonly settleSeconds: number;
  /** How long an upload waits for its run before it is removed. */
  readonly uploadSeconds: number;
  /** How often to look for due runs, in addition to notifications. */
  readonly pollMilliseconds: number;
  /** Runs of each lane that one process executes at a time; one user gets all but one of the slots. */
  readonly concurrency: Readonly<Record<Lane, number>>;
}

export const runTiming: RunTiming = {
  claimSeconds: 20,
  renewMilliseconds: 1_000,
  recoverMilliseconds: 2_000,
  retryDelays: [1, 5, 20],
  busySeconds: 5,
  notifyAfterSeconds: 60,
  reserveSeconds: 30,
  interruptions: 5,
  settleSeconds: 30,
  uploadSeconds: 3_600,
  pollMilliseconds: 1_000,
  concurrency: { short: 2, long: 3 },
};

/**
 * One channel for all processes; the payload is the run's id, with the suffix `:due` for a new run and `:ended` for the
 * last event.
 */
export const runChannel = 'foredraft_runs';
