import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

/**
 * Dates in the user's reports from `today` on (YYYY-MM-DD), nearest first, with reviews applied; samples are excluded.
 */
export async function nextDates(
  db: Db,
  userId: string,
  today: string,
  count: number,
): Promise<{ date: string; label: string; title: string; reportId: string }[]> {
  return db
    .selectFrom('report_dates')
    .innerJoin('reports', 'reports.id', 'report_dates.report_id')
    .select([
      'label',
      'title',
      'report_id as reportId',
      sql<string>`to_char(report_dates.date, 'YYYY-MM-DD')`.as('date'),
    ])
    .where('report_dates.user_id', '=', userId)
    .where('report_dates.date', '>=', today)
    .orderBy('report_dates.date')
    .orderBy('label')
    .limit(count)
    .execute();
}
