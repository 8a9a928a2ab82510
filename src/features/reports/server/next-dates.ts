import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** The user's dates from today on, nearest first. */
export async function nextDates(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('report_dates')
    .innerJoin('reports', 'reports.id', 'report_dates.report_id')
    .select(['report_dates.report_id', 'report_dates.item', 'report_dates.label', 'reports.title'])
    .select(sql<string>`to_char(report_dates.date, 'YYYY-MM-DD')`.as('date'))
    .where('report_dates.user_id', '=', userId)
    .where('report_dates.date', '>=', sql<string>`(now() at time zone 'utc')::date`)
    .orderBy('report_dates.date')
    .orderBy('report_dates.item')
    .limit(limit)
    .execute();
}
