import { AppError } from '#contract/errors.ts';
import { contactOf, sendRecovery } from '#features/accounts/server/index.ts';
import { recordAction } from '#features/audit/server/index.ts';
import type { Platform } from '#server/platform.ts';
import type { AdministratorSource } from './change-user.ts';
import { requirePermission } from './permissions.ts';

/** Emails the user a link to set a new password. Throws like requirePermission, and reset_mail_waiting. */
export async function sendReset(
  platform: Platform,
  by: AdministratorSource,
  targetId: string,
  reason: string | undefined,
): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    await requirePermission(trx, by.actor, targetId, 'reset');
    const { email } = await contactOf(trx, targetId);
    if (!(await sendRecovery(trx, platform, email))) throw new AppError('reset_mail_waiting');
    await recordAction(trx, { ...by, action: 'send_password_reset', target: { type: 'users', id: targetId }, reason });
  });
}
