import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import { requireAmount } from './move-credits.ts';

/**
 * Takes back the credits of a refunded or disputed payment in one statement: the unspent ones, and the rest is
 * recorded as owed (`wallets.owed`), so that no balance becomes negative. Later arrivals pay it first. A repeated
 * cause changes nothing and returns the first result. Throws a RangeError unless the amount is a whole number above 0,
 * and if the cause belongs to another user.
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
  /** The cause of the refunded purchase, whose credits are taken. */
  readonly purchase: string;
}

export interface TakenBack {
  readonly outcome: 'moved' | 'repeated';
  /** Unspent credits. */
  readonly taken: number;
  /** Already spent credits, now owed. */
  readonly short: number;
}
