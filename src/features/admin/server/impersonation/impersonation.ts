import { sql } from 'kysely';
import { isAdmin, type User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { refusalToView } from '#contract/policies.ts';
import { usersView } from '#features/accounts/server/index.ts';
import { recordAction } from '#features/audit/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { AdministratorSource } from '../users/change-user.ts';
import { roleAndStatusOf } from '../users/permissions.ts';

/**
 * Shows the product as this user sees it, for 30 minutes and in this session only; an earlier impersonation ends.
 * Throws user_not_found, view_of_admin, user_disabled.
 */
export async function startImpersonation(
  db: Db,
  by: AdministratorSource & { readonly sessionId: string },
  userId: string,
  reason: string | undefined,
): Promise<{ id: string; expiresAt: Date }> {
  return db.transaction().execute(async (trx) => {
    const user = await roleAndStatusOf(trx, userId);
    if (!user) throw new AppError('user_not_found');
    const refusal = refusalToView(user);
    if (refusal) throw new AppError(refusal);
    await close(trx, by.sessionId);
    const impersonation = await trx
      .insertInto('user_views')
      .values({ session_id: by.sessionId, user_id: userId })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    const { actor, address } = by;
    await recordAction(trx, { actor, address, action: 'view_as_user', target: { type: 'users', id: userId }, reason });
    return { id: impersonation.id, expiresAt: impersonation.expires_at };
  });
}

/** Ends the session's impersonation, if there is one. */
export async function endImpersonation(
  db: Db,
  by: AdministratorSource & { readonly sessionId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const userId = await close(trx, by.sessionId);
    if (userId === null) return;
    const { actor, address } = by;
    await recordAction(trx, { actor, address, action: 'end_view_as_user', target: { type: 'users', id: userId } });
  });
}

/** The user that this session impersonates, and until when; null if it has ended or belongs to another session. */
export async function findImpersonation(
  db: Db,
  id: string,
  session: { readonly sessionId: string; readonly user: User },
): Promise<{ userId: string; expiresAt: Date } | null> {
  if (!isAdmin(session.user) || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const impersonation = await db
    .selectFrom('user_views')
    .innerJoin(usersView.as('users'), 'users.id', 'user_views.user_id')
    .where('user_views.id', '=', id)
    .where('session_id', '=', session.sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.role', '=', 'user')
    .where('users.status', '=', 'active')
    .select(['user_id', 'expires_at'])
    .executeTakeFirst();
  return impersonation ? { userId: impersonation.user_id, expiresAt: impersonation.expires_at } : null;
}

/** The user of an impersonation that was still active. */
async function close(db: Db, sessionId: string): Promise<string | null> {
  const impersonation = await db
    .updateTable('user_views')
    .set({ ended_at: sql`now()` })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['user_id', sql<boolean>`expires_at > now()`.as('active')])
    .executeTakeFirst();
  return impersonation?.active ? impersonation.user_id : null;
}
