import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../base/config/config.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { removeWhere } from '../../base/db/remove-older.ts';
import type { JobQueue, Jobs } from '../../base/jobs/jobs.ts';
import type { Logger } from '../../base/log/logger.ts';
import { mailDeliveries } from '../../base/metrics/process-metrics.ts';
import { openWithAny, secretsOf } from '../../base/secrets/secrets.ts';
import type { Mail, Mailer } from './mailer.ts';
import { openMail, sealMail } from './sealed-mail.ts';

/**
 * Queues a mail in the transaction of the change that it reports, so that both happen or neither does. The row is
 * authoritative and the job only a trigger: a sweep finds mails whose job was lost.
 */
export async function queueMail(trx: Trx, platform: Pick<MailDelivery, 'config' | 'jobs'>, mail: Mail): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('mails')
    .values({ id, sealed: sealMail(platform.config.secret, id, mail) })
    .execute();
  await platform.jobs.send(trx, mailQueue.name, { mailId: id });
}

/** What mail delivery needs. */
export interface MailDelivery {
  readonly config: Config & { readonly secret: string };
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly mailer: Mailer;
}

/** Starts mail delivery in this process. */
export async function startMailDelivery(platform: MailDelivery): Promise<void> {
  await platform.jobs.work<{ mailId: string }>(mailQueue, ({ mailId }) => deliverMail(platform, mailId));
  await platform.jobs.schedule(everyMinute, '* * * * *', () => nudgeWaitingMails(platform));
  await platform.jobs.schedule(everyNight, '23 3 * * *', () => removeOldMails(platform));
}

/**
 * Delivers one mail. After a failure the next attempt is delayed, up to half an hour, for five days (RFC 5321,
 * 4.5.4.1); then the mail is marked as failed and stored.
 */
export async function deliverMail(platform: MailDelivery, id: string): Promise<void> {
  const { db, config, mailer, log } = platform;
  // The claim expires: when this process dies, another one delivers the mail.
  const claimed = await db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .returning(['sealed', 'created_at', 'attempts'])
    .executeTakeFirst();
  if (!claimed?.sealed) return;
  const { sealed } = claimed;
  try {
    const { opened: mail } = openWithAny(secretsOf(config), (secret) => openMail(secret, id, sealed));
    await mailer.send({ ...mail, id, createdAt: claimed.created_at });
  } catch (error) {
    log.warn({ err: error, mailId: id, attempts: claimed.attempts }, 'a mail could not be handed over yet');
    mailDeliveries.inc({ outcome: 'failed' });
    await postpone(platform, id, claimed.attempts, error);
    return;
  }
  mailDeliveries.inc({ outcome: 'sent' });
  await db
    .updateTable('mails')
    .set({ state: 'sent', sealed: null, sent_at: sql`now()`, last_error: null })
    .where('id', '=', id)
    .execute();
}

const mailQueue: JobQueue = {
  name: 'mail',
  concurrency: 4,
  retryLimit: 5,
  retryDelaySeconds: 10,
  retryBackoff: true,
  expireInSeconds: 150,
};
const everyMinute: JobQueue = { ...mailQueue, name: 'mail-sweep', concurrency: 1, retryLimit: 0 };
const everyNight: JobQueue = { ...mailQueue, name: 'mail-removal', concurrency: 1 };

/** Longer than a job may run, so that a mail is never delivered twice in parallel. */
const claimSeconds = 180;
const giveUpAfterDays = 5;

async function postpone(platform: MailDelivery, id: string, attempts: number, error: unknown): Promise<void> {
  const seconds = Math.min(1_800, 10 * 2 ** Math.min(attempts - 1, 10));
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await platform.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('mails')
      .set({
        last_error: reason,
        next_attempt_at: sql`now() + make_interval(secs => ${seconds})`,
        state: sql`case when created_at < now() - make_interval(days => ${giveUpAfterDays}) then 'failed' else 'queued' end`,
      })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returning('state')
      .executeTakeFirst();
    if (row?.state === 'queued') {
      await platform.jobs.send(trx, mailQueue.name, { mailId: id }, { startAfterSeconds: seconds + 1 });
    }
  });
}

/**
 * Queues the mails that were given up, and returns their number. A mail that is older than five days gets one more
 * attempt.
 */
export async function retryFailedMails(trx: Trx, jobs: Jobs): Promise<number> {
  const mails = await trx
    .updateTable('mails')
    .set({ state: 'queued', next_attempt_at: sql`now()` })
    .where('state', '=', 'failed')
    .returning('id')
    .execute();
  for (const { id } of mails) await jobs.send(trx, mailQueue.name, { mailId: id });
  return mails.length;
}

/** Mails that are more than a minute overdue: their job was lost, or its process died. */
async function nudgeWaitingMails(platform: MailDelivery): Promise<void> {
  const waiting = await platform.db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('next_attempt_at')
    .limit(200)
    .execute();
  await platform.db.transaction().execute(async (trx) => {
    for (const { id } of waiting) await platform.jobs.send(trx, mailQueue.name, { mailId: id }, { singletonKey: id });
  });
}

async function removeOldMails(platform: MailDelivery): Promise<void> {
  await removeWhere(
    platform.db,
    'mails',
    sql`state <> 'queued' and created_at < now() - interval '30 days' order by created_at`,
  );
}

/** The mails that were given up, as a subquery. */
export const failedMails = sql<{ id: string; created_at: Date }>`(
  select id, created_at from mails where state = 'failed'
)`;
