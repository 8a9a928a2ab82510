import { sql } from 'kysely';
import { contactOf, usersView } from '#features/accounts/server/index.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { reminderDays } from '../../contract/reminders.ts';
import { type DueDate, reminderMail } from './reminder-mail.ts';

/**
 * Between morning and evening in North America; every hour, so that after downtime reminders are hours late, not a day.
 */
export async function startReminders(platform: Platform): Promise<void> {
  await platform.jobs.schedule(hourly, '12 13-23 * * *', () => sendReminders(platform));
}

const hourly: JobQueue = {
  name: 'reminders',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 900,
};

/**
 * Mails the due reminders, with one transaction per person, so that a failure for one does not delay others. The rows
 * in `reminders` and the mail are written together: a second process finds the rows and sends nothing.
 */
export async function sendReminders(platform: Platform): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`select distinct user_id from (${due}) as due`.execute(platform.db);
  for (const { user_id } of rows) {
    try {
      await platform.db.transaction().execute((trx) => remind(trx, platform, user_id));
    } catch (error) {
      platform.log.error({ err: error, userId: user_id }, 'reminders could not be queued');
    }
  }
}

/** A reminder that was missed is sent within three days; after that its text would be wrong. */
const due = sql`
  select d.report_id, d.item, d.date, day.days, d.user_id
  from report_dates d
  join ${usersView} as u on u.id = d.user_id and u.status = 'active'
  join reports r on r.id = d.report_id and r.reminders
  left join reminder_settings s on s.user_id = d.user_id
  cross join lateral unnest(coalesce(s.days, ${sql.lit(`{${reminderDays.join(',')}}`)}::integer[])) as day (days)
  where d.date - (now() at time zone 'utc')::date between day.days - 2 and day.days
    and not exists (
      select from reminders sent
      where sent.report_id = d.report_id and sent.item = d.item and sent.date = d.date and sent.days = day.days
    )`;

async function remind(trx: Trx, platform: Platform, userId: string): Promise<void> {
  const { rows } = await sql<DueDate>`
    with written as (
      insert into reminders (report_id, item, date, days, user_id)
      select report_id, item, date, days, user_id from (${due}) as due where user_id = ${userId}
      on conflict do nothing
      returning report_id, item
    )
    select d.report_id as "reportId", r.title, d.label, d.date, d.date - (now() at time zone 'utc')::date as "daysLeft"
    from written w
    join report_dates d on d.report_id = w.report_id and d.item = w.item
    join reports r on r.id = w.report_id
    order by d.date, r.title, d.item`.execute(trx);
  if (rows.length === 0) return;
  const { email, username } = await contactOf(trx, userId);
  await queueMail(trx, platform, await reminderMail(platform.config, { userId, email, username }, rows));
}
