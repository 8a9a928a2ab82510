import { findDifferences, type LedgerDifference } from '#features/credits/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { ledgerChecks } from '../src/ledger-checks.ts';

/** What is wrong with the books of a database; nothing when they add up. */
export async function ledgerDifferences(db: Db): Promise<LedgerDifference[]> {
  return (await Promise.all(ledgerChecks.map((check) => findDifferences(db, check)))).flat();
}
