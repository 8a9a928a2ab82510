import type { DocumentReport } from '#contract/lease-report.ts';
import type { CalendarEvent, ReportDate } from '#contract/report-dates.ts';
import type { ItemReviews } from '#contract/report-reviews.ts';

/**
 * Functions on document reports that the slice receives from outside, because it does not know their content; all are
 * pure.
 */
export interface DocumentReports {
  /** Slugs of the tools whose reports are about an uploaded document. */
  readonly features: readonly string[];
  /** The report with its reviews, as every reader sees it. */
  applyReviews(stored: DocumentReport, reviews: ItemReviews): DocumentReport;
  /** The readable text of a report. */
  markdownOf(report: DocumentReport): string;
  /** The report's dates that calendars and reminders can rely on. */
  datesOf(report: DocumentReport): readonly ReportDate[];
  calendarFile(events: readonly CalendarEvent[], name?: string): string;
}
