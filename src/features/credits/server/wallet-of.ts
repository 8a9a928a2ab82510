import type { Db } from '#server/base/db/database.ts';

/** The id of the user's wallet. Causes name it, because the ledger contains no personal data. */
export async function walletOf(db: Db, userId: string): Promise<string> {
  const wallet = await db.selectFrom('wallets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return wallet.id;
}
