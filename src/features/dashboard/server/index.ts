import type { DraftFile } from '#features/drafts/server/index.ts';
import type { ReportSummary } from '#features/reports/server/index.ts';
import type { OwnWorkReader } from '../contract.ts';

interface DashboardParts {
  /** The member's newest items, and their total number. */
  newestDrafts(userId: string, count: number): Promise<{ files: DraftFile[]; total: number }>;
  newestReports(userId: string, count: number): Promise<{ reports: ReportSummary[]; total: number }>;
  /** Dates of the member's reports from this day on, nearest first. */
  nextDates(
    userId: string,
    today: string,
    count: number,
  ): Promise<{ date: string; label: string; title: string; reportId: string }[]>;
}

/** What the dashboard shows of a member's drafts and reports. It owns no data. */
export function createDashboard(parts: DashboardParts, now = () => new Date()): { readonly reader: OwnWorkReader } {
  return {
    reader: {
      async read(userId) {
        const [drafts, reports, dates] = await Promise.all([
          parts.newestDrafts(userId, shown),
          parts.newestReports(userId, shown),
          parts.nextDates(userId, now().toISOString().slice(0, 10), shown),
        ]);
        const recent = [
          ...drafts.files.map(({ name, title = name, created_at, sample = false }) => ({
            title,
            address: `/my-drafts/${encodeURIComponent(name)}`,
            created_at: created_at ?? '',
            sample,
          })),
          ...reports.reports.map(({ id, title, created_at, sample }) => ({
            title,
            address: `/my-reports/${id}`,
            created_at,
            sample,
          })),
        ];
        return {
          isNew: drafts.total + reports.total === 0,
          recent: recent.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, shown),
          dates: dates.map(({ date, label, title, reportId }) => ({
            date,
            label,
            title,
            address: `/my-reports/${reportId}?tab=dates`,
          })),
        };
      },
    },
  };
}

/** As many as can be read at a glance. */
const shown = 3;
