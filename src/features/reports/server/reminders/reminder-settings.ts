import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { type ReminderDays, reminderDays } from '../../contract/reminders.ts';

/** Days before a date on which this person is reminded; all options by default. */
export async function readDays(db: Db, userId: string): Promise<ReminderDays[]> {
  const row = await db.selectFrom('reminder_settings').select('days').where('user_id', '=', userId).executeTakeFirst();
  return reminderDays.filter((days) => row === undefined || row.days.includes(days));
}

export async function writeDays(db: Db, userId: string, days: readonly ReminderDays[]): Promise<ReminderDays[]> {
  const chosen = reminderDays.filter((each) => days.includes(each));
  await db
    .insertInto('reminder_settings')
    .values({ user_id: userId, days: chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ days: chosen, changed_at: new Date() }))
    .execute();
  return chosen;
}

/** Turns reminders off; false if the person no longer exists. */
export async function switchOff(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .insertInto('reminder_settings')
    .columns(['user_id', 'days'])
    .expression((eb) =>
      eb
        .selectFrom(usersView.as('users'))
        .select(['id', sql<number[]>`'{}'::integer[]`.as('days')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ days: [], changed_at: new Date() }))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether reminders are on for any of these reports. */
export async function readForReports(db: Db, userId: string, reports: readonly string[]): Promise<boolean> {
  const rows = await ownReports(db, userId, reports);
  return rows.some(({ reminders }) => reminders);
}

export async function writeForReports(db: Db, userId: string, reports: readonly string[], on: boolean): Promise<void> {
  await ownReports(db, userId, reports);
  await db
    .updateTable('reports')
    .set({ reminders: on })
    .where('user_id', '=', userId)
    .where('id', 'in', [...reports])
    .execute();
}

/** Throws if none of them is this person's; one that was deleted in the meantime is ignored. */
async function ownReports(db: Db, userId: string, reports: readonly string[]) {
  const rows = await db
    .selectFrom('reports')
    .select('reminders')
    .where('user_id', '=', userId)
    .where('id', 'in', [...reports])
    .execute();
  if (rows.length === 0) throw new AppError('report_not_found');
  return rows;
}
