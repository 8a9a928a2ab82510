import { getBalance } from '../../../contract/credits.ts';
import { createApi, mount } from '../../../server/http/endpoints.ts';
import type { Platform } from '../../../server/platform.ts';
import { addCredits } from './add-credits.ts';
import { balanceOf } from './balance-of.ts';
import { charges } from './charges.ts';
import { grantSignupCredits } from './grant-signup-credits.ts';
import { createPersonalData } from './personal-data.ts';
import { recomputeBalances } from './recompute-balances.ts';
import { takeBackCredits } from './take-back-credits.ts';

/** The one door to credits: what others may do with them. */
export function createCredits(platform: Pick<Platform, 'db'>) {
  const api = createApi();
  mount(api, getBalance, async ({ viewer }) => ({ credits: await balanceOf(platform.db, viewer.user.id) }));
  return {
    api,
    charges,
    grantSignupCredits,
    balanceOf,
    addCredits,
    takeBackCredits,
    personalData: createPersonalData(platform),
  };
}

export { recomputeBalances };
