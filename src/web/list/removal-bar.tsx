import { useEffect, useState, useSyncExternalStore } from 'react';
import { beforeLogout } from '../lib/before-logout.ts';
import { Button } from '../ui/button.tsx';
import { createPendingRemoval, type PendingRemoval } from './pending-removal.ts';
import { texts } from './texts.ts';

/** Shows what will be deleted and when, with Undo. */
export function RemovalBar({ removal }: { removal: PendingRemoval }) {
  const pending = useSyncExternalStore(removal.subscribe, removal.current, () => null);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => tick((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, [pending]);
  if (!pending) return null;
  const seconds = Math.max(0, Math.ceil((pending.until - Date.now()) / 1_000));
  return (
    <div className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-line bg-raised px-4 py-3 text-sm shadow-float">
      <p role="timer" className="mr-auto">
        {texts.pending(pending.keys.size, seconds)}
      </p>
      <Button variant="secondary" size="small" onClick={removal.undo}>
        {texts.undo}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void removal.finish()}>
        {texts.deleteNow}
      </Button>
    </div>
  );
}

/** The removal of one list; a pending one is carried out when the tab is closed or the user logs out. */
export function createRemoval(): PendingRemoval {
  const removal = createPendingRemoval();
  beforeLogout(removal.finish);
  if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void removal.finish());
  return removal;
}

/** The entries without those pending deletion. */
export function useWithoutPending<T>(
  entries: readonly T[] | undefined,
  keyOf: (entry: T) => string,
  removal: PendingRemoval,
): readonly T[] | undefined {
  const pending = useSyncExternalStore(removal.subscribe, removal.current, () => null);
  return pending ? entries?.filter((entry) => !pending.keys.has(keyOf(entry))) : entries;
}
