import { isAdmin, type User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

/*
 * Who may do what to which user:
 * - no administrator disables or demotes themselves;
 * - only superadmins change administrators;
 * - only superadmins change roles;
 * - the last active superadmin keeps the role (a rule of the database, migration 0014).
 */

/** Throws user_not_found, own_account or superadmin_only unless the actor may do this to the user. */
export async function requirePermission(
  db: Db,
  actor: Actor,
  targetId: string,
  act: 'change' | 'help',
): Promise<{ role: User['role']; status: User['status'] }> {
  const target = await roleAndStatusOf(db, targetId);
  if (!target) throw new AppError('user_not_found');
  if (act === 'change' && actor.id === targetId) throw new AppError('own_account');
  if (isAdmin(target) && actor.role !== 'superadmin' && actor.id !== targetId) throw new AppError('superadmin_only');
  return target;
}

/** Undefined for an unknown id. */
export async function roleAndStatusOf(
  db: Db,
  userId: string,
): Promise<{ role: User['role']; status: User['status'] } | undefined> {
  return db.selectFrom(usersView.as('users')).where('id', '=', userId).select(['role', 'status']).executeTakeFirst();
}

export interface Actor {
  readonly id: string;
  readonly role: User['role'];
}
