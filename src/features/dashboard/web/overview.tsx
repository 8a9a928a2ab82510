import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type DraftFile, listDrafts } from '../../../contract/drafts.ts';
import { listFeatures } from '../../../contract/features.ts';
import { showDay } from '../../../contract/report/show.ts';
import { listNextDates, listReports, type ReportSummary } from '../../../contract/reports.ts';
import type { Run } from '../../../contract/runs.ts';
import { call } from '../../../web/lib/api.ts';
import { formatDate } from '../../../web/lib/format.ts';
import { useRunningWork } from '../../../web/lib/running-work.ts';
import { SampleBadge } from '../../../web/samples/sample-badge.tsx';
import { texts } from './texts.ts';

/** A new user's first steps; later what runs, the next dates, and the newest drafts and reports. */
export function Overview({ userId }: { userId: string }) {
  const { running } = useRunningWork(userId);
  const drafts = useQuery({
    queryKey: ['newest-drafts', userId, running.length],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(listDrafts, { params: { userId }, query: { limit: shown }, signal })).files,
  });
  const reports = useQuery({
    queryKey: ['newest-reports', userId, running.length],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(listReports, { query: { limit: shown }, signal })).reports,
  });
  const dates = useQuery({
    queryKey: ['next-dates', userId, running.length],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(listNextDates, { query: { limit: shown }, signal })).dates,
  });
  // What cannot be read is left out: the figures above say so, and their pages say why.
  const recent = newest(drafts.data ?? [], reports.data ?? []);
  if (running.length === 0 && recent.length === 0) {
    return drafts.data && reports.data ? <FirstSteps /> : null;
  }
  return (
    <Group title={texts.overview.title}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {running.length > 0 && <RunningList running={running} />}
        {dates.data && dates.data.length > 0 && (
          <List title={texts.overview.dates}>
            {dates.data.map(({ report_id, item, date, label, title }) => (
              <Entry
                key={`${report_id} ${item}`}
                to={`/my-reports/${report_id}?tab=dates&source=${item}`}
                name={`${showDay(date)}: ${label}`}
                about={title}
              />
            ))}
          </List>
        )}
        {recent.length > 0 && (
          <List title={texts.overview.recent}>
            {recent.map(({ to, name, at, sample }) => (
              <Entry key={to} to={to} name={name} about={formatDate(at)} badge={sample && <SampleBadge />} />
            ))}
          </List>
        )}
      </div>
    </Group>
  );
}

const shown = 5;

function newest(drafts: readonly DraftFile[], reports: readonly ReportSummary[]) {
  return [
    ...drafts.map(({ name, title, created_at, sample }) => ({
      to: `/my-drafts/${encodeURIComponent(name)}`,
      name: title ?? name,
      at: created_at ?? '',
      sample,
    })),
    ...reports.map(({ id, title, created_at, sample }) => ({
      to: `/my-reports/${id}`,
      name: title,
      at: created_at,
      sample,
    })),
  ]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, shown);
}

function FirstSteps() {
  const { title, steps } = texts.first;
  return (
    <Group title={title}>
      <ol className="grid gap-x-10 gap-y-6 border-t border-control pt-5 sm:grid-cols-3">
        {steps.map(({ to, name, text }, at) => (
          <li key={to} className="flex gap-4">
            <span aria-hidden="true" className="font-serif text-2xl text-accent tabular-nums">
              {at + 1}
            </span>
            <div>
              <Link
                to={to}
                className="font-serif text-lg underline decoration-line underline-offset-4 hover:text-accent"
              >
                {name}
              </Link>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Group>
  );
}

function RunningList({ running }: { running: readonly Run[] }) {
  const { data } = useQuery({
    queryKey: ['features'],
    queryFn: ({ signal }) => call(listFeatures, { signal }),
    staleTime: 60_000,
  });
  const nameOf = (slug: string) => data?.features.find((feature) => feature.slug === slug)?.name ?? slug;
  return (
    <List title={texts.overview.running}>
      {running.map(({ id, feature, steps }) => (
        <Entry
          key={id}
          to={`/${feature}?run=${id}`}
          name={nameOf(feature)}
          about={texts.overview.run(steps.find(({ state }) => state === 'running')?.title ?? '')}
        />
      ))}
    </List>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-sans text-sm font-medium text-muted">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </div>
  );
}

interface EntryProps {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly badge?: ReactNode;
}

function Entry({ to, name, about, badge }: EntryProps) {
  return (
    <li className="py-2.5">
      <Link to={to} dir="auto" className="font-medium wrap-anywhere hover:text-accent">
        {name}
      </Link>{' '}
      {badge}
      <p dir="auto" className="text-sm wrap-anywhere text-muted">
        {about}
      </p>
    </li>
  );
}
