import { useLocation, useSearchParams } from 'react-router';

/**
 * Which part of a report is shown, what is filtered there and which source is open: all of it is in the address, so each
 * can be sent, works without script, and Back returns to it.
 */
export function useReportAddress(): ReportAddress {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return {
    tab: params.get('tab'),
    source: params.get('source'),
    filter: (name) => params.get(name) ?? '',
    to(change) {
      // Another part begins without the filters and the source of this one.
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
  /** Empty where nothing is filtered. */
  filter(name: string): string;
  /** The address with changes; null removes. */
  to(change: Readonly<Record<string, string | null>>): string;
}
