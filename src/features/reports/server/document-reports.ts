import type { DocumentReport } from '#contract/lease-report.ts';
import type { CalendarEvent, ReportDate } from '#contract/report-dates.ts';
import type { ItemReviews } from '#contract/report-reviews.ts';

/** What the slice has done to reports on documents, which it knows nothing about itself; all of it is pure. */
export interface DocumentReports {
  /** The report as every reader sees it. */
  applyReviews(stored: DocumentReport, reviews: ItemReviews): DocumentReport;
  /** The dates of such a report that calendars and reminders may rely on. */
  datesOf(report: DocumentReport): readonly ReportDate[];
  calendarFile(events: readonly CalendarEvent[], name?: string): string;
}
