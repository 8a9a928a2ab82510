import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResultKind, RunState } from '#contract/runs.ts';
import type { Db } from '../base/db/database.ts';

/**
 * The columns of runs that slices may read, as a subquery for `from` and `join`. PostgreSQL merges it into the statement,
 * so it costs nothing and uses the same indexes.
 */
export const runsView = sql<RunView>`(
  select id, user_id, feature, state, result_kind, result_id, error_message, idempotency_key, finished_at from runs
)`;

interface RunView {
  readonly id: string;
  readonly user_id: string;
  readonly feature: string;
  readonly state: RunState;
  readonly result_kind: ResultKind | null;
  readonly result_id: string | null;
  readonly error_message: string | null;
  readonly idempotency_key: string | null;
  readonly finished_at: Date | null;
}

/** Whether a row of the view, joined as `runs`, is the run that this user started with this idempotency key. */
export function startedWith(userId: RawBuilder<unknown>, key: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(runs.user_id = ${userId} and runs.idempotency_key = 'key:' || ${key})`;
}

/** The user's ten latest runs, newest first. */
export async function latestRuns(
  db: Db,
  userId: string,
): Promise<{ id: string; feature: string; state: RunState; cost: number; created_at: string }[]> {
  const rows = await db
    .selectFrom('runs')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(10)
    .select(['id', 'feature', 'state', 'cost', 'created_at'])
    .execute();
  return rows.map((run) => ({ ...run, created_at: run.created_at.toISOString() }));
}
