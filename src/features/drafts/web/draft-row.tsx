import { Download, FileText } from 'lucide-react';
import { asPrinted } from '#contract/printed-text.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { EntryRow, NamedAction, type RowRemoval, type Selection } from '#web/list/entry-row.tsx';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { DraftFile } from '../contract/drafts.ts';
import { describeDraft } from './describe-draft.ts';
import { saveDraft } from './save-draft.ts';
import { texts } from './texts.ts';

/** One draft in the list, with actions that each have their own state. */
export function DraftRow({ userId, file, selection, removal }: DraftRowProps) {
  const { name, created_at, sample, title = name } = file;
  const { size, date } = describeDraft(file);
  const { start, busy, failure } = useDownload(() => saveDraft(userId, name));
  const address = `/my-drafts/${encodeURIComponent(name)}`;
  return (
    <EntryRow
      data-draft={name}
      title={asPrinted(title)}
      name={name}
      address={address}
      note={failure}
      selection={selection}
      removal={removal}
      facts={
        <>
          {title !== name && <span className="wrap-anywhere">{name}</span>}
          <span>{size}</span>
          <span>{created_at === null ? date : <time dateTime={created_at}>{date}</time>}</span>
          {sample && <SampleBadge />}
        </>
      }
      actions={
        <>
          <ButtonLink to={address} variant="quiet" size="small" icon={<FileText aria-hidden="true" />}>
            <NamedAction action={texts.list.open} name={name} />
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            icon={<Download aria-hidden="true" />}
            busy={busy}
            busyText={texts.list.downloading}
            onClick={() => start()}
          >
            <NamedAction action={texts.list.download} name={name} />
          </Button>
        </>
      }
    />
  );
}

interface DraftRowProps {
  readonly userId: string;
  readonly file: DraftFile;
  readonly selection: Selection;
  readonly removal: RowRemoval;
}
