import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { createActionGate } from '#web/lib/action-gate.ts';
import { call } from '#web/lib/api.ts';
import { cachedQueryKey, useCached } from '#web/lib/cache.ts';
import { changeFailure } from '#web/lib/failed-call.ts';
import { downloadFailure, downloadStarted } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import type { PendingRemoval } from '#web/list/pending-removal.ts';
import { createRemoval, useWithoutPending } from '#web/list/removal-bar.tsx';
import { texts as listTexts } from '#web/list/texts.ts';
import { type DraftFile, listDrafts, removeDrafts } from '../contract/drafts.ts';
import { loadDrafts } from './load-drafts.ts';
import { saveDraft } from './save-draft.ts';
import { texts } from './texts.ts';

const removal = createRemoval();

/** The user's drafts, first from the cache and then from the server, with the actions on each. */
export function useDrafts(userId: string): Drafts {
  const client = useQueryClient();
  const list = useCached('drafts', null, (signal) =>
    loadDrafts((query) => call(listDrafts, { params: { userId }, query, signal })),
  );
  const [downloading, setDownloading] = useState(none);
  const [deleting, setDeleting] = useState(none);
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
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

  async function download({ name }: DraftFile) {
    if (downloading.has(name)) return;
    setDownloading((names) => including(names, name));
    setFailed((messages) => without(messages, name));
    try {
      await saveDraft(userId, name);
      toast.success(downloadStarted);
    } catch (thrown) {
      const message = downloadFailure(thrown);
      setFailed((messages) => new Map(messages).set(name, message));
      toast.error(message);
    } finally {
      setDownloading((names) => excluding(names, name));
    }
  }

  async function remove({ name }: DraftFile): Promise<boolean> {
    setDeleting((names) => including(names, name));
    try {
      await call(removeDrafts, { body: { paths: [`${userId}/${name}`] } });
    } catch (error) {
      toast.error(changeFailure(error, texts.failures.delete));
      return false;
    } finally {
      setDeleting((names) => excluding(names, name));
    }
    const queryKey = cachedQueryKey('drafts', userId, null);
    // A listing that started before the deletion would restore the file.
    await client.cancelQueries({ queryKey });
    client.setQueryData<DraftFile[]>(queryKey, (files) => files?.filter((file) => file.name !== name));
    drop();
    void client.invalidateQueries({ queryKey });
    toast.success(texts.done.deleted);
    return true;
  }

  /** Hides them immediately and deletes them when the undo period is over. */
  function removeLater(chosen: readonly DraftFile[]) {
    const names = new Set(chosen.map(({ name }) => name));
    removal.start([...names], async () => {
      const queryKey = cachedQueryKey('drafts', userId, null);
      try {
        await call(removeDrafts, { body: { paths: [...names].map((name) => `${userId}/${name}`) }, keepalive: true });
        client.setQueryData<DraftFile[]>(queryKey, (files) => files?.filter(({ name }) => !names.has(name)));
        drop();
        toast.success(listTexts.deleted(names.size));
      } catch (error) {
        toast.error(changeFailure(error, listTexts.failed));
      }
      void client.invalidateQueries({ queryKey });
    });
  }

  return {
    files: useWithoutPending(list.data, ({ name }) => name, removal),
    removal,
    removeLater,
    failed: error !== null,
    refreshing: list.refreshing,
    refreshBlocked: blocked || list.refreshing,
    refresh,
    download,
    remove,
    stateOf: ({ name }) => ({
      downloading: downloading.has(name),
      deleting: deleting.has(name),
      message: failed.get(name) ?? null,
    }),
  };
}

export interface Drafts {
  /** Undefined until loaded. */
  readonly files: readonly DraftFile[] | undefined;
  readonly removal: PendingRemoval;
  removeLater(files: readonly DraftFile[]): void;
  /** The latest listing failed; cached files may still be shown. */
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** During a listing, and for 5 seconds after a refresh. */
  readonly refreshBlocked: boolean;
  refresh(): Promise<void>;
  download(file: DraftFile): Promise<void>;
  /** Returns whether it was deleted. */
  remove(file: DraftFile): Promise<boolean>;
  stateOf(file: DraftFile): DraftState;
}

export interface DraftState {
  readonly downloading: boolean;
  readonly deleting: boolean;
  /** Why its last download did not start. */
  readonly message: string | null;
}

const none: ReadonlySet<string> = new Set();

function including(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names, name]);
}

function excluding(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names].filter((other) => other !== name));
}

function without(messages: ReadonlyMap<string, string>, name: string): ReadonlyMap<string, string> {
  return new Map([...messages].filter(([other]) => other !== name));
}
