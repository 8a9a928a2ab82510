import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { RunState } from '#contract/runs.ts';
import type { Tool } from '#contract/tool.ts';
import type { Db, Trx } from '../base/db/database.ts';
import { inBatches } from '../base/db/in-batches.ts';
import type { RunsContext } from './runs-context.ts';
import { retryPrefix, type StartedRun, startRunIn } from './start-run.ts';

/** How long the input of a failed run is stored, so that it can be retried. */
export const retryDays = 7;

/** Failures that the input did not cause. */
const retryableCodes: readonly string[] = ['run_failed', 'run_timed_out'];

/**
 * Whether a failed run keeps its input for a retry. Uploads are deleted when their run ends, however it ends, so only
 * runs without one can be retried; samples and versions are free, and their users start them again.
 */
export function keepsInput(
  tool: Tool | undefined,
  run: { readonly state: string; readonly error_code: string | null; readonly sample: boolean },
): boolean {
  return (
    run.state === 'failed' && tool?.takes === 'values' && !run.sample && retryableCodes.includes(run.error_code ?? '')
  );
}

/**
 * Starts a failed run again, for its user and at the price that they accepted. It gets a new hold, because the previous
 * one was released; its key is made from the failed run's id, so each failed run is retried at most once. Throws
 * run_not_found, run_not_retryable, run_started_again, and what startRun throws.
 */
export async function retryRun(context: RunsContext, runId: string, record: RecordRetry): Promise<StartedRun> {
  return context.platform.db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('runs')
      .select(['id', 'user_id', 'feature', 'input', 'state', 'cost', 'error_code', 'sample'])
      .select(startedAgain.as('started_again'))
      .where('id', '=', runId)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (!run) throw new AppError('run_not_found');
    if (run.input === null || !keepsInput(context.tools.get(run.feature)?.tool, run))
      throw new AppError('run_not_retryable');
    if (run.started_again) throw new AppError('run_started_again');
    const started = await startRunIn(trx, context, {
      userId: run.user_id,
      feature: run.feature,
      input: run.input,
      idempotencyKey: null,
      retry: { of: run.id, cost: run.cost },
    });
    if (started.created) await record(trx, { userId: run.user_id, feature: run.feature, runId: started.runId });
    return started;
  });
}

/** Records the retry in the same transaction. */
export type RecordRetry = (
  trx: Trx,
  retry: { readonly userId: string; readonly feature: string; readonly runId: string },
) => Promise<void>;

/** Why a failed run can't be retried, if it can't. */
export type RetryState =
  | 'possible'
  /** It was, and this is the state of its retry. */
  | RunState
  /** The user has started the tool again since, so a retry would charge for the same work twice. */
  | 'started_again'
  /** Its input is the cause of the failure. */
  | 'cause'
  | 'file_deleted'
  | 'input_deleted';

export interface FailedRun {
  readonly id: string;
  readonly user_id: string;
  readonly feature: string;
  readonly cost: number;
  readonly code: string;
  readonly reason: string;
  readonly failed_at: Date;
  readonly retry: RetryState;
}

/** Retries don't count here: they are found by their key. */
const startedAgain: RawBuilder<SqlBool> = sql`exists (
  select from runs as later
  where later.user_id = runs.user_id and later.feature = runs.feature and later.created_at > runs.finished_at
    and later.state in ('queued', 'running', 'succeeded') and not starts_with(later.idempotency_key, ${retryPrefix})
)`;

const listed: RawBuilder<SqlBool> = sql`runs.state = 'failed' and runs.finished_at > now() - interval '30 days'`;

/**
 * Failed runs of the last 30 days, newest first, and their number. Quotations are removed from reasons, because they may
 * contain text of users' documents.
 */
export async function listFailedRuns(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ runs: FailedRun[]; total: number }> {
  const [{ rows: runs }, counted] = await Promise.all([
    sql<FailedRun>`
      select runs.id, runs.user_id, runs.feature, runs.cost, coalesce(runs.error_code, 'internal') as code,
        regexp_replace(coalesce(runs.error_message, ''), '“[^”]*”|"[^"]*"', '“…”', 'g') as reason,
        runs.finished_at as failed_at,
        case
          when again.id is not null then again.state
          when runs.error_code <> all(${retryableCodes}::text[]) then 'cause'
          when runs.upload_id is not null then 'file_deleted'
          when runs.input is null then 'input_deleted'
          when ${startedAgain} then 'started_again'
          else 'possible'
        end as retry
      from runs
        left join runs as again on again.user_id = runs.user_id and again.idempotency_key = ${retryPrefix} || runs.id
      where ${listed}
      order by runs.finished_at desc, runs.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from runs where ${listed}`.execute(db),
  ]);
  return { runs, total: counted.rows[0]?.total ?? 0 };
}

/** Deletes the inputs of failed runs that were not retried in time. */
export async function forgetInputs(db: Db): Promise<void> {
  await inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      update runs set input = null where id = any(array(
        select id from runs
        where state = 'failed' and finished_at < now() - make_interval(days => ${retryDays})
          and input is not null and cleaned_at is not null
        order by finished_at desc limit ${most}
      ))`.execute(db);
    return Number(numAffectedRows ?? 0n);
  }, 500);
}
