import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { changeFailure } from '../lib/failed-call.ts';
import { toast } from '../lib/toast.ts';
import type { PendingRemoval } from './pending-removal.ts';
import { useWithoutPending } from './removal-bar.tsx';
import { texts } from './texts.ts';

/** Deletes single entries of a list: `onRemove` of a row asks first, in the dialog that takes `dialog`. */
export function useRemoval<T>({ keyOf, remove, onRemoved, onSettled, done, failed }: RemovalOptions<T>) {
  const [asked, ask] = useState<T | null>(null);
  const mutationKey = ['removal', useId()];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: remove,
    onSuccess: async (_, entry) => {
      await onRemoved?.(entry);
      toast.success(done(entry));
    },
    onError: (error) => toast.error(failed(error)),
    ...(onSettled ? { onSettled } : {}),
  });
  // Several deletions can be in progress, and a mutation only knows its latest call.
  const removing = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => keyOf(state.variables as T),
  });
  return {
    asked,
    remove: (entry: T) => mutate(entry),
    /** The state and the action for the entry's row. */
    of: (entry: T) => ({ busy: removing.includes(keyOf(entry)), onRemove: () => ask(entry) }),
    dialog: {
      open: asked !== null,
      onOpenChange: (open: boolean) => !open && ask(null),
      onConfirm: () => asked !== null && mutate(asked),
    },
  };
}

/**
 * Deletes entries of a list that a query has loaded: one immediately, or several after a delay during which it can be
 * undone.
 */
export function useListRemoval<T>({ entries, queryKey, pending, ...options }: ListRemovalOptions<T>) {
  const { keyOf, remove, removeAll, done, failed, onRemoved } = options;
  const client = useQueryClient();
  /** The row disappears with its buttons, so the focus moves here. */
  const heading = useRef<HTMLHeadingElement>(null);

  async function forget(removed: readonly T[]) {
    const keys = new Set(removed.map(keyOf));
    // A listing that started before the deletion would restore them.
    await client.cancelQueries({ queryKey });
    client.setQueryData<T[]>(queryKey, (all) => all?.filter((entry) => !keys.has(keyOf(entry))));
    onRemoved?.();
    void client.invalidateQueries({ queryKey });
  }

  const single = useRemoval({
    keyOf,
    remove,
    done: () => done,
    failed: (error) => changeFailure(error, failed),
    onRemoved: async (entry) => {
      await forget([entry]);
      heading.current?.focus();
    },
  });

  return {
    ...single,
    heading,
    pending,
    entries: useWithoutPending(entries, keyOf, pending),
    /** Hides them immediately, and deletes them when the time to undo is over. */
    removeLater(chosen: readonly T[]) {
      pending.start(chosen.map(keyOf), async () => {
        try {
          await removeAll(chosen);
          await forget(chosen);
          toast.success(texts.deleted(chosen.length));
        } catch (error) {
          toast.error(changeFailure(error, texts.failed));
          void client.invalidateQueries({ queryKey });
        }
      });
    },
  };
}

export type ListRemoval<T> = ReturnType<typeof useListRemoval<T>>;

interface RemovalOptions<T> {
  readonly keyOf: (entry: T) => string;
  readonly remove: (entry: T) => Promise<unknown>;
  readonly onRemoved?: (entry: T) => Promise<void> | void;
  readonly onSettled?: () => Promise<void>;
  readonly done: (entry: T) => string;
  readonly failed: (error: unknown) => string;
}

interface ListRemovalOptions<T> extends Pick<RemovalOptions<T>, 'keyOf' | 'remove'> {
  /** Undefined until loaded. */
  readonly entries: readonly T[] | undefined;
  readonly queryKey: readonly unknown[];
  /** The pending removal of this list. It outlives the page, so that the time to undo continues on other pages. */
  readonly pending: PendingRemoval;
  /** May run while the page is closed: its call needs `keepalive`. */
  readonly removeAll: (entries: readonly T[]) => Promise<unknown>;
  readonly onRemoved?: () => void;
  readonly done: string;
  readonly failed: string;
}
