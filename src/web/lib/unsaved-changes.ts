import { useEffect, useSyncExternalStore } from 'react';

/** While `dirty`, leaving the page asks first. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    count += 1;
    announce();
    return () => {
      count -= 1;
      announce();
    };
  }, [dirty]);
}

/** Whether anything on the page has unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

export const hasUnsavedChanges = () => count > 0;

let count = 0;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
