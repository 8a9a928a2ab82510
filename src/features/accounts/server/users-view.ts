import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/base/db/database.ts';
import type { Tables } from '#server/base/db/tables.ts';

/**
 * The columns of users that other slices may read, as a subquery for `from` and `join`. PostgreSQL merges it into the
 * statement, so it costs nothing and uses the same indexes.
 */
export const usersView = sql<UserView>`(select id, username, email, role, status, created_at from users)`;

interface UserView extends Pick<Tables['users'], 'username' | 'email'> {
  readonly id: string;
  readonly role: 'user' | 'admin' | 'superadmin';
  readonly status: 'active' | 'disabled';
  readonly created_at: Date;
}

/** Who a mail goes to. */
export function contactOf(db: Db, userId: string): Promise<{ username: string; email: string }> {
  return db.selectFrom('users').where('id', '=', userId).select(['username', 'email']).executeTakeFirstOrThrow();
}

/**
 * Locks the user's row until the transaction ends, so that the changes of one user run one after the other. Returns the
 * user's status; null for an unknown id.
 */
export async function lockUser(trx: Trx, userId: string): Promise<UserView['status'] | null> {
  const user = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('status')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user?.status ?? null;
}

/** How many have registered since then and still have their account. */
export async function countNewUsers(db: Db, since: RawBuilder<Date>): Promise<number> {
  const { users } = await db
    .selectFrom('users')
    .where('created_at', '>=', since)
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return users;
}
