import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';

/** Whether the owner wants the pages of a run's document stored with its report, as chosen until now. */
export async function readPagesChoice(db: Db, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom('runs')
    .select(sql<boolean | null>`(input->>'keepPages')::boolean`.as('keep'))
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return row.keep ?? false;
}

/**
 * Changes the choice of a queued or running run. The transaction that ends a run locks its row first, so a change comes
 * either before the report is stored or too late, and then it is rejected.
 */
export async function writePagesChoice(
  db: Db,
  features: readonly string[],
  own: { readonly userId: string; readonly runId: string },
  keep: boolean,
): Promise<void> {
  const changed = await db
    .updateTable('runs')
    .set({ input: sql<string>`jsonb_set(input::jsonb, '{keepPages}', ${JSON.stringify(keep)}::jsonb)::json` })
    .where('id', '=', own.runId)
    .where('user_id', '=', own.userId)
    .where('feature', 'in', [...features])
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  const run = await db
    .selectFrom('runs')
    .select('finished_at')
    .where('id', '=', own.runId)
    .where('user_id', '=', own.userId)
    .where('feature', 'in', [...features])
    .executeTakeFirst();
  throw new AppError(run ? 'run_finished' : 'run_not_found');
}
