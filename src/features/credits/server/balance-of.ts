import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

/** The credits the user can spend now, without those held for runs in progress. */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return wallet?.balance ?? 0;
}

/**
 * The same as SQL for the user of each row in a statement that reads `users`, so that other slices need no extra query.
 */
export const balanceOfUsers: RawBuilder<number> = sql`coalesce(
  (select wallets.balance from wallets where wallets.user_id = users.id), 0)`;
