import type { ReactNode } from 'react';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { classNames } from '../ui/class-names.ts';
import { Pagination } from '../ui/pagination.tsx';
import { EmptyState, type ErrorStateProps, Loading } from '../ui/states.tsx';
import { EntryList } from './entry-list.tsx';
import type { RowRemoval, Selection } from './entry-row.tsx';
import { ListControls, type ListControlsProps } from './list-controls.tsx';
import { RemovalBar } from './removal-bar.tsx';
import type { ListView } from './use-list-view.ts';
import type { ListRemoval } from './use-removal.ts';

/**
 * A list of what the user owns, with search, sorting and removal: one by one after a question, or several with undo.
 */
export function RemovableList<T>({
  texts,
  removal,
  view,
  failure,
  actions,
  tools,
  emptyAction,
  row,
  nameOf,
}: RemovableListProps<T>) {
  const { list, removal: question } = texts;
  const { entries } = removal;
  // If loading failed, an empty cached list doesn't mean that there is nothing.
  const known = failure && entries?.length === 0 ? undefined : entries?.length;
  return (
    <section aria-label={list.title}>
      <div className={classNames('flex flex-wrap items-center justify-between gap-4', actions ? 'mb-2' : 'mb-4')}>
        <h2 ref={removal.heading} tabIndex={-1} className="text-xl outline-none">
          {list.heading(known)}
        </h2>
        {actions}
      </div>
      <RemovalBar removal={removal.pending} />
      {/* Search is there before the list has loaded, and when it is empty. */}
      <ListControls
        view={view}
        entries={entries?.length ?? 0}
        searchLabel={list.search}
        onDelete={removal.removeLater}
        tools={tools}
      />
      <EntryList
        entries={entries}
        failure={failure}
        loading={<Loading rows={3} rowHeight={84} label={list.loading} />}
        empty={
          <EmptyState title={list.emptyTitle} action={emptyAction}>
            {list.emptyText}
          </EmptyState>
        }
        shown={view.shown}
        row={(entry) => row(entry, { selection: view.selectionOf(entry), removal: removal.of(entry) })}
        pages={<Pagination {...view.pages} label={list.pages} />}
      />
      <AlertDialog
        {...removal.dialog}
        title={question.title}
        confirmText={question.confirm}
        cancelText={question.cancel}
        danger
      >
        {question.question}{' '}
        <strong className="font-semibold">{removal.asked === null ? undefined : nameOf(removal.asked)}</strong>
      </AlertDialog>
    </section>
  );
}

interface RemovableListProps<T> {
  readonly texts: {
    readonly list: {
      readonly title: string;
      /** Undefined until it is known. */
      readonly heading: (count: number | undefined) => string;
      readonly loading: string;
      readonly search: string;
      readonly pages: string;
      readonly emptyTitle: string;
      readonly emptyText: string;
    };
    readonly removal: {
      readonly title: string;
      /** Followed by the entry's name. */
      readonly question: string;
      readonly confirm: string;
      readonly cancel: string;
    };
  };
  readonly removal: ListRemoval<T>;
  readonly view: ListView<T>;
  readonly failure: ErrorStateProps | false;
  /** Actions of the whole list, next to its heading. */
  readonly actions?: ReactNode;
  readonly tools?: ListControlsProps<T>['tools'];
  readonly emptyAction: ReactNode;
  readonly row: (entry: T, state: { readonly selection: Selection; readonly removal: RowRemoval }) => ReactNode;
  readonly nameOf: (entry: T) => string;
}
