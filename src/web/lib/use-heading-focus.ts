import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading when the state below it changes and nothing else has the focus, because the clicked button
 * disappeared with the old state.
 */
export function useHeadingFocus(state: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new state is the event, not an input.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
