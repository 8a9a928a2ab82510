import { Download, Eye, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { texts as listTexts } from '#web/list/texts.ts';
import { SampleBadge } from '#web/samples/sample-badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { DraftFile } from '../contract/drafts.ts';
import { describeDraft } from './describe-draft.ts';
import { texts } from './texts.ts';
import type { DraftState } from './use-drafts.ts';

/** One draft in the list, with actions that each have their own state. */
export function DraftRow({ file, state, selected, onSelect, onDownload, onDelete }: DraftRowProps) {
  const { size, date } = describeDraft(file);
  const { title = file.name } = file;
  const address = `/my-drafts/${encodeURIComponent(file.name)}`;
  const named = <span className="sr-only"> {file.name}</span>;
  return (
    <li
      data-draft={file.name}
      className="flex flex-col gap-3 py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-8"
    >
      <div className="flex min-w-0 items-start gap-3">
        <input
          type="checkbox"
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
          aria-label={listTexts.select(title)}
          className="mt-2 size-4 shrink-0 accent-accent"
        />
        <div className="min-w-0">
          <Link to={address} className="font-serif text-lg wrap-anywhere hover:text-accent">
            <span dir="auto">{title}</span>
          </Link>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
            {title !== file.name && <span className="wrap-anywhere">{file.name}</span>}
            <span>{size}</span>
            <span>{file.created_at === null ? date : <time dateTime={file.created_at}>{date}</time>}</span>
            {file.sample && <SampleBadge />}
          </p>
          {state.message && <p className="mt-1 text-sm text-bad">{state.message}</p>}
        </div>
      </div>
      <div className="-ml-3 flex flex-wrap gap-1 lg:ml-0 lg:shrink-0">
        <ButtonLink to={address} variant="quiet" size="small" icon={<Eye aria-hidden="true" />}>
          <span>
            {texts.list.preview}
            {named}
          </span>
        </ButtonLink>
        <Button
          variant="quiet"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={state.downloading}
          busyText={texts.list.downloading}
          onClick={() => onDownload(file)}
        >
          <span>
            {texts.list.download}
            {named}
          </span>
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          busy={state.deleting}
          busyText={texts.list.deleting}
          onClick={() => onDelete(file)}
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

interface DraftRowProps {
  readonly file: DraftFile;
  readonly state: DraftState;
  readonly onDownload: (file: DraftFile) => void;
  readonly selected: boolean;
  readonly onSelect: (on: boolean) => void;
  readonly onDelete: (file: DraftFile) => void;
}
