import { ExternalLink } from 'lucide-react';
import type { DraftResult } from '#contract/draft-result.ts';
import { ShowInText, type TextOnPage } from './show-in-text.tsx';
import { texts } from './texts.ts';
import { LookUpAgain } from './workspace/look-up-again.tsx';
import { RefusedWorks } from './workspace/refused-works.tsx';
import { RelatedWorkSwitch } from './workspace/related-work-switch.tsx';
import type { DraftOnPage } from './workspace/use-draft.ts';
import { WorkChoice } from './workspace/work-choice.tsx';

type Coverage = DraftResult['coverage'];
type Row = Coverage['rows'][number];
type Work = NonNullable<Coverage['works']>[number];

/** Which sentences and key phrases have a source, and ready searches for those that have none. */
export function LiteratureCoverage({ page, inText }: { page: DraftOnPage; inText?: TextOnPage | undefined }) {
  const { coverage } = page.draft;
  const parts = [
    { id: 'sentence', title: texts.coverage.sentences },
    { id: 'keyphrase', title: texts.coverage.keyphrases },
  ]
    .map((part) => ({ ...part, rows: coverage.rows.filter((row) => row.kind === part.id) }))
    .filter(({ rows }) => rows.length > 0);
  const works = new Map(coverage.works?.map((work) => [work.id, work]));
  return (
    <>
      {coverage.literature !== 'on' && (
        <p className="border-l-2 border-warn pl-3 text-sm">{texts.coverage[coverage.literature]}</p>
      )}
      <LookUpAgain page={page} />
      <RelatedWorkSwitch page={page} />
      {coverage.total > 0 && (coverage.literature === 'on' || coverage.covered > 0) && (
        <p className="mt-3 text-sm">{texts.coverage.covered(coverage.covered, coverage.total)}</p>
      )}
      {coverage.figures && <p className="mt-1 text-sm text-muted">{texts.coverage.figures(coverage.figures)}</p>}
      {/* Without look-ups the first note is what stands above. */}
      {coverage.notes?.slice(coverage.literature === 'on' ? 0 : 1).map((note) => (
        <p key={note} className="mt-2 text-sm text-muted wrap-anywhere">
          {note}
        </p>
      ))}
      {parts.length === 0 && <p className="mt-3 text-sm text-muted">{texts.coverage.none}</p>}
      {parts.map((part) => (
        <section key={part.id} aria-label={part.title} className="mt-6">
          <h2 className="mb-2 text-base">{part.title}</h2>
          <ul className="divide-y divide-line border-t border-line">
            {part.rows.map((row) => (
              <li key={`${row.sentence ?? ''} ${row.text}`} className="py-3">
                <CoverageRow page={page} row={row} works={works} inText={inText} />
              </li>
            ))}
          </ul>
        </section>
      ))}
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

function CoverageRow({ page, row, works, inText }: CoverageRowProps) {
  return (
    <>
      <p className="font-serif text-[0.9375rem] leading-normal wrap-anywhere">{row.text}</p>
      <ShowInText sentence={row.sentence} inText={inText} />
      {row.works.length > 0 ? (
        <ul className="mt-1.5 list-disc space-y-1 pl-4 text-sm">
          {row.works.map((id) => (
            <li key={id} className="wrap-anywhere">
              <WorkLine id={id} work={works.get(id)} shared={row.shared?.[id] ?? []} read={row.read?.[id]} />
              <RowChoice page={page} row={row} work={works.get(id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-xs text-muted">{texts.coverage.noWorks}</p>
      )}
      {row.searches.length > 0 && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-xs text-muted">{texts.coverage.search}</span>
          {row.searches.map((search) => (
            <a
              key={search.url}
              href={search.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center gap-1 text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
            >
              {search.label}
              <ExternalLink aria-hidden="true" className="size-3" />
              <span className="sr-only">{texts.coverage.newTab}</span>
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** A work can be cited at a sentence; for related work, only results of a search need a decision. */
function RowChoice({ page, row, work }: { page: DraftOnPage; row: Row; work: Work | undefined }) {
  if (work === undefined || (row.sentence === null && work.from === 'seed')) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <WorkChoice page={page} work={work} sentence={row.sentence} refusable={work.from === 'search'} />
    </div>
  );
}

interface CoverageRowProps {
  readonly page: DraftOnPage;
  readonly row: Row;
  readonly works: ReadonlyMap<string, Work>;
  readonly inText: TextOnPage | undefined;
}

interface WorkLineProps {
  readonly id: string;
  readonly work: Work | undefined;
  readonly shared: readonly string[];
  readonly read: { readonly stance: string; readonly quote: string } | undefined;
}

/** A work in a coverage row: the words that they share, and who reported a retraction. */
function WorkLine({ id, work, shared, read }: WorkLineProps) {
  if (work === undefined) return id;
  return (
    <>
      <a
        href={work.url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
      >
        {work.label}
        <span className="sr-only"> {texts.coverage.newTab}</span>
      </a>{' '}
      {read === undefined ? (
        <span className="text-xs text-muted">{texts.coverage.shares(shared, work.source)}</span>
      ) : (
        <span className="text-xs text-muted">
          {texts.coverage.read(read.stance)} <q>{read.quote}</q>
        </span>
      )}
      {work.retractedBy.length > 0 && (
        <strong className="block text-xs text-bad">{texts.coverage.retracted(work.retractedBy)}</strong>
      )}
    </>
  );
}
