import { useEffect } from 'react';

/** Puts a mark in front of the tab's title on any page; null removes it. */
export function useTitleMark(mark: string | null): void {
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(marked, '');
      const wanted = mark === null ? title : `(${mark}) ${title}`;
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    // Pages change the title when they mount and unmount.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [mark]);
}

const marked = /^\(\d+ running\) /;
