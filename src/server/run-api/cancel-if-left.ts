import { AppError } from '#contract/errors.ts';
import type { Logger } from '../base/log/logger.ts';
import type { Runs } from '../runs/runs.ts';

/** For the end of a stream: if the client left before the last event, cancels the run that its call started. */
export function cancelIfLeft(
  runs: Pick<Runs, 'cancelRun'>,
  { userId, runId, created }: { readonly userId: string; readonly runId: string; readonly created: boolean },
  log: Logger | undefined,
): (complete: boolean) => void {
  return (complete) => {
    if (complete || !created) return;
    runs.cancelRun(userId, runId).catch((error) => {
      // The run has ended in the meantime.
      if (!(error instanceof AppError)) log?.warn({ err: error, runId }, 'a run could not be cancelled');
    });
  };
}
