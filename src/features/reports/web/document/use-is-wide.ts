import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the source has its place beside the report. */
const query = '(min-width: 64rem)';

/** Whether there is room beside the report; the server takes it for granted and lets the style sheet decide. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow, () => true);
}

export function isWideNow(): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(changed: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
