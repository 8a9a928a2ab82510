import type { ReactNode } from 'react';
import { showDay } from '#contract/report/show.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import type { ReportPage } from '../../contract/report-page.ts';
import { texts } from '../texts.ts';
import { ReportActions } from './report-actions.tsx';
import { useReportFrame } from './report-frame.ts';

/** Above every tab of a report: title, author and date, its facts (`children`), and actions. */
export function ReportHeader({ report, madeBy, state, children }: ReportHeaderProps) {
  const frame = useReportFrame();
  const back = frame ? frame.back : { to: '/my-reports', label: texts.report.back };
  return (
    <header className="mb-6">
      {back && (
        <div className="mb-4">
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 max-w-[60rem]">
          <h1 dir="auto" className="text-xl wrap-anywhere sm:text-3xl">
            {report.title}
          </h1>
          <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            <span>
              {madeBy}
              {report.created_at !== '' && (
                <>
                  , <LocalTime iso={report.created_at} />
                </>
              )}
            </span>
            {state}
            {report.sample && <SampleBadge />}
            {frame?.note && <span>{frame.note}</span>}
          </p>
        </div>
        {frame ? frame.actions : <ReportActions report={report} />}
      </div>
      {children}
    </header>
  );
}

interface ReportHeaderProps {
  readonly report: ReportPage;
  readonly madeBy: string;
  readonly state?: ReactNode;
  readonly children?: ReactNode;
}

/** The server does not know the reader's time zone: it renders the day, and the browser the time. */
function LocalTime({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  return <time dateTime={iso}>{hydrated ? formatDateTime(iso) : showDay(iso.slice(0, 10))}</time>;
}
