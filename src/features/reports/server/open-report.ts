import type { DocumentReport } from '#contract/lease-report.ts';
import type { DocumentReports } from './document-reports.ts';
import { readReport } from './upgrade-report.ts';

/** A stored report in the current format, with its text; null if it isn't a document report. */
export function openReport(documents: DocumentReports, stored: unknown): DocumentReport | null {
  const report = readReport(stored);
  return report?.markdown === '' ? { ...report, markdown: documents.markdownOf(report) } : report;
}
