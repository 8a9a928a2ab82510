import { useEffect, useRef, useState } from 'react';

/** A section counts as reached when its heading stands this far below the top of the window, in CSS pixels. */
export const scrollOffset = 100;

/**
 * The id of the section being read, and a way to scroll to one. At the end of the page the sections that cannot come up
 * any further share the place: there the one that was asked for counts, else the last.
 */
export function useCurrentSection(ids: readonly string[]): { current: string; scrollTo(id: string): void } {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const asked = useRef<string | null>(null);

  useEffect(() => {
    const look = () => {
      const found = sectionAt(ids, asked.current);
      if (found) setCurrent(found);
    };
    const forget = () => {
      asked.current = null;
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    for (const event of readersOwn) addEventListener(event, forget, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
      for (const event of readersOwn) removeEventListener(event, forget);
    };
  }, [ids]);

  return {
    current,
    scrollTo(id) {
      const section = document.getElementById(id);
      if (!section) return;
      asked.current = id;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({
        top: section.getBoundingClientRect().top + window.scrollY - scrollOffset,
        behavior: still ? 'instant' : 'smooth',
      });
      // The address can be copied, and a keyboard goes on from the section; neither may scroll a second time.
      history.replaceState(history.state, '', `#${id}`);
      section.focus({ preventScroll: true });
    },
  };
}

const readersOwn = ['wheel', 'touchmove', 'keydown'] as const;

function sectionAt(ids: readonly string[], asked: string | null): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  // A pixel of tolerance: scroll positions are fractions on zoomed screens.
  if (window.scrollY + clientHeight >= scrollHeight - 1) return asked ?? ids.at(-1);
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= scrollOffset + 1;
  });
  return reached.at(-1) ?? ids[0];
}
