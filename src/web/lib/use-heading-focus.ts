import { type RefObject, useEffect, useRef } from 'react';

/**
 * A heading that takes the focus when the state of what it heads changes and nothing else has it: the button that was
 * pressed went with what it stood in.
 */
export function useHeadingFocus(state: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new state is the event, not an input.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
