import { type SqlBool, sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import { contains } from '#server/base/db/contains.ts';
import type { Db } from '#server/base/db/database.ts';
import { addressBlock } from '#server/base/limits/address-block.ts';
import { type SecurityEvent, type SecurityEventFilter, securityEventsPageSize } from '../contract.ts';

/** A page of the security log, newest first, and the total number of events. Pages start at 1. */
export async function listSecurityEvents(
  db: Db,
  filter: SecurityEventFilter & { page: number },
): Promise<{ events: SecurityEvent[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    matching(db, filter)
      .leftJoin(usersView.as('users'), 'users.id', 'event.user_id')
      .selectAll('event')
      .select('users.username')
      .orderBy('event.id', 'desc')
      .limit(securityEventsPageSize)
      .offset((filter.page - 1) * securityEventsPageSize)
      .execute(),
    matching(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { events: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total };
}

function matching(db: Db, { user, kind, address, from, to }: SecurityEventFilter) {
  return db
    .selectFrom('security_events as event')
    .$if(Boolean(user), (query) => query.where(isAbout(user ?? '')))
    .$if(kind !== undefined, (query) => query.where('event.kind', '=', kind ?? ''))
    .$if(Boolean(address), (query) => query.where(cameFrom(address ?? '')))
    .$if(from !== undefined, (query) => query.where('event.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('event.created_at', '<', new Date(to ?? 0)));
}

function isAbout(user: string) {
  const pattern = contains(user);
  return sql<SqlBool>`event.user_id in (
    select id from ${usersView} as users where username ilike ${pattern} or email ilike ${pattern} or id::text = ${user.toLowerCase()}
  )`;
}

/** A complete address matches its block; anything else matches part of a block. */
function cameFrom(address: string) {
  const block = addressBlock(address);
  if (block !== 'unknown') return sql<SqlBool>`event.address_block = ${block}`;
  return sql<SqlBool>`event.address_block ilike ${contains(address)}`;
}
