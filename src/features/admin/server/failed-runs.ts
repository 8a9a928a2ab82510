import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { usersView } from '#features/accounts/server/index.ts';
import { recordAction } from '#features/audit/server/index.ts';
import { featureNames } from '#features/catalog/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { listFailedRuns as listRuns } from '#server/runs/retry-run.ts';
import type { Runs } from '#server/runs/runs.ts';
import { failedRunsPageSize, type listFailedRuns as listFailedRunsCall } from '../contract/failed-runs.ts';
import type { AdministratorSource } from './users/change-user.ts';

/** A page of the failed runs with the names of their tools and users. */
export async function listFailedRuns(db: Db, page: number): Promise<z.input<typeof listFailedRunsCall.answer>> {
  const [{ runs, total }, names] = await Promise.all([
    listRuns(db, { limit: failedRunsPageSize, offset: (page - 1) * failedRunsPageSize }),
    featureNames(db),
  ]);
  const owners = runs.map(({ user_id }) => user_id);
  const users =
    owners.length === 0
      ? []
      : await db
          .selectFrom(usersView.as('users'))
          .where('users.id', 'in', owners)
          .select(['users.id', 'users.username'])
          .execute();
  const usernames = new Map(users.map(({ id, username }) => [id, username]));
  return {
    runs: runs.map(({ user_id, feature, failed_at, ...run }) => ({
      ...run,
      tool: names.get(feature) ?? feature,
      username: usernames.get(user_id) ?? null,
      failed_at: failed_at.toISOString(),
    })),
    total,
  };
}

/**
 * Starts a failed run again for its user, who pays what it would have cost. Logged, unless it was already retried.
 * Throws run_not_found, run_not_retryable, run_started_again, user_disabled and retry_uncovered.
 */
export async function retryRun(runs: Pick<Runs, 'retryRun'>, by: AdministratorSource, runId: string): Promise<string> {
  try {
    const started = await runs.retryRun(runId, async (trx, { userId, feature, runId: retry }) => {
      const user = await trx
        .selectFrom(usersView.as('users'))
        .where('users.id', '=', userId)
        .select('users.status')
        .executeTakeFirst();
      if (user?.status !== 'active') throw new AppError('user_disabled');
      await recordAction(trx, {
        ...by,
        action: 'retry_run',
        target: { type: 'runs', id: runId },
        details: { feature, new_run: retry },
      });
    });
    return started.runId;
  } catch (error) {
    // The messages in the catalog address the user, not the administrator.
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'out_of_credits') throw new AppError('retry_uncovered');
    if (error.code === 'too_many_open_runs')
      throw new AppError('too_many_open_runs', {
        message: 'This user has the most runs in progress that are allowed. Please try again later.',
        ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
      });
    throw error;
  }
}
