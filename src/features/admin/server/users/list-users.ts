import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { contains } from '../../../../server/db/contains.ts';
import type { Db } from '../../../../server/db/database.ts';
import { type AdminUser, type listUsers as listUsersCall, usersPageSize } from '../../contract.ts';

/** A page of the users whose name or address contains the search, and how many there are. Pages count from 1. */
export async function listUsers(
  db: Db,
  { search, sort, order, page: pageNumber }: z.output<NonNullable<typeof listUsersCall.query>>,
): Promise<{ users: AdminUser[]; total: number }> {
  const matching = db
    .selectFrom('users')
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('users.username', 'ilike', contains(search)), eb('users.email', 'ilike', contains(search))]),
      ),
    );
  // Sorts few columns, so that a late page sorts in memory; the rest is read only for the page.
  const page = matching
    .leftJoin('wallets', 'wallets.user_id', 'users.id')
    .select(['users.id', sortColumns[sort].as('rank')])
    .orderBy('rank', order)
    .orderBy('users.id', order)
    .limit(usersPageSize)
    .offset((pageNumber - 1) * usersPageSize);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(page.as('page'))
      .innerJoin('users', 'users.id', 'page.id')
      .leftJoin('wallets', 'wallets.user_id', 'users.id')
      .select(adminUserColumns)
      .orderBy('page.rank', order)
      .orderBy('page.id', order)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { users: rows.map(asAdminUser), total };
}

const credits = sql<number>`coalesce(wallets.balance, 0)`;

const sortColumns: Record<z.output<typeof listUsersCall.query & {}>['sort'], RawBuilder<unknown>> = {
  username: sql`lower(users.username)`,
  status: sql`users.status`,
  credits,
  created_at: sql`users.created_at`,
};

/** Of users joined with their wallets. */
export const adminUserColumns = [
  'users.id',
  'users.username',
  'users.email',
  'users.role',
  'users.status',
  'users.created_at',
  credits.as('credits'),
] as const;

export function asAdminUser(row: Omit<AdminUser, 'created_at'> & { created_at: Date }): AdminUser {
  const { id, username, email, role, status } = row;
  return { id, username, email, role, status, credits: row.credits, created_at: row.created_at.toISOString() };
}
