import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { EndedRun } from '#server/runs/runnable-tool.ts';
import { runEndedMail } from './mails/run-ended-mail.ts';

/** Queues an email about the end of a run, unless its owner has turned these off, in the transaction that ends it. */
export async function notifyRunEnd(
  trx: Trx,
  platform: Pick<Platform, 'config' | 'jobs'>,
  ended: EndedRun,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'username'])
    .where('id', '=', ended.userId)
    .where('run_mails', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!user) return;
  const { appUrl, brand } = platform.config;
  await queueMail(trx, platform, await runEndedMail({ to: user.email, username: user.username, ended, appUrl, brand }));
}
