import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import { requireAmount } from './move-credits.ts';

/**
 * Adds credits to the user's wallet, which is created if there is none, and pays what they owe first, in one atomic
 * statement. Returns 'moved', or 'repeated' if this cause was already recorded; then nothing changes. Throws a
 * RangeError unless the amount is a whole number above 0, and if the cause belongs to another user.
 */
export async function addCredits(db: Db, addition: Addition): Promise<'moved' | 'repeated'> {
  const { kind, cause, userId, amount, description } = addition;
  requireAmount(amount);
  if (amount === 0) throw new RangeError('0 credits cannot be added.');
  const { rows } = await sql<{ outcome: 'moved' | 'repeated' }>`
    select add_credits(${kind}, ${cause}, ${userId}, ${amount}, ${description}) as outcome`.execute(db);
  return (rows[0] as { outcome: 'moved' | 'repeated' }).outcome;
}

export interface Addition {
  /** Purchases and credits reinstated after a dispute count as purchased, the others as granted. */
  readonly kind: 'grant' | 'purchase' | 'reinstatement' | 'adjustment';
  /** Known before the first attempt, unique within the kind. */
  readonly cause: string;
  readonly userId: string;
  /** Whole credits, 1 or more. */
  readonly amount: number;
  /** Shown in the history; outlives the user, so it names no person. */
  readonly description: string;
}
