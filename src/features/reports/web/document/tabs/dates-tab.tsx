import { Link } from 'react-router';
import type { DocumentReport, KeyDate } from '#contract/lease-report.ts';
import { showDay } from '#contract/report/show.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { useReportFrame } from '../../page/report-frame.ts';
import ReportReminders from '../../reminders/report-reminders.tsx';
import { ReviewControls } from '../../review/review-controls.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { texts } from '../texts.ts';

/** A timeline of the important dates: upcoming ones first, then past ones, latest first. */
export default function DatesTab({ report, today, reportId }: DatesTabProps) {
  const isOwner = useReportFrame() === null;
  const dates = report.dates
    .map((date, index) => ({ date, key: reportKeys.date(index) }))
    .sort((a, b) => a.date.date.localeCompare(b.date.date));
  if (dates.length === 0) return <Nothing>{texts.dates.none}</Nothing>;
  const ahead = dates.filter(({ date }) => date.date >= today);
  const past = dates.filter(({ date }) => date.date < today).reverse();
  const opens = report.dates.find(({ kind }) => kind === 'renewal_notice_opens')?.date ?? null;
  return (
    <>
      <Section title={texts.dates.ahead}>
        {ahead.length === 0 && <Nothing>{texts.dates.noneAhead}</Nothing>}
        <Timeline dates={ahead} today={today} opens={opens} />
      </Section>
      {isOwner && (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm print:hidden">
          {ahead.length > 0 && <ReportReminders reports={[reportId]} />}
          <Link to="/my-reports/reminders" className="inline-block py-0.5 text-accent underline underline-offset-2">
            {texts.dates.reminders}
          </Link>
        </div>
      )}
      {past.length > 0 && (
        <Section title={texts.dates.past}>
          <Timeline dates={past} today={today} opens={opens} />
        </Section>
      )}
    </>
  );
}

interface DatesTabProps {
  readonly report: DocumentReport;
  readonly today: string;
  readonly reportId: string;
}

interface TimelineProps {
  readonly dates: readonly { readonly date: KeyDate; readonly key: string }[];
  readonly today: string;
  /** First day of the notice window. */
  readonly opens: string | null;
}

function Timeline({ dates, ...rest }: TimelineProps) {
  return (
    <ol className="rows-drawn-late ml-1.5 border-l border-control">
      {dates.map(({ date, key }) => (
        <DateLine key={key} id={key} date={date} {...rest} />
      ))}
    </ol>
  );
}

/** One date; `id` is its key. */
function DateLine({ id, date, today, opens }: Omit<TimelineProps, 'dates'> & { id: string; date: KeyDate }) {
  const isDeadline = date.kind === 'renewal_notice_deadline' || date.kind === 'non_renewal_notice_deadline';
  return (
    <li id={id} className="relative scroll-mt-24 py-2.5 pl-5 text-sm">
      <span
        aria-hidden="true"
        className={`absolute top-4 -left-[5px] size-2.25 rounded-full border border-accent ${date.date >= today ? 'bg-accent' : 'bg-paper'}`}
      />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={date.date} className="font-medium">
          {showDay(date.date)}
        </time>
        {date.date >= today && (
          <span className="text-xs text-muted">{texts.dates.inDays(daysTo(date.date, today))}</span>
        )}
        <StateBadge stated={date} />
      </p>
      <p>{date.label}</p>
      {date.derived && <p className="text-muted">{texts.dates.derived(date.derived)}</p>}
      {isDeadline && opens !== null && (
        <p className="text-muted">{texts.dates.window(showDay(opens), showDay(date.date))}</p>
      )}
      {date.state === 'check' && <p className="text-warn">{date.reason}</p>}
      {date.quote !== null && <SourceLink id={id} label={date.label} passage={date} />}
      <ReviewControls id={id} />
    </li>
  );
}

function daysTo(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
