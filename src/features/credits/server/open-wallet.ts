import { sql } from 'kysely';
import type { Trx } from '../../../server/db/database.ts';

/** The id of the user's wallet, opened when he has none: it stands for him in causes, because the ledger names nobody. */
export async function openWallet(trx: Trx, userId: string): Promise<string> {
  await sql`insert into wallets (user_id) values (${userId}) on conflict (user_id) do nothing`.execute(trx);
  const wallet = await trx.selectFrom('wallets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return wallet.id;
}
