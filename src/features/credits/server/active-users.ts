import { sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import { contains } from '#server/base/db/contains.ts';
import type { Db } from '#server/base/db/database.ts';

/** Active users whose name or address has the words in it, by name, each with their available credits. */
export async function listActiveUsers(
  db: Db,
  filter: { readonly search: string; readonly limit: number },
): Promise<{ id: string; username: string; email: string; credits: number }[]> {
  const pattern = contains(filter.search);
  return db
    .selectFrom(usersView.as('users'))
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .select(['users.id', 'username', 'email', sql<number>`coalesce(balance, 0)`.as('credits')])
    .where('status', '=', 'active')
    .$if(filter.search !== '', (query) =>
      query.where((eb) => eb.or([eb('username', 'ilike', pattern), eb('email', 'ilike', pattern)])),
    )
    .orderBy('username')
    .limit(filter.limit)
    .execute();
}
