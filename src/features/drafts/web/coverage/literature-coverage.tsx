import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import { LookUpAgain } from '../workspace/look-up-again.tsx';
import { RefusedWorks } from '../workspace/refused-works.tsx';
import { RelatedWorkSwitch } from '../workspace/related-work-switch.tsx';
import type { DraftOnPage } from '../workspace/use-draft.ts';
import { BySection } from './by-section.tsx';
import { ByWork } from './by-work.tsx';
import { CoverageRow } from './coverage-row.tsx';
import { type Coverage, coverageBySection, coverageByWork, type SectionCoverage } from './group-coverage.ts';

/**
 * How well the draft is supported: figures, then its sections, its themes or its works; and prepared searches for
 * statements without a source.
 */
export function LiteratureCoverage({ page, inText }: { page: DraftOnPage; inText?: TextOnPage | undefined }) {
  const { coverage, text } = page.draft;
  const sections = coverageBySection(coverage.rows, text);
  const themes = coverage.rows.filter(({ kind }) => kind === 'keyphrase');
  const works = new Map(coverage.works?.map((work) => [work.id, work]));
  const views = [
    ['section', true],
    ['theme', themes.length > 0],
    ['work', works.size > 0],
  ] as const;
  const [view, setView] = useState<(typeof views)[number][0]>('section');
  return (
    <>
      {coverage.literature !== 'on' && (
        <p className="mb-3 border-l-2 border-warn pl-3 text-sm">{texts.coverage[coverage.literature]}</p>
      )}
      <Figures coverage={coverage} sections={sections} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div role="group" aria-label={texts.coverage.by} className="mb-4 flex flex-wrap gap-1.5">
        {views.map(
          ([id, isThere]) =>
            isThere && (
              <button
                key={id}
                type="button"
                aria-pressed={id === view}
                onClick={() => setView(id)}
                className={classNames(
                  'inline-flex min-h-8 items-center rounded-full border px-3 text-xs',
                  id === view ? 'border-accent bg-accent text-accent-ink' : 'border-control text-ink hover:border-ink',
                )}
              >
                {texts.coverage.views[id]}
              </button>
            ),
        )}
      </div>
      {view === 'section' && <BySection page={page} sections={sections} works={works} inText={inText} />}
      {view === 'theme' && (
        <ul className="divide-y divide-line border-y border-line">
          {themes.map((row) => (
            <li key={row.text} className="py-3">
              <CoverageRow page={page} row={row} works={works} inText={inText} />
            </li>
          ))}
        </ul>
      )}
      {view === 'work' && <ByWork works={coverageByWork(coverage)} inText={inText} />}
      {/* Without look-ups the first note is what stands above. */}
      {coverage.notes?.slice(coverage.literature === 'on' ? 0 : 1).map((note) => (
        <p key={note} className="mt-3 text-xs text-muted wrap-anywhere">
          {note}
        </p>
      ))}
      <LookUpAgain page={page} />
      <RelatedWorkSwitch page={page} />
      <RefusedWorks page={page} />
      {coverage.queries && coverage.queries.length > 0 && (
        <details className="mt-6 text-sm">
          <summary className="cursor-pointer text-muted">{texts.coverage.queries(coverage.queries.length)}</summary>
          <ul className="mt-2 space-y-1">
            {coverage.queries.map(({ query, asked, found }) => (
              <li key={query} className="wrap-anywhere">
                {query}{' '}
                <span className="text-muted">
                  {asked.map(({ source, total }) => (total === null ? source : `${source}: ${total}`)).join(', ')};{' '}
                  {texts.coverage.lookedAt(found)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What the whole draft cites, what it lacks, and how recent the found works are. */
function Figures({ coverage, sections }: { coverage: Coverage; sections: readonly SectionCoverage[] }) {
  const sum = (count: (section: SectionCoverage) => number) =>
    sections.reduce((total, section) => total + count(section), 0);
  const themes = coverage.rows.filter(({ kind }) => kind === 'keyphrase');
  const figures = [
    { name: texts.coverage.parts.cited, value: `${sum(({ cited }) => cited)}` },
    { name: texts.coverage.parts.possible, value: `${sum(({ possible }) => possible)}` },
    { name: texts.coverage.parts.lacking, value: `${sum(({ lacking }) => lacking)}` },
    ...(themes.length > 0
      ? [
          {
            name: texts.coverage.themesCovered,
            value: texts.coverage.share(themes.filter(({ works }) => works.length > 0).length, themes.length),
          },
        ]
      : []),
  ];
  return (
    <>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="font-serif text-2xl leading-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {coverage.figures && <p className="mb-3 text-sm text-muted">{texts.coverage.figures(coverage.figures)}</p>}
    </>
  );
}
