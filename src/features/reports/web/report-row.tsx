import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatDateTime } from '#web/lib/format.ts';
import { texts as listTexts } from '#web/list/texts.ts';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ReportSummary } from '../contract/reports.ts';
import { texts } from './texts.ts';

/** One report of the list; its title opens it. */
export function ReportRow({ report, deleting, selected, onSelect, onDelete }: ReportRowProps) {
  const address = `/my-reports/${report.id}`;
  const named = <span className="sr-only"> {report.title}</span>;
  return (
    <li
      data-report={report.id}
      className="flex flex-col gap-3 py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-8"
    >
      <div className="flex min-w-0 items-start gap-3">
        <input
          type="checkbox"
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={listTexts.select(report.title)}
          className="mt-2 size-4 shrink-0 accent-accent"
        />
        <div className="min-w-0">
          <Link to={address} className="font-serif text-lg wrap-anywhere hover:text-accent">
            {report.title}
          </Link>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
            <time dateTime={report.created_at}>{formatDateTime(report.created_at)}</time>
            <span>{texts.list.madeBy(report.engine)}</span>
            {report.sample && <SampleBadge />}
          </p>
        </div>
      </div>
      <div className="-ml-3 flex flex-wrap gap-1 lg:ml-0 lg:shrink-0">
        <ButtonLink to={address} variant="quiet" size="small">
          <span>
            {texts.list.open}
            {named}
          </span>
        </ButtonLink>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          busy={deleting}
          busyText={texts.list.deleting}
          onClick={() => onDelete(report)}
        >
          <span>
            {texts.list.delete}
            {named}
          </span>
        </Button>
      </div>
    </li>
  );
}

interface ReportRowProps {
  readonly report: ReportSummary;
  readonly deleting: boolean;
  readonly selected: boolean;
  readonly onSelect: (on: boolean) => void;
  readonly onDelete: (report: ReportSummary) => void;
}
