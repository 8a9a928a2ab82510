import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { Rows } from '#web/list/rows.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Page } from '#web/ui/page.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { type AdminEvent, adminOverview } from '../../contract/overview.ts';
import { BackupLine } from '../overview/backup-line.tsx';
import { FailedMails } from '../overview/failed-mails.tsx';
import { SetupWarnings } from '../overview/setup-warnings.tsx';
import { texts as allTexts } from '../texts.ts';
import { Usage } from '../usage/usage.tsx';

const texts = allTexts.overview;

export const meta = pageTitle(texts.title);

/** /admin: four figures of the installation and the latest events. */
export default function Overview() {
  const query = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => call(adminOverview, { signal }),
    refetchInterval: 60_000,
  });
  const { data } = query;
  return (
    <Page title={texts.title}>
      {!data && <Unloaded query={query} message={texts.failed} rows={6} rowHeight={72} />}
      {data && (
        <>
          <SetupWarnings warnings={data.warnings} />
          <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
            <Figure label={texts.users} {...data.users} />
            <Figure label={texts.credits} {...data.credits} />
            <Figure label={texts.invites} {...data.invites} />
            <Figure label={texts.alerts} aside={texts.alertsSpan} {...data.alerts} moreIsWorse />
          </dl>
          <BackupLine at={data.backup.at} late={data.backup.late} missingFiles={data.backup.missing_files} />
          <FailedMails count={data.failed_mails} />
          <Events
            title={texts.recent}
            empty={texts.recentEmpty}
            events={data.recent}
            link={
              <Link to="/admin/logs" className="text-sm text-accent underline-offset-4 hover:underline">
                {texts.allLogs}
              </Link>
            }
          />
          <Usage />
          {data.latest_alerts.length > 0 && <Events title={texts.latestAlerts} events={data.latest_alerts} />}
        </>
      )}
    </Page>
  );
}

function Figure({ label, aside, value, before, moreIsWorse = false }: FigureProps) {
  const change = value - before;
  const Arrow = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const signed = `${change > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(change))}`;
  return (
    <Card>
      <dt className="flex items-baseline justify-between gap-3 text-sm text-muted">
        {label}
        {aside && <span className="text-xs">{aside}</span>}
      </dt>
      <dd className="mt-2">
        <span className="block font-serif text-3xl tabular-nums">{formatNumber(value)}</span>
        <span
          className={classNames(
            'mt-2 flex items-center gap-1.5 text-xs tabular-nums',
            moreIsWorse && change > 0 ? 'text-bad' : 'text-muted',
          )}
        >
          <Arrow aria-hidden="true" className="size-3.5" />
          {change === 0 ? texts.same : moreIsWorse ? texts.alertsBefore(signed) : texts.sinceBefore(signed)}
        </span>
      </dd>
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  readonly aside?: string;
  readonly value: number;
  readonly before: number;
  readonly moreIsWorse?: boolean;
}

function Events({ title, link, empty, events }: EventsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {link}
      </div>
      {events.length === 0 ? (
        <p className="border-y border-line py-4 text-sm text-muted">{empty}</p>
      ) : (
        <Rows>
          {events.map((event) => (
            <li key={event.key} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block wrap-anywhere">{event.text}</span>
                <span className="block text-xs text-muted">
                  {event.kind === 'alert' ? texts.system : (event.operator ?? texts.gone)} ·{' '}
                  <time dateTime={event.created_at}>{formatDateTime(event.created_at)}</time>
                </span>
              </span>
              {event.kind === 'act' ? (
                <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
                  {texts.success}
                </Badge>
              ) : (
                <Badge tone="bad" icon={<CircleAlert aria-hidden="true" />}>
                  {texts.alert}
                </Badge>
              )}
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

interface EventsProps {
  readonly title: string;
  readonly link?: ReactNode;
  readonly empty?: string;
  readonly events: readonly AdminEvent[];
}
