import { useSyncExternalStore } from 'react';

/** Whether the page's script is at work. Before that a press is lost, and a form would be sent by the browser itself. */
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
