import { type SqlBool, sql } from 'kysely';
import type { User } from '#contract/account.ts';
import type { Trx } from '#server/base/db/database.ts';

/**
 * An administrator changes another user's status or role; returns whether it was different before. The statement checks
 * the administrator's permission itself: one who has just lost the role changes nothing.
 */
export async function changeUser(
  trx: Trx,
  actorId: string,
  userId: string,
  change: { readonly status: User['status'] } | { readonly role: User['role'] },
): Promise<boolean> {
  const differs = 'status' in change ? sql<SqlBool>`status <> ${change.status}` : sql<SqlBool>`role <> ${change.role}`;
  const changed = await trx
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .where('id', '!=', actorId)
    .where(differs)
    .where(
      sql<SqlBool>`exists (
        select from users as actor where actor.id = ${actorId} and actor.status = 'active'
          and (actor.role = 'superadmin' or (actor.role = 'admin' and users.role = 'user'))
      )`,
    )
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
