import type { Trx } from '#server/base/db/database.ts';
import { addCredits } from './add-credits.ts';
import { requireAmount } from './move-credits.ts';
import { walletOf } from './wallet-of.ts';

/** Grants a new user the free credits once, however often it is called; 0 grants nothing. */
export async function grantSignupCredits(trx: Trx, userId: string, amount: number): Promise<void> {
  requireAmount(amount);
  if (amount === 0) return;
  await addCredits(trx, {
    kind: 'grant',
    cause: `signup:${await walletOf(trx, userId)}`,
    userId,
    amount,
    description: 'Welcome credits',
  });
}
