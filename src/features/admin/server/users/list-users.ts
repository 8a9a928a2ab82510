import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { usersView } from '#features/accounts/server/index.ts';
import { walletsView } from '#features/credits/server/index.ts';
import { contains } from '#server/base/db/contains.ts';
import { countedRows } from '#server/base/db/counted-rows.ts';
import type { Db } from '#server/base/db/database.ts';
import { pageFromNearerEnd } from '#server/base/db/page-from-nearer-end.ts';
import type * as calls from '../../contract/users.ts';
import { type AdminUser, usersPageSize } from '../../contract/users.ts';

/**
 * A page of the users whose name or address contains the search, and their number. A search of one or two characters,
 * which no index supports within a word, matches beginnings only. Pages start at 1.
 */
export async function listUsers(db: Db, query: UserQuery): Promise<{ users: AdminUser[]; total: number }> {
  const counted =
    query.search === ''
      ? db.selectNoFrom(countedRows('users').as('total'))
      : matching(db, query.search).select((eb) => eb.fn.countAll<number>().as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const ids = await pageOfIds(db, query, total);
  if (ids.length === 0) return { users: [], total };
  const rows = await db
    .selectFrom(usersView.as('users'))
    .leftJoin(walletsView.as('wallets'), 'wallets.user_id', 'users.id')
    .where('users.id', 'in', ids)
    .select(adminUserColumns)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, asAdminUser(row)]));
  return { users: ids.flatMap((id) => byId.get(id) ?? []), total };
}

type UserQuery = z.output<NonNullable<typeof calls.listUsers.query>>;

function matching(db: Db, search: string) {
  return db.selectFrom(usersView.as('users')).$if(search !== '', (query) =>
    query.where((eb) => {
      if (search.length >= 3) {
        const pattern = contains(search);
        return eb.or([eb('users.username', 'ilike', pattern), eb('users.email', 'ilike', pattern)]);
      }
      const start = contains(search.toLowerCase()).slice(1);
      return eb.or([eb(sql`lower(users.username)`, 'like', start), eb('users.email', 'like', start)]);
    }),
  );
}

/** For skipped rows, only the sort columns are read. */
async function pageOfIds(db: Db, { search, sort, order, page }: UserQuery, total: number): Promise<string[]> {
  const { backwards, limit, offset } = pageFromNearerEnd(total, page, usersPageSize);
  const direction = (order === 'desc') === backwards ? 'asc' : 'desc';
  const rows =
    sort === 'credits' && search === ''
      ? await everyoneByCredits(db, direction).limit(limit).offset(offset).execute()
      : await matching(db, search)
          .$if(sort === 'credits', (query) => query.leftJoin(walletsView.as('wallets'), 'wallets.user_id', 'users.id'))
          .select('users.id')
          .orderBy(sortColumns[sort], direction)
          .orderBy('users.id', direction)
          .limit(limit)
          .offset(offset)
          .execute();
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}

/** Reads only the index of balances: every user has a wallet from registration on. */
function everyoneByCredits(db: Db, direction: 'asc' | 'desc') {
  return db
    .selectFrom(walletsView.as('wallets'))
    .where('user_id', 'is not', null)
    .select((eb) => eb.ref('user_id').$notNull().as('id'))
    .orderBy('balance', direction)
    .orderBy('user_id', direction);
}

const credits = sql<number>`coalesce(wallets.balance, 0)`;

const sortColumns: Record<UserQuery['sort'], RawBuilder<unknown>> = {
  username: sql`lower(users.username)`,
  status: sql`users.status`,
  credits,
  created_at: sql`users.created_at`,
};

/** Selected from `usersView` joined with `walletsView`. */
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
