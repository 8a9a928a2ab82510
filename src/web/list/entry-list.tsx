import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ErrorState, type ErrorStateProps } from '../ui/states.tsx';
import { Rows } from './rows.tsx';

/** A list with its error, placeholder and empty state. Entries from the cache stay visible below an error. */
export function EntryList<T>({ row, shown, label, busy, ...states }: EntryListProps<T>) {
  return (
    <ListStates {...states}>
      {(entries) => (
        <>
          <Rows aria-label={label} aria-busy={busy}>
            {(shown ?? entries).map(row)}
          </Rows>
        </>
      )}
    </ListStates>
  );
}

/** The states of a list whose entries are not shown as rows. */
export function ListStates<T>({ entries, failure, loading, empty, pages, children }: ListStatesProps<T>) {
  const some = entries !== undefined && entries.length > 0;
  return (
    <>
      {failure && (
        <div className={classNames(some && 'mb-4')}>
          <ErrorState {...failure} />
        </div>
      )}
      {entries === undefined && !failure && loading}
      {entries?.length === 0 && !failure && empty}
      {some && children(entries)}
      {some && pages && <div className="mt-6">{pages}</div>}
    </>
  );
}

interface ListStatesProps<T> {
  /** Undefined until loaded. */
  readonly entries: readonly T[] | undefined;
  readonly failure?: ErrorStateProps | false;
  readonly loading?: ReactNode;
  readonly empty: ReactNode;
  /** Its pagination. */
  readonly pages?: ReactNode;
  readonly children: (entries: readonly T[]) => ReactNode;
}

interface EntryListProps<T> extends Omit<ListStatesProps<T>, 'children'> {
  readonly row: (entry: T) => ReactNode;
  /** The entries of this page that match the search; all by default. */
  readonly shown?: readonly T[];
  /** Its name for screen readers, if it has no heading. */
  readonly label?: string;
  /** Newer entries are loading. */
  readonly busy?: boolean;
}
