import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../../../web/ui/class-names.ts';
import { reading } from '../texts/reading.ts';
import type { Section } from './article.ts';
import { useCurrentSection } from './use-current-section.ts';

/** The contents of a long text: beside it and following the reader on wide screens, folded above it on small ones. */
export function Contents({ sections }: { sections: readonly Pick<Section, 'id' | 'title'>[] }) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const { current, scrollTo } = useCurrentSection(ids);

  const list = useRef<HTMLElement>(null);

  // Long contents scroll by themselves; the entry being read stays visible. The page must not move with it.
  useEffect(() => {
    const nav = list.current;
    const entry = nav?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!nav || !entry || nav.scrollHeight <= nav.clientHeight) return;
    const top = entry.offsetTop;
    if (top < nav.scrollTop) nav.scrollTop = top;
    else if (top + entry.offsetHeight > nav.scrollTop + nav.clientHeight) {
      nav.scrollTop = top + entry.offsetHeight - nav.clientHeight;
    }
  }, [current]);

  const follow = (event: MouseEvent, id: string) => {
    // A click that opens a new tab or window is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollTo(id);
  };

  return (
    <>
      <nav
        ref={list}
        aria-label={reading.contents}
        className="sticky top-24 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <p aria-hidden="true" className="mb-3 pl-4 text-xs font-medium text-muted">
          {reading.contents}
        </p>
        <ol className="border-l border-line text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => follow(event, id)}
                className={classNames(
                  '-ml-px block border-l-2 py-1.5 pr-2 pl-[0.9375rem] leading-snug -outline-offset-2 transition-colors',
                  id === current
                    ? 'border-accent font-medium text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <details className="mb-10 border-y border-line py-3 lg:hidden">
        <summary className="text-sm font-medium">{reading.contents}</summary>
        <ol className="mt-2 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => follow(event, id)}
                className="block py-1.5 pl-4 text-muted hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
