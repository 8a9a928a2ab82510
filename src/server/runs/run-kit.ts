import type { Lane } from '#contract/tool.ts';
import type { Platform } from '../platform.ts';
import type { LeaseGuard } from './claim.ts';
import type { createModelPlaces } from './model-places.ts';
import type { AnyRunnableTool, Charges, TellEnd } from './runnable-tool.ts';

/** What every part of the run engine works with. */
export interface RunKit {
  readonly platform: Platform;
  /** By slug. */
  readonly tools: ReadonlyMap<string, AnyRunnableTool>;
  readonly charges: Charges;
  readonly tellEnd: TellEnd;
  readonly guard: LeaseGuard;
  readonly timing: RunTiming;
  readonly modelPlaces: ReturnType<typeof createModelPlaces>;
}

export interface RunTiming {
  /** A worker that has not renewed for so long counts as gone, even when the database still knows its connection. */
  readonly leaseSeconds: number;
  /** How often a worker renews its leases and looks whether it lost one. */
  readonly renewMilliseconds: number;
  /** How often runs without an owner are looked for. */
  readonly recoverMilliseconds: number;
  /** Seconds before each further try after a transient failure; as many tries as entries. */
  readonly retryDelays: readonly number[];
  /** How long a run waits that found what it needs in use. */
  readonly busySeconds: number;
  /** A run that took at least so long is told of when it ends. */
  readonly tellAfterSeconds: number;
  /** What of a run's time the model must leave for the steps behind it. */
  readonly reserveSeconds: number;
  /** Deaths of workers between two checkpoints after which the run counts as the cause. */
  readonly interruptions: number;
  /** How long a step that was told to stop may take to do so before its working files are removed. */
  readonly settleSeconds: number;
  /** How long an upload waits for its run before it is removed. */
  readonly uploadSeconds: number;
  /** How often runs that are due are looked for, besides when one is announced. */
  readonly pollMilliseconds: number;
  /** Runs of each lane that one process works on at a time; one user has all but one of the places. */
  readonly concurrency: Readonly<Record<Lane, number>>;
}

export const runTiming: RunTiming = {
  leaseSeconds: 20,
  renewMilliseconds: 1_000,
  recoverMilliseconds: 2_000,
  retryDelays: [1, 5, 20],
  busySeconds: 5,
  tellAfterSeconds: 60,
  reserveSeconds: 30,
  interruptions: 5,
  settleSeconds: 30,
  uploadSeconds: 3_600,
  pollMilliseconds: 1_000,
  concurrency: { short: 2, long: 3 },
};

/**
 * One channel for all processes; the payload is the run's id, with `:due` behind it for a new run and `:ended` for the
 * last event.
 */
export const runChannel = 'foredraft_runs';
