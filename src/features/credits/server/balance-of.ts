import type { Db } from '#server/base/db/database.ts';

/** The credits the user can spend now, without those held for runs in progress. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return wallet?.balance ?? 0;
}
