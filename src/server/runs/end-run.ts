import { sql } from 'kysely';
import { AppError, type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import type { ResultKind } from '#contract/runs.ts';
import type { Trx } from '../base/db/database.ts';
import { appendEvent } from './run-events.ts';
import { isPreAnalysis } from './run-limits.ts';
import type { RunsContext } from './runs-context.ts';
import { retryPrefix } from './start-run.ts';

export type RunOutcome =
  | { readonly state: 'succeeded'; readonly kind: ResultKind; readonly resultId: string; readonly text: string }
  | { readonly state: 'failed'; readonly code: string; readonly message: string }
  | { readonly state: 'cancelled' };

type Ending = Pick<RunsContext, 'charges' | 'tools' | 'notifyEnd' | 'timing'>;

/**
 * Ends an open run in the caller's transaction: settles its hold, sets its state, adds its last event and notifies the
 * owner of a long run. Returns false, and changes nothing, if the run has already ended.
 */
export async function endRun(trx: Trx, context: Ending, runId: string, outcome: RunOutcome): Promise<boolean> {
  const run = await trx
    .selectFrom('runs')
    .select(['charge', 'feature', 'user_id', 'idempotency_key'])
    .select(sql<number>`extract(epoch from now() - created_at)::double precision`.as('seconds'))
    .where('id', '=', runId)
    .where('state', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst();
  if (!run) return false;
  const succeeded = outcome.state === 'succeeded';
  if (run.charge === 'held')
    await (succeeded ? context.charges.capture(trx, runId) : context.charges.release(trx, runId));
  await trx
    .updateTable('runs')
    .set({
      state: outcome.state,
      charge: run.charge === 'held' ? (succeeded ? 'captured' : 'released') : run.charge,
      finished_at: sql<Date>`now()`,
      lease_until: null,
      ...(succeeded ? { result_kind: outcome.kind, result_id: outcome.resultId } : {}),
      ...(outcome.state === 'failed' ? { error_code: outcome.code, error_message: outcome.message } : {}),
    })
    .where('id', '=', runId)
    .execute();
  if (outcome.state === 'failed') {
    await appendEvent(trx, runId, { event: 'error', error: outcome.message, code: outcome.code });
  }
  await appendEvent(trx, runId, {
    event: 'workflow_finished',
    data: {
      status: outcome.state,
      outputs: { text: succeeded ? outcome.text : '' },
      runId,
      result: succeeded ? { kind: outcome.kind, id: outcome.resultId } : null,
    },
  });
  const tool = context.tools.get(run.feature)?.tool;
  // The owner already knows about runs that a page waits for, and about cancelled ones.
  const isAwaited = !tool || tool.takes === 'version' || isPreAnalysis(tool);
  // No page waits for a run that an administrator retried.
  const isLong = run.seconds >= context.timing.notifyAfterSeconds || run.idempotency_key.startsWith(retryPrefix);
  if (!isAwaited && outcome.state !== 'cancelled' && isLong) {
    await context.notifyEnd(trx, { userId: run.user_id, tool, outcome });
  }
  return true;
}

/** The outcome for a failure with an entry in the error catalog. */
export function failedWith(code: ErrorCode): RunOutcome {
  return { state: 'failed', code, message: errorCatalogue[code].message };
}

/** Cancels a user's run. Throws run_not_found, or run_finished if it already ended in another way. */
export async function cancelOwnRun(trx: Trx, context: Ending, userId: string, runId: string): Promise<void> {
  const run = await trx
    .selectFrom('runs')
    .select(['state'])
    .where('id', '=', runId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw new AppError('run_not_found');
  if (run.state === 'cancelled') return;
  if (!(await endRun(trx, context, runId, { state: 'cancelled' }))) throw new AppError('run_finished');
}
