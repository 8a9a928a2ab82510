import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppError } from '../../../contract/errors.ts';
import { type CacheKind, dropCache, everybody, readCache, writeCache } from '../../../web/lib/cache-store.ts';

/**
 * Content that is the same for everyone: as it came with the document, or as it was kept from an earlier visit at once
 * and then asked for again. `sent` is what came with the document.
 */
export function usePublicContent<T>(options: {
  kind: CacheKind;
  key: string;
  /** Whether what was kept still has the shape of today. */
  fits: (kept: unknown) => boolean;
  sent: T | undefined;
  load: (signal: AbortSignal) => Promise<T>;
  enabled?: boolean;
}): PublicContent<T> {
  const { kind, key, fits, sent, load, enabled = true } = options;
  const { data, error, isFetching, refetch } = useQuery<T>({
    queryKey: ['public', kind, key],
    enabled,
    queryFn: async ({ signal }) => {
      const fresh = await load(signal).catch((failure: unknown) => {
        // What is gone is not kept either.
        if (failure instanceof AppError && failure.status === 404) {
          dropCache(localStorage, { kind, userId: everybody, key });
        }
        throw failure;
      });
      writeCache(localStorage, { kind, userId: everybody, key }, fresh, Date.now());
      return fresh;
    },
    initialData: () => sent ?? kept<T>(kind, key, fits),
    initialDataUpdatedAt: () => (sent ? Date.now() : 0),
    staleTime: freshFor,
  });
  useEffect(() => {
    if (sent) writeCache(localStorage, { kind, userId: everybody, key }, sent, Date.now());
  }, [kind, key, sent]);
  return { data, error, loading: isFetching, retry: () => void refetch() };
}

export interface PublicContent<T> {
  readonly data: T | undefined;
  /** Of the newest load; kept data may stand next to it. */
  readonly error: Error | null;
  readonly loading: boolean;
  retry(): void;
}

/** Milliseconds in which what this page has already shown is not asked for again. */
const freshFor = 60_000;

/** Nothing while the server renders. */
function kept<T>(kind: CacheKind, key: string, fits: (kept: unknown) => boolean): T | undefined {
  if (typeof localStorage === 'undefined') return undefined;
  const found = readCache(localStorage, { kind, userId: everybody, key }, Date.now());
  return fits(found) ? (found as T) : undefined;
}
