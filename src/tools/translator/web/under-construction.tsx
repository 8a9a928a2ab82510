import { Badge } from '#web/ui/badge.tsx';
import { BlankSheet } from '#web/ui/drawings.tsx';
import { underConstruction } from './texts.ts';

/** Shown while no language model is configured: what the Translator does, and that it is not available here yet. */
export function UnderConstruction() {
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-8 sm:py-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{underConstruction.title}</h1>
        <Badge tone="warn">{underConstruction.state}</Badge>
      </div>
      <p className="mt-3 max-w-[60ch] text-muted">{underConstruction.text}</p>
      <section
        aria-labelledby="coming-soon"
        className="mt-10 flex flex-wrap items-start gap-x-10 gap-y-6 border-t border-line pt-8"
      >
        <div className="text-muted">
          <BlankSheet />
        </div>
        <div>
          <h2 id="coming-soon" className="text-xl">
            {underConstruction.listHeading}
          </h2>
          <ul className="mt-3 font-serif text-lg">
            {underConstruction.list.map((entry) => (
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
