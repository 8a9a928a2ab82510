import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChartBar, Columns2, Layers } from 'lucide-react';
import { listFeatures } from '#contract/features.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { useShell } from '#web/lib/shell.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { ListControls } from '#web/list/list-controls.tsx';
import { RemovalBar } from '#web/list/removal-bar.tsx';
import { useListView } from '#web/list/use-list-view.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
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
      {user && <ReportSection userId={user.id} />}
    </Page>
  );
}

function ReportSection({ userId }: { userId: string }) {
  const { removal, failed, loading, retry } = useReports(userId);
  const { entries: reports } = removal;
  const view = useListView(reports ?? [], {
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
    dateOf: ({ created_at }) => created_at,
    toolOf: ({ feature }) => feature,
    pageSize: 10,
  });
  const tools = useToolsOf(reports ?? []);
  // If loading failed, an empty cached list doesn't mean that there are no reports.
  const known = failed && reports?.length === 0 ? undefined : reports?.length;
  return (
    <section aria-label={texts.list.title}>
      <h2 ref={removal.heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {texts.list.heading(known)}
      </h2>
      <RemovalBar removal={removal.pending} />
      <EntryList
        entries={reports}
        failure={failed && { message: texts.failures.load, retrying: loading, onRetry: retry }}
        loading={<Loading rows={3} rowHeight={84} label={texts.list.loading} />}
        empty={
          <EmptyState
            title={texts.list.emptyTitle}
            action={
              <ButtonLink to="/dashboard" variant="secondary">
                {texts.list.emptyAction}
              </ButtonLink>
            }
          >
            {texts.list.emptyText}
          </EmptyState>
        }
        controls={
          <ListControls view={view} searchLabel={texts.list.search} tools={tools} onDelete={removal.removeLater} />
        }
        shown={view.shown}
        row={(report) => (
          <ReportRow
            key={report.id}
            report={report}
            selection={view.selectionOf(report)}
            removal={removal.of(report)}
          />
        )}
        pages={<Pagination {...view.pages} label={texts.list.pages} />}
      />
      <AlertDialog
        {...removal.dialog}
        title={texts.removal.title}
        confirmText={texts.removal.confirm}
        cancelText={texts.removal.cancel}
        danger
      >
        {texts.removal.question} <strong className="font-semibold">{removal.asked?.title}</strong>
      </AlertDialog>
    </section>
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
