import { sql } from 'kysely';
import type { Trx } from '#server/base/db/database.ts';

/** The id of the user's wallet, created if there is none. Causes name it, because the ledger contains no personal data. */
export async function openWallet(trx: Trx, userId: string): Promise<string> {
  await sql`insert into wallets (user_id) values (${userId}) on conflict (user_id) do nothing`.execute(trx);
  const wallet = await trx.selectFrom('wallets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return wallet.id;
}
