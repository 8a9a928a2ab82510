import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabOfKey } from '#contract/report/tabs.ts';
import { useReportAddress } from '../page/use-report-address.ts';
import type { Sources } from './sources.ts';
import { isWideNow } from './use-is-wide.ts';

/** The open source, from the address. On small screens opening one adds a history entry, so that Back closes it. */
export function useSourcesOfAddress(shownTab: string): Sources {
  const address = useReportAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  const { source } = address;

  // A mark on the page was pressed: its statement comes into view, once it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new part or source is the event, not an input.
  useEffect(() => {
    const row = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!row) return;
    wanted.current = null;
    if (!isInView(row)) row.scrollIntoView({ block: 'center' });
    (row.querySelector<HTMLElement>('[data-source]') ?? row).focus({ preventScroll: true });
  }, [source, shownTab]);

  const query = address.to({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` is what `query` says.
  return useMemo(
    () => ({
      selected: source,
      addressOf: (key) => address.to({ source: key }),
      open(key) {
        const wide = isWideNow();
        void navigate(address.to({ source: key }), {
          replace: wide || source !== null,
          preventScrollReset: true,
          state: wide ? null : { isSheet: true },
        });
      },
      find(key) {
        wanted.current = key;
        const tab = tabOfKey(key);
        const own: Record<string, string | null> = tab === shownTab ? {} : { tab };
        void navigate(address.to({ ...own, source: isWideNow() ? key : null }), {
          replace: true,
          preventScrollReset: true,
        });
      },
      close() {
        if ((state as { isSheet?: boolean } | null)?.isSheet) void navigate(-1);
        else void navigate(address.to({ source: null }), { replace: true, preventScrollReset: true });
      },
    }),
    [query, source, state, navigate, shownTab],
  );
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
