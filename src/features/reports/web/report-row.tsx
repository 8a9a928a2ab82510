import { FileText } from 'lucide-react';
import { formatDateTime } from '#web/lib/format.ts';
import { EntryRow, NamedAction, type RowRemoval, type Selection } from '#web/list/entry-row.tsx';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ReportSummary } from '../contract/reports.ts';
import { texts } from './texts.ts';

/** One report of the list; its title opens it. */
export function ReportRow({ report, selection, removal }: ReportRowProps) {
  const { id, title, created_at, engine, sample } = report;
  const address = `/my-reports/${id}`;
  return (
    <EntryRow
      data-report={id}
      title={title}
      name={title}
      address={address}
      selection={selection}
      removal={removal}
      facts={
        <>
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          <span>{texts.list.madeBy(engine)}</span>
          {sample && <SampleBadge />}
        </>
      }
      actions={
        <ButtonLink to={address} variant="quiet" size="small" icon={<FileText aria-hidden="true" />}>
          <NamedAction action={texts.list.open} name={title} />
        </ButtonLink>
      }
    />
  );
}

interface ReportRowProps {
  readonly report: ReportSummary;
  readonly selection: Selection;
  readonly removal: RowRemoval;
}
