import { useState } from 'react';
import { useListAddress } from '../lib/use-list-address.ts';
import { pageOf } from './page-of.ts';
import { searchTitles } from './search-titles.ts';

/**
 * The visible part of a list: matching entries, sorted, one page of them, and the selection. Search, sort, tool and
 * page are in the address.
 */
export function useListView<T>(entries: readonly T[], { keyOf, titleOf, dateOf, toolOf, pageSize }: ListOf<T>) {
  const [address, change] = useListAddress({ search: '', sort: 'newest', tool: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const tool = toolOf ? address.tool : '';
  const found = searchTitles(entries, titleOf, address.search).filter(
    (entry) => tool === '' || toolOf?.(entry) === tool,
  );
  const sorted = found.toSorted((a, b) => {
    if (address.sort === 'title') return titleOf(a).localeCompare(titleOf(b), 'en', { numeric: true });
    const older = (dateOf(a) ?? '').localeCompare(dateOf(b) ?? '');
    return address.sort === 'oldest' ? older : -older;
  });
  const { page, items: shown } = pageOf(sorted, address.page, pageSize);
  // Entries hidden by a search or on another page are deselected, so that nothing is deleted without being seen.
  const selected = shown.filter((entry) => chosen.has(keyOf(entry)));
  return {
    address,
    change,
    shown,
    pages: {
      page,
      pageSize,
      total: found.length,
      onPageChange: (next: number) => change({ page: next }),
    },
    selected,
    selectionOf: (entry: T) => ({
      selected: chosen.has(keyOf(entry)),
      onSelect: (on: boolean) =>
        setChosen((keys) => new Set(on ? [...keys, keyOf(entry)] : [...keys].filter((key) => key !== keyOf(entry)))),
    }),
    selectAll(on: boolean) {
      setChosen(new Set(on ? shown.map(keyOf) : []));
    },
  };
}

export interface ListOf<T> {
  readonly keyOf: (entry: T) => string;
  readonly titleOf: (entry: T) => string;
  /** ISO; null if unknown. */
  readonly dateOf: (entry: T) => string | null;
  /** The tool that made it, if the list has more than one. */
  readonly toolOf?: (entry: T) => string;
  readonly pageSize: number;
}

export type ListView<T> = ReturnType<typeof useListView<T>>;
