import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { refusalToChange, refusalToReset } from '#contract/policies.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

/** Throws user_not_found, own_account, superadmin_only or user_disabled unless the actor may do this to the user. */
export async function requirePermission(
  db: Db,
  actor: Actor,
  targetId: string,
  act: keyof typeof rules,
): Promise<{ role: User['role']; status: User['status'] }> {
  const target = await roleAndStatusOf(db, targetId);
  if (!target) throw new AppError('user_not_found');
  const refusal = rules[act](actor, { id: targetId, ...target });
  if (refusal) throw new AppError(refusal);
  return target;
}

const rules = { change: refusalToChange, reset: refusalToReset };

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
