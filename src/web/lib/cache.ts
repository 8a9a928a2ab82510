import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CacheKind, dropCache, readCache, writeCache } from './cache-store.ts';
import { useSession } from './session.tsx';

/**
 * The user's content: from the cache first, then fresh from `load`. Nothing is read or loaded until the user is known.
 * `key` distinguishes entries of a kind, for example by page or slug.
 */
export function useCached<T>(
  kind: CacheKind,
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  options: CachedOptions = {},
): Cached<T> {
  const { user, status } = useSession();
  const userId = status === 'signed-in' && user ? user.id : null;
  const { data, error, isFetching, refetch } = useQuery<T>({
    queryKey: cachedQueryKey(kind, userId, key),
    enabled: userId !== null && (options.enabled ?? true),
    queryFn: async ({ signal }) => {
      const fresh = await load(signal);
      if (userId !== null) writeCache(localStorage, { kind, userId, key }, fresh, Date.now());
      return fresh;
    },
    initialData: () =>
      userId === null ? undefined : (readCache(localStorage, { kind, userId, key }, Date.now()) as T | undefined),
    // Cached data is shown immediately and always refetched.
    initialDataUpdatedAt: 0,
    staleTime: options.staleTime ?? 0,
    ...(options.refetchInterval ? { refetchInterval: options.refetchInterval } : {}),
  });

  const refresh = useCallback(async () => {
    await refetch({ throwOnError: true, cancelRefetch: false });
  }, [refetch]);
  const drop = useCallback(() => {
    if (userId !== null) dropCache(localStorage, { kind, userId, key });
  }, [kind, userId, key]);

  return { data, error, loading: data === undefined && error === null, refreshing: isFetching, refresh, drop };
}

export interface Cached<T> {
  /** Undefined only if nothing is cached and nothing has loaded. */
  readonly data: T | undefined;
  /** The error of the latest load; cached data may still be shown. */
  readonly error: Error | null;
  /** There is neither data nor an error yet. */
  readonly loading: boolean;
  /** A load is in progress, including the first one. */
  readonly refreshing: boolean;
  /** Reloads, or joins a load in progress; rejects if it fails. */
  refresh(): Promise<void>;
  /** Clears the browser's cache. */
  drop(): void;
}

export interface CachedOptions {
  readonly enabled?: boolean;
  /** Milliseconds between repeated loads; none by default. */
  readonly refetchInterval?: number;
  /** Milliseconds during which data already loaded by this page isn't refetched. */
  readonly staleTime?: number;
}

/** For `invalidateQueries` and `setQueryData`: the key that `useCached` uses. */
export function cachedQueryKey(kind: CacheKind, userId: string | null, key: string | null): readonly unknown[] {
  return ['cached', kind, userId, key];
}
