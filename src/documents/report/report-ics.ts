import type { DocumentReport } from '#contract/lease-report.ts';
import { calendarFile } from './calendar-file.ts';
import { reportDates } from './report-dates.ts';

/** The key dates of one report as a calendar file. */
export function reportIcs(id: string, report: DocumentReport, made: Date): string {
  return calendarFile(
    reportDates(report).map(({ item, date, label, details, reviewedAt }) => ({
      uid: `${id}-${item}`,
      date,
      title: label,
      description: `${report.title}\n${details}`,
      changedAt: reviewedAt === null ? made : new Date(reviewedAt),
    })),
  );
}
