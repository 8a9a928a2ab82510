import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChartBar, Columns2, Layers } from 'lucide-react';
import { useRef, useState } from 'react';
import { listFeatures } from '#contract/features.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { useShell } from '#web/lib/shell.ts';
import { ListControls } from '#web/list/list-controls.tsx';
import { RemovalBar } from '#web/list/removal-bar.tsx';
import { useListView } from '#web/list/use-list-view.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { ReportSummary } from '../../contract/reports.ts';
import { ReportRow } from '../report-row.tsx';
import { texts } from '../texts.ts';
import { type Reports, useReports } from '../use-reports.ts';

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
  const list = useReports(userId);
  const [asked, setAsked] = useState<ReportSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reports } = list;

  async function remove(report: ReportSummary) {
    // The row disappears with its buttons, so the focus stays in the list.
    if (await list.remove(report)) heading.current?.focus();
  }

  // If loading failed, an empty cached list doesn't mean that there are no reports.
  const known = list.failed && reports?.length === 0 ? undefined : reports?.length;
  return (
    <section aria-label={texts.list.title}>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {texts.list.heading(known)}
      </h2>
      {list.failed && <ErrorState message={texts.failures.load} retrying={list.loading} onRetry={list.retry} />}
      {reports === undefined && !list.failed && <Loading rows={3} rowHeight={84} label={texts.list.loading} />}
      {reports?.length === 0 && !list.failed && (
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
      )}
      <RemovalBar removal={list.removal} />
      {reports !== undefined && reports.length > 0 && <ReportList reports={reports} list={list} onDelete={setAsked} />}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.removal.title}
        confirmText={texts.removal.confirm}
        cancelText={texts.removal.cancel}
        danger
        onConfirm={() => asked && void remove(asked)}
      >
        {texts.removal.question} <strong className="font-semibold">{asked?.title}</strong>
      </AlertDialog>
    </section>
  );
}

function ReportList({ reports, list, onDelete }: ReportListProps) {
  const view = useListView(reports, {
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
    dateOf: ({ created_at }) => created_at,
    toolOf: ({ feature }) => feature,
    pageSize,
  });
  const tools = useToolsOf(reports);
  return (
    <>
      <ListControls view={view} searchLabel={texts.list.search} tools={tools} onDelete={list.removeLater} />
      <ul className="divide-y divide-line border-y border-line">
        {view.shown.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            selected={view.isSelected(report)}
            onSelect={(on) => view.select(report, on)}
            deleting={list.isDeleting(report)}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          page={view.page}
          pageSize={pageSize}
          total={view.total}
          onPageChange={(page) => view.change({ page })}
          label={texts.list.pages}
        />
      </div>
    </>
  );
}

/** The tools that made these reports, for the filter; a tool that is no longer active is shown by its slug. */
function useToolsOf(reports: readonly ReportSummary[]) {
  const { data } = useQuery({
    queryKey: ['features'],
    queryFn: ({ signal }) => call(listFeatures, { signal }),
    staleTime: 60_000,
  });
  return [...new Set(reports.map(({ feature }) => feature))].map((slug) => ({
    slug,
    name: data?.features.find((feature) => feature.slug === slug)?.name ?? slug,
  }));
}

interface ReportListProps {
  readonly reports: readonly ReportSummary[];
  readonly list: Reports;
  readonly onDelete: (report: ReportSummary) => void;
}

const pageSize = 10;
