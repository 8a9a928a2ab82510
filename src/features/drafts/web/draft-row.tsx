import { asPrinted } from '#contract/printed-text.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { EntryRow, type RowRemoval, type Selection } from '#web/list/entry-row.tsx';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import type { DraftFile } from '../contract/drafts.ts';
import { describeDraft } from './describe-draft.ts';
import { DraftActions } from './draft-actions.tsx';
import { saveDraft } from './save-draft.ts';

/** One draft in the list. Each of its actions has a separate state. */
export function DraftRow({ userId, file, selection, removal }: DraftRowProps) {
  const { name, created_at, sample, title = name } = file;
  const { size, date } = describeDraft(file);
  const download = useDownload(() => saveDraft(userId, name));
  const address = `/my-drafts/${encodeURIComponent(name)}`;
  return (
    <EntryRow
      data-draft={name}
      title={asPrinted(title)}
      name={name}
      address={address}
      note={download.failure}
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
      actions={<DraftActions address={address} name={name} download={download} />}
    />
  );
}

interface DraftRowProps {
  readonly userId: string;
  readonly file: DraftFile;
  readonly selection: Selection;
  readonly removal: RowRemoval;
}
