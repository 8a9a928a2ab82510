import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/**
 * Moves credits between two accounts, at least one of them the user's, and opens a line of his history: one statement,
 * whole or not at all. Answers 'moved', 'repeated' when this cause has been recorded before (nothing changes), or
 * 'uncovered' when the available credits do not suffice (nothing changes). Throws when the cause belongs to another
 * movement, or when the amount is not a whole number from 1 to 1,000,000,000,000.
 */
export async function moveCredits(db: Db, movement: Movement): Promise<'moved' | 'repeated' | 'uncovered'> {
  const { kind, cause, userId, from, to, amount, description, feature = null, runId = null } = movement;
  requireAmount(amount, 1);
  const { rows } = await sql<{ outcome: 'moved' | 'repeated' | 'uncovered' }>`
    select move_credits(${kind}, ${cause}, ${userId}, ${from}, ${to}, ${amount}, ${description}, ${feature}, ${runId}) as outcome
  `.execute(db);
  return (rows[0] as { outcome: 'moved' | 'repeated' | 'uncovered' }).outcome;
}

export interface Movement {
  readonly kind: 'grant' | 'hold';
  /** Made before the first attempt, unique within the kind. */
  readonly cause: string;
  readonly userId: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  /** Shown in the history; outlives the user, so it names no person and quotes nothing of his. */
  readonly description: string;
  readonly feature?: string;
  readonly runId?: string;
}

/** The first two belong to the wallet, the last two to the house. */
export type Account = 'available' | 'held' | 'issued' | 'spent';

/** Throws a RangeError unless the amount is a whole number of credits between the least and 1,000,000,000,000. */
export function requireAmount(amount: number, least: number): void {
  if (!Number.isInteger(amount) || amount < least || amount > 1_000_000_000_000) {
    throw new RangeError(`${amount} is no amount of credits: a whole number from ${least} to 1,000,000,000,000 is.`);
  }
}
