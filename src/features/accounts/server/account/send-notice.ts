import type { SecurityEventKind } from '#contract/security-events.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import { type NewSecurityEvent, recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import { type SecurityNotice, securityNoticeMail } from '../mails/security-notice-mail.ts';

/** Queues a notice to the user and records the event, in the transaction of the change. */
export async function sendNotice(
  trx: Trx,
  platform: Platform,
  userId: string,
  notice: SecurityNotice,
  details?: NewSecurityEvent['details'],
): Promise<void> {
  const { email, username } = await trx
    .selectFrom('users')
    .select(['email', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await recordEvent(trx, { kind: events[notice], userId, ...(details && { details }) });
  const { appUrl, brand } = platform.config;
  await queueMail(trx, platform, await securityNoticeMail({ to: email, username, notice, appUrl, brand }));
}

const events: Readonly<Record<SecurityNotice, SecurityEventKind>> = {
  passkeyAdded: 'passkey_added',
  passkeyRemoved: 'passkey_removed',
  secondFactorOn: 'second_factor_on',
  secondFactorOff: 'second_factor_off',
  recoveryCodesRenewed: 'recovery_codes_renewed',
  recoveryCodeUsed: 'recovery_code_used',
  apiKeyCreated: 'api_key_created',
  linkedInConnected: 'linkedin_connected',
};
