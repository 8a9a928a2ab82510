import { findDifferences, type LedgerDifference } from '#features/credits/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { ledgerChecks } from '../src/ledger-checks.ts';

/** Every difference found in a database's ledger; none if it balances. */
export async function ledgerDifferences(db: Db): Promise<LedgerDifference[]> {
  return (await Promise.all(ledgerChecks.map((check) => findDifferences(db, check)))).flat();
}
