import { useEffect } from 'react';
import { followContents } from '#web/lib/reading-contents.ts';
import { reading } from '../texts/reading.ts';
import type { Section } from './article.ts';

/** The table of contents: next to the text and sticky on wide screens, collapsed above it on small ones. */
export function Contents({ sections }: { sections: readonly Pick<Section, 'id' | 'title'>[] }) {
  useEffect(followContents, []);
  return (
    <>
      <nav
        data-contents=""
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
                className="-ml-px block border-l-2 border-transparent py-1.5 pr-2 pl-[0.9375rem] leading-snug text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=location]:border-accent aria-[current=location]:font-medium aria-[current=location]:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <details className="mb-10 border-y border-line py-3 lg:hidden">
        <summary className="text-sm font-medium">{reading.contents}</summary>
        <ol data-contents="" className="mt-2 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1.5 pl-4 text-muted hover:text-ink">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
