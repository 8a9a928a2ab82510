import type { DocumentReport } from '#contract/lease-report.ts';
import type { Translation } from '#contract/translation.ts';
import type { ReportSummary } from './reports.ts';

/** What a share link to a report provides. */
export interface SharedReport {
  readonly title: string;
  readonly report: ReportPage;
  readonly files: readonly SharedReportFile[];
}

export interface SharedReportFile {
  readonly format: string;
  readonly url: string;
}

/** A report for its page: one of `document`, `translation` and `markdown` is its content. */
export interface ReportPage extends ReportSummary {
  readonly formats: readonly string[];
  /** The stored form of the document's pages; null if they were not stored. */
  readonly pages: 'pdf' | 'text' | null;
  /** Number of reviews of each statement, by its key; a change names the version that it is based on. */
  readonly review_versions: Readonly<Record<string, number>>;
  /** Today's date (YYYY-MM-DD, UTC): decides what is current and what comes next. */
  readonly today: string;
  readonly document: DocumentReport | null;
  readonly translation: Translation | null;
  readonly markdown: string;
}

/** Data that the pages read while the server renders them, without a network call. */
export interface ReportReader {
  /** Null if the report does not exist or belongs to another user. */
  find(userId: string, id: string): Promise<ReportPage | null>;
  /** The public sample report. */
  sample(): Promise<ReportPage>;
}
