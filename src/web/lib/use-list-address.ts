import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Keeps a list's search, filters, order and page in the address, so that it can be shared and Back works. Any change
 * except of the page returns to the first page.
 */
export function useListAddress<T extends Record<string, string>>(
  defaults: T,
): [T & { page: number }, (change: Partial<T> & { page?: number }) => void] {
  const [params, setParams] = useSearchParams();
  const known = JSON.stringify(defaults);
  const shown = useMemo(() => {
    const names = JSON.parse(known) as T;
    const values = Object.fromEntries(Object.keys(names).map((name) => [name, params.get(name) ?? names[name]])) as T;
    const page = Number(params.get('page') ?? 1);
    return { ...values, page: Number.isSafeInteger(page) && page >= 1 ? page : 1 };
  }, [params, known]);

  const change = useCallback(
    (wanted: Partial<T> & { page?: number }) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('page');
          const names = JSON.parse(known) as T;
          for (const [name, value] of Object.entries(wanted)) {
            if (value === names[name] || (name === 'page' && value === 1)) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        // Changing the page adds a history entry; typing doesn't.
        { replace: wanted.page === undefined, preventScrollReset: true },
      );
    },
    [setParams, known],
  );
  return [shown, change];
}
