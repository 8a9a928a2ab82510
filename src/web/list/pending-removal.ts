import { createListeners } from '../lib/listeners.ts';

/**
 * A removal that can be undone until its timer fires. `finish` deletes immediately. The timer belongs to the browser
 * tab and keeps running on other pages of the product; if the tab is killed, nothing is deleted.
 */
export function createPendingRemoval(times: { readonly wait: number } = { wait: 30_000 }): PendingRemoval {
  let pending: Pending | null = null;
  const { notify, subscribe } = createListeners();
  const finish = (): Promise<void> => {
    const due = pending;
    if (due === null) return Promise.resolve();
    clearTimeout(due.timer);
    pending = null;
    notify();
    return due.remove();
  };
  return {
    start(keys, remove) {
      void finish();
      pending = { keys: new Set(keys), remove, until: Date.now() + times.wait, timer: setTimeout(finish, times.wait) };
      notify();
    },
    undo() {
      if (pending === null) return;
      clearTimeout(pending.timer);
      pending = null;
      notify();
    },
    finish,
    current: () => pending,
    subscribe,
  };
}

export interface PendingRemoval {
  /** One at a time: an earlier removal is carried out first. */
  start(keys: readonly string[], remove: () => Promise<void>): void;
  undo(): void;
  /** Carries it out now. */
  finish(): Promise<void>;
  current(): Pick<Pending, 'keys' | 'until'> | null;
  subscribe(listener: () => void): () => void;
}

interface Pending {
  readonly keys: ReadonlySet<string>;
  readonly remove: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly timer: ReturnType<typeof setTimeout>;
}
