import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type Addition, addCredits } from './add-credits.ts';
import { balanceOf, balanceOfUsers } from './balance-of.ts';
import { createCharges } from './charges.ts';
import { checkBalances, findDifferences, type LedgerCheck, type LedgerDifference } from './check-ledger.ts';
import { createCreditCalls } from './credit-calls.ts';
import { grantSignupCredits } from './grant-signup-credits.ts';
import { notifyLowBalances } from './low-balance.ts';
import { startNightly } from './nightly.ts';
import { createPersonalData } from './personal-data.ts';
import { recomputeBalances } from './recompute-balances.ts';
import { type Refund, takeBackCredits } from './take-back-credits.ts';
import { walletOf } from './wallet-of.ts';

/** The public interface of the credits slice. `checks` are all checks of the ledger. */
export function createCredits(platform: CreditsPlatform, checks: readonly LedgerCheck[] = [checkBalances]) {
  const notify = (trx: Trx, userId: string) => notifyLowBalances(trx, platform, { userIds: [userId] });
  return {
    api: createCreditCalls(platform),
    charges: createCharges(platform),
    balanceOf,
    balanceOfUsers,
    async grantSignupCredits(trx: Trx, userId: string, amount: number) {
      await grantSignupCredits(trx, userId, amount);
      await notify(trx, userId);
    },
    /** addCredits (add-credits.ts). */
    async add(trx: Trx, addition: Addition) {
      const outcome = await addCredits(trx, addition);
      await notify(trx, addition.userId);
      return outcome;
    },
    /** takeBackCredits (take-back-credits.ts). */
    async takeBack(trx: Trx, refund: Refund) {
      const taken = await takeBackCredits(trx, refund);
      await notify(trx, refund.userId);
      return taken;
    },
    walletOf,
    personalData: createPersonalData(platform),
    /** Starts the nightly jobs in this process. */
    startJobs: () => startNightly(platform, checks),
  };
}

type CreditsPlatform = Pick<Platform, 'db' | 'config' | 'jobs' | 'log'>;

export { latestPurchases, latestUses } from './latest-movements.ts';
export { creditsOfPurchases, spendableCredits, spendableSince, walletIdOf, walletsView } from './ledger-views.ts';
export { checkBalances, findDifferences, type LedgerCheck, type LedgerDifference, recomputeBalances };
