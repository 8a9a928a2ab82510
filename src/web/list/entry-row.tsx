import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { texts } from './texts.ts';

/** An entry of a list with bulk removal: its title opens it, and actions are next to it. */
export function EntryRow({ title, name, address, facts, note, actions, selection, removal, ...data }: EntryRowProps) {
  return (
    <li {...data} className="flex flex-col gap-3 py-4 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
      <div className="flex min-w-0 items-start gap-3">
        {/* The label is the part that a thumb can hit. */}
        <label className="-m-3 shrink-0 p-3">
          <input
            type="checkbox"
            checked={selection.selected}
            onChange={({ target }) => selection.onSelect(target.checked)}
            aria-label={texts.select(title)}
            className="mt-2 block size-4 accent-accent"
          />
        </label>
        <div className="min-w-0">
          <Link to={address} className="font-serif text-lg wrap-anywhere hover:text-accent">
            <span dir="auto">{title}</span>
          </Link>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">{facts}</p>
          {note && <p className="mt-1 text-sm text-bad">{note}</p>}
        </div>
      </div>
      <div className="ml-4 flex flex-wrap gap-1 lg:ml-0 lg:shrink-0">
        {actions}
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          busy={removal.busy}
          busyText={texts.deleting}
          onClick={removal.onRemove}
        >
          <NamedAction action={texts.delete} name={name} />
        </Button>
      </div>
    </li>
  );
}

/** An action with the name of its entry for screen readers. */
export function NamedAction({ action, name }: { action: string; name: string }) {
  return (
    <span>
      {action}
      <span className="sr-only"> {name}</span>
    </span>
  );
}

export interface Selection {
  readonly selected: boolean;
  readonly onSelect: (on: boolean) => void;
}

export interface RowRemoval {
  readonly busy: boolean;
  readonly onRemove: () => void;
}

interface EntryRowProps {
  readonly title: string;
  /** Names the actions. */
  readonly name: string;
  readonly address: string;
  readonly facts: ReactNode;
  /** An error about this entry. */
  readonly note?: string | null;
  readonly actions: ReactNode;
  readonly selection: Selection;
  readonly removal: RowRemoval;
}
