import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChartBar, Columns2, Layers } from 'lucide-react';
import { listFeatures } from '#contract/features.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { useShell } from '#web/lib/shell.ts';
import { RemovableList } from '#web/list/removable-list.tsx';
import { useListView } from '#web/list/use-list-view.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import type { ReportSummary } from '../../contract/reports.ts';
import { ReportRow } from '../report-row.tsx';
import { texts } from '../texts.ts';
import { useReports } from '../use-reports.ts';

export const meta = pageTitle(texts.list.title);

export default function MyReports() {
  const { user } = useSession();
  const { reportDays } = useShell();
  return (
    <Page
      title={texts.list.title}
      subtitle={texts.list.subtitle}
      back={{ to: '/dashboard', label: texts.list.back }}
      meta={
        <>
          <ButtonLink
            to="/my-reports/portfolio"
            variant="secondary"
            size="small"
            icon={<ChartBar aria-hidden="true" />}
          >
            {texts.list.portfolio}
          </ButtonLink>
          <ButtonLink to="/my-reports/compare" variant="secondary" size="small" icon={<Columns2 aria-hidden="true" />}>
            {texts.list.compare}
          </ButtonLink>
          <ButtonLink to="/my-reports/tenancies" variant="secondary" size="small" icon={<Layers aria-hidden="true" />}>
            {texts.list.tenancies}
          </ButtonLink>
          <ButtonLink
            to="/my-reports/reminders"
            variant="secondary"
            size="small"
            icon={<CalendarDays aria-hidden="true" />}
          >
            {texts.list.reminders}
          </ButtonLink>
        </>
      }
    >
      {reportDays > 0 && <p className="mb-6 text-sm text-muted">{texts.list.removedAfter(reportDays)}</p>}
      {user && <ReportList userId={user.id} />}
    </Page>
  );
}

function ReportList({ userId }: { userId: string }) {
  const { removal, failed, loading, retry } = useReports(userId);
  const view = useListView(removal.entries ?? [], {
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
    dateOf: ({ created_at }) => created_at,
    toolOf: ({ feature }) => feature,
    pageSize: 10,
  });
  const tools = useToolsOf(removal.entries ?? []);
  return (
    <RemovableList
      texts={texts}
      removal={removal}
      view={view}
      failure={failed && { message: texts.failures.load, retrying: loading, onRetry: retry }}
      tools={tools}
      emptyAction={
        <ButtonLink to="/dashboard" variant="secondary">
          {texts.list.emptyAction}
        </ButtonLink>
      }
      row={(report, state) => <ReportRow key={report.id} report={report} {...state} />}
      nameOf={({ title }) => title}
    />
  );
}

/** The tools that made these reports, for the filter; a tool that is no longer active is shown by its slug. */
function useToolsOf(reports: readonly ReportSummary[]) {
  const { data } = useQuery({
    queryKey: ['features'],
    enabled: reports.length > 0,
    queryFn: ({ signal }) => call(listFeatures, { signal }),
    staleTime: 60_000,
  });
  return [...new Set(reports.map(({ feature }) => feature))].map((slug) => ({
    slug,
    name: data?.features.find((feature) => feature.slug === slug)?.name ?? slug,
  }));
}
