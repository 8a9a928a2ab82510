import type { PersonalData } from '../base/personal-data/personal-data.ts';
import type { RunFeeds } from './run-feeds.ts';
import type { StartedRun, StartRun } from './start-run.ts';

/** The run engine as its users see it. */
export interface Runs {
  readonly personalData: PersonalData;
  startRun(start: StartRun): Promise<StartedRun>;
  /** Cancels a run of this user and releases its hold; throws run_not_found or run_finished. */
  cancelRun(userId: string, runId: string): Promise<void>;
  /** The events of a run, as they come. */
  readonly follow: RunFeeds['follow'];
  /** Begins to work on runs in this process. */
  startWorker(): Promise<void>;
  /** Removes what ended runs and forgotten uploads left; also runs by itself every ten minutes. */
  sweep(): Promise<void>;
  /** Ends what follows runs and gives the runs under way back. */
  stop(): Promise<void>;
}
