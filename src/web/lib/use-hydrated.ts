import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. Before that, a click has no effect, and the browser itself would submit a form. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
