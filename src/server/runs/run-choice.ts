import { sql } from 'kysely';
import type { Db } from '../base/db/database.ts';

/** A choice in the run's input that its owner can still change; null if it was never made. */
export async function readRunChoice(db: Db, runId: string, name: string): Promise<boolean | null> {
  const { choice } = await db
    .selectFrom('runs')
    .select(sql<boolean | null>`(input->>${name}::text)::boolean`.as('choice'))
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return choice;
}

/**
 * Changes the choice of a user's queued or running run. The transaction that ends a run locks its row first, so a change
 * comes either before the result is stored or too late.
 */
export async function writeRunChoice(
  db: Db,
  own: { readonly userId: string; readonly runId: string; readonly features: readonly string[] },
  name: string,
  choice: boolean,
): Promise<'changed' | 'finished' | 'unknown'> {
  const changed = await db
    .updateTable('runs')
    .set({ input: sql<string>`jsonb_set(input::jsonb, ${[name]}::text[], ${JSON.stringify(choice)}::jsonb)::json` })
    .where('id', '=', own.runId)
    .where('user_id', '=', own.userId)
    .where('feature', 'in', [...own.features])
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed) return 'changed';
  const run = await db
    .selectFrom('runs')
    .select('id')
    .where('id', '=', own.runId)
    .where('user_id', '=', own.userId)
    .where('feature', 'in', [...own.features])
    .executeTakeFirst();
  return run ? 'finished' : 'unknown';
}
