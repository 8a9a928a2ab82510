import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CacheKind, dropCache, readCache, writeCache } from './cache-store.ts';
import { useSession } from './session.tsx';

/**
 * The signed-in user's content: what was kept from before at once, then fresh from `load`. Nothing is read or loaded
 * before it is known who is signed in. `key` parts one kind, for example by page or slug.
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
    // What is kept is shown at once, and always asked for again.
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
  /** Undefined only while nothing was kept and nothing has come. */
  readonly data: T | undefined;
  /** Of the newest load; kept data may stand next to it. */
  readonly error: Error | null;
  /** There is neither data nor an error yet. */
  readonly loading: boolean;
  /** A load is under way, the first one included. */
  readonly refreshing: boolean;
  /** Loads again, or joins the load that is under way; rejects when it fails. */
  refresh(): Promise<void>;
  /** Forgets what is kept in the browser. */
  drop(): void;
}

export interface CachedOptions {
  readonly enabled?: boolean;
  /** Milliseconds between repeated loads; none by default. */
  readonly refetchInterval?: number;
  /** Milliseconds in which what this page has already loaded is not asked for again. */
  readonly staleTime?: number;
}

/** For `invalidateQueries` and `setQueryData`: the key that `useCached` uses. */
export function cachedQueryKey(kind: CacheKind, userId: string | null, key: string | null): readonly unknown[] {
  return ['cached', kind, userId, key];
}
