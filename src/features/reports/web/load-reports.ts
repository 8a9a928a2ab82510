import type { ReportSummary } from '../contract/reports.ts';

/**
 * Every report of the user, newest first: a listing returns at most 100, so pages are requested until none is missing.
 */
export async function loadReports(listPage: ListPage): Promise<ReportSummary[]> {
  const reports = new Map<string, ReportSummary>();
  for (let offset = 0; ; offset += pageLimit) {
    const page = await listPage({ limit: pageLimit, offset });
    for (const report of page.reports) reports.set(report.id, report);
    if (page.reports.length < pageLimit || offset + page.reports.length >= page.total) return [...reports.values()];
  }
}

export type ListPage = (page: {
  limit: number;
  offset: number;
}) => Promise<{ reports: ReportSummary[]; total: number }>;

/** Maximum number of reports in one listing. */
const pageLimit = 100;
