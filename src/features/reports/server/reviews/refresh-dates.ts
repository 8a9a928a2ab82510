import type { DocumentReport } from '#contract/lease-report.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { DocumentReports } from '../document-reports.ts';

/**
 * Updates what lists, calendars and reminders show of a report: its title and its dates, with reviews applied. Samples
 * have no dates here.
 */
export async function refreshDates(
  trx: Trx,
  documents: DocumentReports,
  { ownerId, reportId, report }: { ownerId: string; reportId: string; report: DocumentReport },
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ title: report.title })
    .where('id', '=', reportId)
    .where('user_id', '=', ownerId)
    .where('title', '<>', report.title)
    .execute();
  await trx.deleteFrom('report_dates').where('report_id', '=', reportId).where('user_id', '=', ownerId).execute();
  const dates = documents.datesOf(report);
  if (dates.length === 0 || (await isSample(trx, ownerId, reportId))) return;
  await trx
    .insertInto('report_dates')
    .values(
      dates.map(({ item, date, label, details, reviewedAt }) => ({
        report_id: reportId,
        user_id: ownerId,
        item,
        date,
        label,
        details,
        reviewed_at: reviewedAt,
      })),
    )
    .execute();
}

async function isSample(trx: Trx, ownerId: string, reportId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('reports')
    .select('sample')
    .where('id', '=', reportId)
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
  return row?.sample === true;
}
