import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';
import { requireAmount } from './move-credits.ts';

/**
 * Takes the credits of a refunded or disputed payment back, in one statement: those that are unspent, and what is missing
 * flags the account as owed (`wallets.owed`), so that no balance goes below zero. Whatever comes in later pays it first.
 * A repetition of the cause changes nothing and answers what the first time did. Throws a RangeError unless the amount is
 * a whole number above 0, and when the cause is another user's.
 */
export async function takeBackCredits(db: Db, refund: Refund): Promise<TakenBack> {
  const { cause, userId, amount, description, purchase } = refund;
  requireAmount(amount);
  if (amount === 0) throw new RangeError('0 credits cannot be taken back.');
  const { rows } = await sql<TakenBack>`
    select outcome, taken, short from take_back_credits(${cause}, ${userId}, ${amount}, ${description}, ${purchase})
  `.execute(db);
  return rows[0] as TakenBack;
}

export interface Refund {
  /** Unique among refunds, for example the provider's id of the refund or dispute. */
  readonly cause: string;
  readonly userId: string;
  /** Whole credits, 1 or more. */
  readonly amount: number;
  readonly description: string;
  /** The cause of the purchase that was paid back: its credits are the ones that go. */
  readonly purchase: string;
}

export interface TakenBack {
  readonly outcome: 'moved' | 'repeated';
  /** Credits that were still there. */
  readonly taken: number;
  /** Credits that were spent already and are owed now. */
  readonly short: number;
}
