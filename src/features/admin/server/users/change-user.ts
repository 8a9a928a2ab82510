import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { mayChangeRoles } from '#contract/policies.ts';
import { changeUser, endSessionsOf } from '#features/accounts/server/index.ts';
import { recordAction } from '#features/audit/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import { type Actor, requirePermission } from './permissions.ts';

/**
 * Disables a user and ends their sessions, or enables them. A call that changes nothing isn't logged. Throws like
 * requirePermission, and last_active_superadmin.
 */
export async function setStatus(
  db: Db,
  by: AdministratorSource,
  targetId: string,
  change: StatusChange,
): Promise<void> {
  await changing(db, by, targetId, async (trx) => {
    if (!(await changeUser(trx, by.actor.id, targetId, { status: change.status }))) return;
    if (change.status === 'disabled') await endSessionsOf(trx, targetId, 'disabled');
    await recordAction(trx, {
      ...by,
      action: change.status === 'disabled' ? 'disable_user' : 'enable_user',
      target: { type: 'users', id: targetId },
      reason: change.reason,
    });
  });
}

/** Changes a user's role and ends their sessions, because their permissions change. Throws like setStatus. */
export async function setRole(
  db: Db,
  by: AdministratorSource,
  targetId: string,
  change: { role: User['role']; reason: string },
): Promise<void> {
  if (!mayChangeRoles(by.actor)) throw new AppError('superadmin_only');
  await changing(db, by, targetId, async (trx, before) => {
    if (!(await changeUser(trx, by.actor.id, targetId, { role: change.role }))) return;
    await endSessionsOf(trx, targetId, 'disabled');
    await recordAction(trx, {
      ...by,
      action: 'change_role',
      target: { type: 'users', id: targetId },
      reason: change.reason,
      details: { from: before.role, to: change.role },
    });
  });
}

/** Signs a user out everywhere. Throws like requirePermission. */
export async function endUserSessions(
  db: Db,
  by: AdministratorSource,
  targetId: string,
  reason: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requirePermission(trx, by.actor, targetId, 'change');
    await endSessionsOf(trx, targetId, 'ended_by_admin');
    await recordEvent(trx, { kind: 'sessions_ended', userId: targetId, details: { by: by.actor.id } });
    await recordAction(trx, { ...by, action: 'end_sessions', target: { type: 'users', id: targetId }, reason });
  });
}

export interface AdministratorSource {
  readonly actor: Actor;
  readonly address: string;
}

interface StatusChange {
  readonly status: User['status'];
  readonly reason?: string | undefined;
}

async function changing(
  db: Db,
  by: AdministratorSource,
  targetId: string,
  work: (trx: Trx, before: { role: User['role'] }) => Promise<void>,
): Promise<void> {
  try {
    await db
      .transaction()
      .execute(async (trx) => work(trx, await requirePermission(trx, by.actor, targetId, 'change')));
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_keep_a_superadmin') {
      throw new AppError('last_active_superadmin', { cause: error });
    }
    throw error;
  }
}
