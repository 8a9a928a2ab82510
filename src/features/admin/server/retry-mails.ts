import { recordAction } from '#features/audit/server/index.ts';
import { retryFailedMails } from '#server/adapters/mail/mail-queue.ts';
import type { Platform } from '#server/platform.ts';
import type { AdministratorSource } from './users/change-user.ts';

/** Retries the delivery of mails that were given up; returns their number. Nothing is logged if there are none. */
export async function retryMails(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  by: AdministratorSource,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const mails = await retryFailedMails(trx, jobs);
    if (mails > 0)
      await recordAction(trx, { ...by, action: 'retry_mails', target: { type: 'mails' }, details: { mails } });
    return mails;
  });
}
