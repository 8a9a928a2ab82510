import { sql } from 'kysely';
import type { Trx } from '../../../server/db/database.ts';
import { addCredits } from './add-credits.ts';
import { requireAmount } from './move-credits.ts';

/** Gives a new user his free credits, once in his life, however often it is called; 0 gives nothing. */
export async function grantSignupCredits(trx: Trx, userId: string, amount: number): Promise<void> {
  requireAmount(amount);
  if (amount === 0) return;
  await addCredits(trx, {
    kind: 'grant',
    cause: `signup:${await openWallet(trx, userId)}`,
    userId,
    amount,
    description: 'Welcome credits',
  });
}

/** The id of the user's wallet, opened when he has none: it stands for him in causes, because the ledger names nobody. */
async function openWallet(trx: Trx, userId: string): Promise<string> {
  await sql`insert into wallets (user_id) values (${userId}) on conflict (user_id) do nothing`.execute(trx);
  const wallet = await trx.selectFrom('wallets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return wallet.id;
}
