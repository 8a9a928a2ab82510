import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { refusalToChange, refusalToHelp } from '#contract/policies.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

/** Throws user_not_found, own_account or superadmin_only unless the actor may do this to the user. */
export async function requirePermission(
  db: Db,
  actor: Actor,
  targetId: string,
  act: 'change' | 'help',
): Promise<{ role: User['role']; status: User['status'] }> {
  const target = await roleAndStatusOf(db, targetId);
  if (!target) throw new AppError('user_not_found');
  const refusal = (act === 'change' ? refusalToChange : refusalToHelp)(actor, { id: targetId, role: target.role });
  if (refusal) throw new AppError(refusal);
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
