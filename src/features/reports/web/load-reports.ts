import type { ReportSummary } from '../../../contract/reports.ts';

/** Every report of the user, newest first: a listing answers at most 100, so it is asked for until nothing is missing. */
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

/** Reports whose titles have every word that was typed, whatever its case and accents; all of them for no word. */
export function searchReports<R extends { readonly title: string }>(reports: readonly R[], typed: string): R[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return reports.filter(({ title }) => words.every((word) => plain(title).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What one listing answers at most. */
const pageLimit = 100;
