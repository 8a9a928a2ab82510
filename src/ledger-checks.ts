import { checkGrants } from './features/billing/server/index.ts';
import { checkBalances, type LedgerCheck } from './features/credits/server/index.ts';

/** There are far fewer purchases than entries, so all of them are checked in one range. */
const grants: LedgerCheck = {
  name: 'grants',
  range: async (db) => ({ differences: await checkGrants(db), next: null }),
};

/** All checks of the ledger; each slice that moves credits has its own. */
export const ledgerChecks: readonly LedgerCheck[] = [checkBalances, grants];
