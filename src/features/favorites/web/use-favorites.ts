import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { AppError, errorCatalogue } from '#contract/errors.ts';
import type { Feature } from '#contract/features.ts';
import { limits } from '#contract/limits.ts';
import { createActionGate } from '#web/lib/action-gate.ts';
import { call } from '#web/lib/api.ts';
import { cachedQueryKey, useCached } from '#web/lib/cache.ts';
import { writeCache } from '#web/lib/cache-store.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { addFavorite, type Favorite, listFavorites, removeFavorite } from '../contract.ts';
import { texts } from './texts.ts';

/** The user's favorites with optimistic changes: shown immediately, and reverted if the server refuses. */
export function useFavorites(): Favorites {
  const client = useQueryClient();
  const { user, status } = useSession();
  const userId = status === 'signed-in' && user ? user.id : null;
  const list = useCached('favorites', null, load, { staleTime: limits.favorites.pause });
  // If the list fails to load, its own place shows this; elsewhere it is only logged.
  useEffect(() => {
    if (list.error) console.error(list.error);
  }, [list.error]);
  const changing = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).feature.slug,
  })[0];

  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ feature, adding }: Change) =>
      call(adding ? addFavorite : removeFavorite, { params: { slug: feature.slug } }),
    onMutate: async ({ feature, adding, queryKey }) => {
      // The response to an earlier list request would show the old state again.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Favorite[]>(queryKey);
      client.setQueryData(queryKey, adding ? withFeature(before, feature) : withoutFeature(before, feature));
      return before;
    },
    onSuccess: ({ favorites }, { adding, queryKey, userId }) => {
      client.setQueryData(queryKey, favorites);
      writeCache(localStorage, { kind: 'favorites', userId }, favorites, Date.now());
      toast.success(adding ? texts.added : texts.removed);
    },
    onError: (error, { queryKey }, before) => {
      client.setQueryData(queryKey, before ?? []);
      const limited = error instanceof AppError && error.code === 'too_many_changes';
      toast[limited ? 'warning' : 'error'](failureMessage(error));
    },
  });
  const toggle = useCallback(
    async (feature: FavoriteFeature) => {
      if (userId === null) {
        toast.error(texts.guest);
        return;
      }
      const queryKey = cachedQueryKey('favorites', userId, null);
      const adding = !client.getQueryData<Favorite[]>(queryKey)?.some(({ slug }) => slug === feature.slug);
      const change = () => mutateAsync({ feature, adding, queryKey, userId });
      // Its failure is shown as a toast.
      warn(await gate.run(() => change().then(noop, noop)));
    },
    [client, mutateAsync, userId],
  );

  const { refresh: reload } = list;
  const refresh = useCallback(async () => {
    warn(await gate.run(() => reload().catch(() => {})));
  }, [reload]);

  return { list: list.data, error: list.error, refreshing: list.refreshing, changing, toggle, refresh };
}

export interface Favorites {
  /** Newest first; undefined until known. */
  readonly list: readonly Favorite[] | undefined;
  /** The error of the latest request; an earlier list may still be shown. */
  readonly error: Error | null;
  readonly refreshing: boolean;
  /** Slug of the feature that is being changed. */
  readonly changing: string | undefined;
  /** Adds or removes; shows the result as a toast. One change at a time, and one per second. */
  toggle(feature: FavoriteFeature): Promise<void>;
  /** Loads the list again, under the same limits. */
  refresh(): Promise<void>;
}

export type FavoriteFeature = Pick<Feature, 'slug' | 'name' | 'group'>;

interface Change {
  readonly feature: FavoriteFeature;
  readonly adding: boolean;
  readonly queryKey: ReturnType<typeof cachedQueryKey>;
  readonly userId: string;
}

const mutationKey = ['favorite'] as const;
const noop = () => {};

// One limiter for the whole tab: for every star on every page.
const gate = createActionGate(() => performance.now(), limits.favorites.pause);

function warn(passed: 'done' | 'running' | 'pausing'): void {
  if (passed === 'running') toast.warning(texts.busy);
  if (passed === 'pausing') toast.warning(errorCatalogue.too_many_changes.message);
}

/** The server's message if it refused for a reason; otherwise the specification's sentence. */
function failureMessage(error: unknown): string {
  const told = error instanceof AppError && reasons.has(error.code);
  return told ? error.message : errorCatalogue.favorites_failed.message;
}

const reasons: ReadonlySet<AppError['code']> = new Set([
  'unauthenticated',
  'account_inactive',
  'feature_inactive',
  'too_many_favorites',
  'too_many_changes',
  'view_read_only',
]);

async function load(signal: AbortSignal): Promise<Favorite[]> {
  return (await call(listFavorites, { signal })).favorites;
}

/** Used until the server's list arrives; its id and time aren't shown. */
function withFeature(list: readonly Favorite[] = [], { slug, name, group }: FavoriteFeature): Favorite[] {
  return [{ id: slug, slug, name, group, available: true, created_at: '' }, ...list];
}

function withoutFeature(list: readonly Favorite[] = [], { slug }: FavoriteFeature): Favorite[] {
  return list.filter((favorite) => favorite.slug !== slug);
}
