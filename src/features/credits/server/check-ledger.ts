import type { Db } from '../../../server/db/database.ts';
import { recomputeBalances } from './recompute-balances.ts';

/** One way to look whether the books are right: answers every difference, none when all is well. Reads only. */
export type LedgerCheck = (db: Db) => Promise<LedgerDifference[]>;

export interface LedgerDifference {
  /** The same difference has the same key, so that it is told once. */
  readonly key: string;
  /** One sentence for administrators; names no person. */
  readonly text: string;
}

/** Recomputes every wallet from its entries. */
export const checkBalances: LedgerCheck = async (db) => {
  const wrong = await recomputeBalances(db);
  return wrong.map((wallet) => ({
    key: `${wallet.walletId}:${wallet.balance}:${wallet.held}:${wallet.owed}`,
    text:
      `The wallet ${wallet.walletId} says balance ${wallet.balance}, held ${wallet.held}, owed ${wallet.owed}; ` +
      `its entries say ${wallet.balanceOfEntries}, ${wallet.heldOfEntries}, ${wallet.owedOfEntries}.`,
  }));
};
