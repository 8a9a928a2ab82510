import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Sets a new password and everything that follows, in one transaction: sessions end (except the given one), recovery
 * links become invalid, and the owner is notified. Returns false, and changes nothing, if the password is no longer
 * the one to be replaced.
 */
export async function savePassword(trx: Trx, platform: Platform, change: PasswordChange): Promise<boolean> {
  const { userId, passwordHash, how, replaces, keepSession } = change;
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', userId)
    .$if(replaces !== undefined, (query) => query.where('password_hash', 'is not distinct from', replaces ?? null))
    .returning(['username', 'email'])
    .executeTakeFirst();
  if (!user) return false;
  // A first password doesn't end existing sessions.
  if (how !== 'set') await endSessionsOf(trx, userId, 'password_changed', keepSession);
  await trx.deleteFrom('recovery_links').where('user_id', '=', userId).execute();
  await trx.deleteFrom('login_codes').where('user_id', '=', userId).execute();
  await recordEvent(trx, { kind: `password_${how}`, userId });
  const { appUrl, brand } = platform.config;
  const mail = { to: user.email, username: user.username, how, at: new Date(), appUrl, brand };
  await queueMail(trx, platform, await passwordChangedMail(mail));
  return true;
}

interface PasswordChange {
  readonly userId: string;
  readonly passwordHash: string;
  readonly how: 'changed' | 'reset' | 'set';
  /** The hash that may be replaced, null for none; by default any. */
  readonly replaces?: string | null;
  /** The session that continues. */
  readonly keepSession?: string;
}
