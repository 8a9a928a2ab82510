import type { Db } from '../../../server/db/database.ts';

/** The credits that the user can spend now: what is held for runs under way does not count. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return wallet?.balance ?? 0;
}
