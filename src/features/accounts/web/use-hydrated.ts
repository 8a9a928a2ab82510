import { useSyncExternalStore } from 'react';

/** Whether the page's script is at work. Before that a form would be sent by the browser itself, and not as a call. */
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
