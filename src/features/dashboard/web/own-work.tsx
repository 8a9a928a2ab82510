import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { Rows } from '#web/list/rows.tsx';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { OwnWork } from '../contract.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.work;

/**
 * Three first steps for a new member; later the next dates in the member's leases and the newest drafts and reports.
 */
export function OwnWorkSection({ work }: { work: OwnWork | 'failed' }) {
  if (work === 'failed') return <p className="mt-8 text-sm text-muted">{texts.failed}</p>;
  if (work.isNew) return <FirstSteps />;
  return (
    <div className={classNames('mt-10 grid gap-x-12 gap-y-8', work.dates.length > 0 && 'lg:grid-cols-2')}>
      {work.dates.length > 0 && (
        <List title={texts.dates}>
          {work.dates.map(({ date, label, title, address }) => (
            <Row key={`${date}${label}${address}`} to={address} name={label} detail={title}>
              <time dateTime={date}>{formatDay(date)}</time>
            </Row>
          ))}
        </List>
      )}
      <List title={texts.recent}>
        {work.recent.map(({ title, address, created_at, sample }) => (
          <Row key={address} to={address} name={title}>
            {sample && <SampleBadge />} <time dateTime={created_at}>{formatDate(created_at)}</time>
          </Row>
        ))}
      </List>
    </div>
  );
}

function FirstSteps() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="mb-4 text-xl">
        {texts.firstSteps}
      </h2>
      <ol className="grid border-y border-line max-md:divide-y md:grid-cols-3 md:divide-x divide-line">
        {texts.steps.map(({ to, name, text }, index) => (
          <li key={to} className="py-4 md:px-5 md:first:pl-0">
            <span aria-hidden="true" className="text-sm text-muted tabular-nums">
              {index + 1}
            </span>
            <Link to={to} className="block font-serif text-lg hover:text-accent">
              {name}
            </Link>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="mb-4 text-xl">
        {title}
      </h2>
      <Rows>{children}</Rows>
    </section>
  );
}

function Row({ to, name, detail, children }: { to: string; name: string; detail?: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="min-w-0">
        <Link to={to} className="font-serif text-lg wrap-anywhere hover:text-accent">
          {name}
        </Link>
        {detail && <span className="block text-sm wrap-anywhere text-muted">{detail}</span>}
      </span>
      <span className="flex items-baseline gap-2 text-sm text-muted tabular-nums">{children}</span>
    </li>
  );
}
