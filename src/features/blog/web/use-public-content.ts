import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppError } from '#contract/errors.ts';
import { type CacheKind, dropCache, everybody, readCache, writeCache } from '#web/lib/cache-store.ts';

/**
 * Content that is the same for everyone: from the document, or first from the cache and then from the server. `sent` is
 * the document's content.
 */
export function usePublicContent<T>(options: {
  kind: CacheKind;
  key: string;
  /** Whether the cached data still has the current shape. */
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
        // Deleted content is removed from the cache.
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
  /** The error of the latest load; cached data may still be shown. */
  readonly error: Error | null;
  readonly loading: boolean;
  retry(): void;
}

/** Milliseconds during which content already shown by this page isn't fetched again. */
const freshFor = 60_000;

/** Nothing while the server renders. */
function kept<T>(kind: CacheKind, key: string, fits: (kept: unknown) => boolean): T | undefined {
  if (typeof localStorage === 'undefined') return undefined;
  const found = readCache(localStorage, { kind, userId: everybody, key }, Date.now());
  return fits(found) ? (found as T) : undefined;
}
