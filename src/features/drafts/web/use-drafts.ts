import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { createActionGate } from '#web/lib/action-gate.ts';
import { call } from '#web/lib/api.ts';
import { cachedQueryKey, useCached } from '#web/lib/cache.ts';
import { toast } from '#web/lib/toast.ts';
import { createRemoval } from '#web/list/removal-bar.tsx';
import { type ListRemoval, useListRemoval } from '#web/list/use-removal.ts';
import { type DraftFile, listDrafts, removeDrafts } from '../contract/drafts.ts';
import { loadDrafts } from './load-drafts.ts';
import { texts } from './texts.ts';

const pending = createRemoval();

/** The user's drafts, first from the cache and then from the server, with their removal. */
export function useDrafts(userId: string): Drafts {
  const list = useCached('drafts', null, (signal) =>
    loadDrafts((query) => call(listDrafts, { params: { userId }, query, signal })),
  );
  const [gate] = useState(() => createActionGate(() => performance.now(), limits.drafts.refreshCooldown));
  const [blocked, setBlocked] = useState(false);
  const cooling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { error, drop } = list;
  useEffect(() => {
    if (error) drop();
  }, [error, drop]);
  useEffect(() => () => clearTimeout(cooling.current), []);

  async function refresh() {
    setBlocked(true);
    try {
      if ((await gate.run(list.refresh)) === 'done') toast.success(texts.done.refreshed);
    } catch {
      toast.error(texts.failures.refresh);
    } finally {
      clearTimeout(cooling.current);
      cooling.current = setTimeout(() => setBlocked(false), limits.drafts.refreshCooldown);
    }
  }

  const paths = (files: readonly DraftFile[]) => ({ paths: files.map(({ name }) => `${userId}/${name}`) });
  const removal = useListRemoval({
    entries: list.data,
    queryKey: cachedQueryKey('drafts', userId, null),
    pending,
    keyOf: ({ name }: DraftFile) => name,
    remove: (file) => call(removeDrafts, { body: paths([file]) }),
    removeAll: (files) => call(removeDrafts, { body: paths(files), keepalive: true }),
    onRemoved: drop,
    done: texts.done.deleted,
    failed: texts.failures.delete,
  });

  return {
    removal,
    failed: error !== null,
    refreshing: list.refreshing,
    refreshBlocked: blocked || list.refreshing,
    refresh,
  };
}

interface Drafts {
  readonly removal: ListRemoval<DraftFile>;
  /** The latest listing failed; cached files may still be shown. */
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** During a listing, and for 5 seconds after a refresh. */
  readonly refreshBlocked: boolean;
  refresh(): Promise<void>;
}
