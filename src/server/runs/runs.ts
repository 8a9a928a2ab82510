import type { Api } from '../http/endpoints.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import type { StartedRun, StartRun } from './start-run.ts';

/** The run engine as its users see it. */
export interface Runs {
  readonly api: Api;
  readonly personalData: PersonalData;
  startRun(start: StartRun): Promise<StartedRun>;
  /** Cancels a run of this user and releases its hold; throws run_not_found or run_finished. */
  cancelRun(userId: string, runId: string): Promise<void>;
  /** Begins to work on runs in this process. */
  startWorker(): Promise<void>;
  /** Removes what ended runs and forgotten uploads left; also runs by itself every ten minutes. */
  sweep(): Promise<void>;
  /** Ends the streams and gives the runs under way back. */
  stop(): Promise<void>;
}
