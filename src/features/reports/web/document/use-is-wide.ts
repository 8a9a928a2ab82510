import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from this width on the source is shown next to the report. */
const query = '(min-width: 64rem)';

/** Whether there is room next to the report; the server assumes so and leaves the decision to the style sheet. */
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
