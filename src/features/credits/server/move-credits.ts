import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

/**
 * Takes from the user's available credits and adds a line to their history, in one atomic statement. Returns 'moved',
 * 'repeated' if this cause was already recorded, or 'uncovered' if there are too few credits; nothing changes in the
 * last two. Throws if the cause belongs to another user, or the changes don't fit the kind.
 */
export async function moveCredits(db: Db, movement: Movement): Promise<'moved' | 'repeated' | 'uncovered'> {
  const { kind, cause, userId, available, held, description, feature = null, runId = null } = movement;
  const { rows } = await sql<{ outcome: 'moved' | 'repeated' | 'uncovered' }>`
    select move_credits(${kind}, ${cause}, ${userId}, ${available}, ${held}, ${description}, ${feature}, ${runId}) as outcome
  `.execute(db);
  return (rows[0] as { outcome: 'moved' | 'repeated' | 'uncovered' }).outcome;
}

export interface Movement {
  readonly kind: 'hold' | 'adjustment';
  /** Known before the first attempt, unique within the kind. */
  readonly cause: string;
  readonly userId: string;
  /** Changes in whole credits; the system account takes the difference. */
  readonly available: number;
  readonly held: number;
  /** Shown in the history; outlives the user, so it contains no personal data. */
  readonly description: string;
  readonly feature?: string;
  readonly runId?: string;
}

/** Throws a RangeError unless the amount is a whole number of credits from 0 to 1,000,000,000,000. */
export function requireAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 0 || amount > 1_000_000_000_000) {
    throw new RangeError(`${amount} is no amount of credits: a whole number from 0 to 1,000,000,000,000 is.`);
  }
}
