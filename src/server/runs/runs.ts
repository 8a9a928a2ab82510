import type { PersonalData } from '../base/personal-data/personal-data.ts';
import type { RecordRetry } from './retry-run.ts';
import type { RunFeeds } from './run-feeds.ts';
import type { StartedRun, StartRun } from './start-run.ts';

/** The run engine's public interface. */
export interface Runs {
  readonly personalData: PersonalData;
  startRun(start: StartRun): Promise<StartedRun>;
  /** Cancels a user's run and releases its hold; throws run_not_found or run_finished. */
  cancelRun(userId: string, runId: string): Promise<void>;
  /** Starts a failed run again, at most once. */
  retryRun(runId: string, record: RecordRetry): Promise<StartedRun>;
  /** The events of a run, as they happen. */
  readonly follow: RunFeeds['follow'];
  /** Starts executing runs in this process. */
  startWorker(): Promise<void>;
  /** Removes leftovers of ended runs and abandoned uploads; also runs every ten minutes. */
  sweep(): Promise<void>;
  /** Stops following runs, and releases the runs in progress. */
  stop(): Promise<void>;
}
