import { ExternalLink } from 'lucide-react';
import { ShowInText, type TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import type { DraftOnPage } from '../workspace/use-draft.ts';
import { WorkChoice } from '../workspace/work-choice.tsx';
import type { Row, Work } from './group-coverage.ts';

/** A sentence or key phrase with the works that match it, and searches for more. */
export function CoverageRow({ page, row, works, inText }: CoverageRowProps) {
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
        <p className="mt-1 text-xs text-warn">{texts.coverage.noWorks}</p>
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

interface CoverageRowProps {
  readonly page: DraftOnPage;
  readonly row: Row;
  readonly works: ReadonlyMap<string, Work>;
  readonly inText: TextOnPage | undefined;
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
      <WorkLink work={work} />{' '}
      {read === undefined ? (
        <span className="text-xs text-muted">{texts.coverage.shares(shared, work.source)}</span>
      ) : (
        <span className="text-xs text-muted">
          {texts.coverage.read(read.stance)} <q>{read.quote}</q>
        </span>
      )}
      <Retraction work={work} />
    </>
  );
}

export function WorkLink({ work }: { work: Work }) {
  return (
    <a
      href={work.url}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
    >
      {work.label}
      <span className="sr-only"> {texts.coverage.newTab}</span>
    </a>
  );
}

export function Retraction({ work: { retractedBy } }: { work: Work }) {
  if (retractedBy.length === 0) return null;
  return <strong className="block text-xs text-bad">{texts.coverage.retracted(retractedBy)}</strong>;
}
