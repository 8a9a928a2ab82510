import type { MetaArgs } from 'react-router';
import { describePage } from '../../../../web/lib/describe-page.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { BlankSheet } from '../../../../web/ui/drawings.tsx';
import { translator } from '../texts/translator.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${translator.title} · ${brand.name}`,
    description: translator.text,
  }));
}

/** The Translator's place until it works: what it will do, and that it does not do it yet. */
export default function Translator() {
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-8 sm:py-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{translator.title}</h1>
        <Badge tone="warn">{translator.state}</Badge>
      </div>
      <p className="mt-3 max-w-[60ch] text-muted">{translator.text}</p>
      <section
        aria-labelledby="coming-soon"
        className="mt-10 flex flex-wrap items-start gap-x-10 gap-y-6 border-t border-line pt-8"
      >
        <div className="text-muted">
          <BlankSheet />
        </div>
        <div>
          <h2 id="coming-soon" className="text-xl">
            {translator.listHeading}
          </h2>
          <ul className="mt-3 font-serif text-lg">
            {translator.list.map((entry) => (
              <li key={entry} className="flex gap-3 py-1">
                <span aria-hidden="true" className="mt-[0.8em] h-px w-4 shrink-0 bg-accent" />
                {entry}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
