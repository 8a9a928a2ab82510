import { useLocation, useSearchParams } from 'react-router';

/**
 * Which tab of a report is shown, its filters and the open source: all in the address, so that they can be shared, work
 * without JavaScript, and Back restores them.
 */
export function useReportAddress(): ReportAddress {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return {
    tab: params.get('tab'),
    source: params.get('source'),
    filter: (name) => params.get(name) ?? '',
    to(change) {
      // Switching tabs clears the filters and the source.
      const next = change.tab === undefined ? new URLSearchParams(params) : new URLSearchParams();
      for (const [name, value] of Object.entries(change)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      const query = next.toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    },
  };
}

export interface ReportAddress {
  readonly tab: string | null;
  /** Key of the statement whose source is open. */
  readonly source: string | null;
  /** Empty without a filter. */
  filter(name: string): string;
  /** The address with changes; null removes a parameter. */
  to(change: Readonly<Record<string, string | null>>): string;
}
