import { checkGrants } from './features/billing/server/index.ts';
import { checkBalances, type LedgerCheck } from './features/credits/server/index.ts';

/** Every way to look whether the books are right; each slice that moves money brings its own. */
export const ledgerChecks: readonly LedgerCheck[] = [checkBalances, checkGrants];
