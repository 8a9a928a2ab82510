import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated. Before that, a click is lost, and the browser itself would send a form. */
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
