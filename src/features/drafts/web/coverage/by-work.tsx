import { ShowInText, type TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import { Retraction, WorkLink } from './coverage-row.tsx';
import type { WorkCoverage } from './group-coverage.ts';

/** Each work with the sentences and themes that it may support. */
export function ByWork({ works, inText }: { works: readonly WorkCoverage[]; inText: TextOnPage | undefined }) {
  if (works.length === 0) return <p className="text-sm text-muted">{texts.coverage.noneFound}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {works.map(({ work, sentences, themes }) => (
        <li key={work.id} className="py-3 text-sm wrap-anywhere">
          <WorkLink work={work} />
          <span className="block text-xs text-muted tabular-nums">
            {[texts.coverage.from[work.from], texts.coverage.supports(sentences.length, themes.length)].join(' · ')}
          </span>
          <Retraction work={work} />
          {sentences.length > 0 && (
            <ul className="mt-1.5 space-y-1.5 border-l border-line pl-3">
              {sentences.map((row) => (
                <li key={row.sentence ?? row.text}>
                  <span className="font-serif leading-normal">{row.text}</span>{' '}
                  <ShowInText sentence={row.sentence} inText={inText} />
                </li>
              ))}
            </ul>
          )}
          {themes.length > 0 && (
            <p className="mt-1.5 text-xs text-muted">
              {texts.coverage.themes}: {themes.map(({ text }) => text).join(', ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
