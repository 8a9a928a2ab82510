import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { usersView } from '#features/accounts/server/index.ts';
import { contains } from '#server/base/db/contains.ts';
import type { Db } from '#server/base/db/database.ts';
import type * as calls from '../contract.ts';
import { type Invitation, invitationsPageSize } from '../contract.ts';

/** A page of the codes, newest first, and the number that match the filter. Pages count from 1. */
export async function listInvitations(
  db: Db,
  { search, status, page }: z.output<NonNullable<typeof calls.listInvitations.query>>,
): Promise<{ invitations: Invitation[]; total: number }> {
  const matching = db
    .selectFrom('invitations')
    .leftJoin(usersView.as('creator'), 'creator.id', 'invitations.created_by')
    .leftJoin(usersView.as('guest'), 'guest.id', 'invitations.used_by')
    .$if(status !== undefined, (query) => query.where(state, '=', status ?? 'unused'))
    .$if(search !== '', (query) => query.where(mentions(search)));
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy('invitations.created_at', 'desc')
      .orderBy('invitations.id')
      .limit(invitationsPageSize)
      .offset((page - 1) * invitationsPageSize)
      .select([
        'invitations.id',
        'invitations.code',
        state.as('status'),
        'creator.username as creator',
        'invitations.created_at',
        'guest.username as usedBy',
        'invitations.used_at',
        'invitations.expires_at',
        'invitations.note',
      ])
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  const invitations = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    used_at: iso(row.used_at),
    expires_at: iso(row.expires_at),
  }));
  return { invitations, total };
}

const state = sql<Invitation['status']>`case
  when invitations.used_at is not null then 'used'
  when invitations.revoked_at is not null then 'revoked'
  when invitations.expires_at <= now() then 'expired'
  else 'unused'
end`;

function mentions(search: string) {
  const pattern = contains(search);
  return sql<SqlBool>`(
    invitations.code ilike ${pattern} or invitations.note ilike ${pattern}
    or creator.username ilike ${pattern} or guest.username ilike ${pattern}
  )`;
}
