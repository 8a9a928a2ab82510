import type { Trx } from '../../../../server/db/database.ts';
import { queueMail } from '../../../../server/mail/mail-queue.ts';
import type { Platform } from '../../../../server/platform.ts';
import { type SecurityNotice, securityNoticeMail } from '../mails/security-notice-mail.ts';

/** Queues a notice to the user within the transaction of what it is about. */
export async function sendNotice(trx: Trx, platform: Platform, userId: string, notice: SecurityNotice): Promise<void> {
  const { email, username } = await trx
    .selectFrom('users')
    .select(['email', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { appUrl, brand } = platform.config;
  await queueMail(trx, platform, await securityNoticeMail({ to: email, username, notice, appUrl, brand }));
}
