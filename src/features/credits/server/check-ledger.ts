import type { Db } from '#server/base/db/database.ts';
import { recomputeRange } from './recompute-balances.ts';

/** A check of the ledger. Returns every difference; empty if there is none. Only reads. */
export interface LedgerCheck {
  readonly name: string;
  /** Checks the range after `after`, or from the beginning; returns its differences and where the next range starts. */
  range(
    db: Db,
    after: string | null,
  ): Promise<{ readonly differences: readonly LedgerDifference[]; readonly next: string | null }>;
}

export interface LedgerDifference {
  /** A difference always has the same key, so that it is reported once. */
  readonly key: string;
  /** One sentence for administrators, without personal data. */
  readonly text: string;
}

/** Recomputes every wallet from its entries. */
export const checkBalances: LedgerCheck = {
  name: 'balances',
  async range(db, after) {
    const { differences, next } = await recomputeRange(db, after);
    return {
      next,
      differences: differences.map((wallet) => ({
        key: `${wallet.walletId}:${wallet.balance}:${wallet.held}:${wallet.owed}`,
        text:
          `The wallet ${wallet.walletId} says balance ${wallet.balance}, held ${wallet.held}, owed ${wallet.owed}; ` +
          `its entries say ${wallet.balanceOfEntries}, ${wallet.heldOfEntries}, ${wallet.owedOfEntries}.`,
      })),
    };
  },
};

/** All ranges of a check from the beginning. */
export async function findDifferences(db: Db, check: LedgerCheck): Promise<LedgerDifference[]> {
  const found: LedgerDifference[] = [];
  let after: string | null = null;
  do {
    const range = await check.range(db, after);
    found.push(...range.differences);
    after = range.next;
  } while (after !== null);
  return found;
}
