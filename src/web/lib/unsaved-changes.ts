import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** While `dirty`, leaving the page asks first. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    count += 1;
    notify();
    return () => {
      count -= 1;
      notify();
    };
  }, [dirty]);
}

/** Whether anything on the page has unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

export const hasUnsavedChanges = () => count > 0;

let count = 0;
const { notify, subscribe } = createListeners();
