import { ExternalLink } from 'lucide-react';
import type { DraftResult } from '../../../contract/drafts.ts';
import { texts } from './texts.ts';

type Coverage = DraftResult['coverage'];
type Row = Coverage['rows'][number];

/** Which sentences and key phrases have a source, and ready searches for those that have none. */
export function LiteratureCoverage({ coverage }: { coverage: Coverage }) {
  const parts = [
    { id: 'sentence', title: texts.coverage.sentences },
    { id: 'keyphrase', title: texts.coverage.keyphrases },
  ]
    .map((part) => ({ ...part, rows: coverage.rows.filter((row) => row.kind === part.id) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {coverage.literature === 'off' && <p className="border-l-2 border-warn pl-3 text-sm">{texts.coverage.off}</p>}
      {coverage.total > 0 && (coverage.literature === 'on' || coverage.covered > 0) && (
        <p className="mt-3 text-sm">{texts.coverage.covered(coverage.covered, coverage.total)}</p>
      )}
      {parts.length === 0 && <p className="mt-3 text-sm text-muted">{texts.coverage.none}</p>}
      {parts.map((part) => (
        <section key={part.id} aria-label={part.title} className="mt-6">
          <h2 className="mb-2 text-base">{part.title}</h2>
          <ul className="divide-y divide-line border-t border-line">
            {part.rows.map((row) => (
              <li key={`${row.sentence ?? ''} ${row.text}`} className="py-3">
                <CoverageRow row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function CoverageRow({ row }: { row: Row }) {
  return (
    <>
      <p className="font-serif text-[0.9375rem] leading-normal wrap-anywhere">{row.text}</p>
      {row.works.length > 0 ? (
        <ul className="mt-1.5 list-disc space-y-1 pl-4 text-sm">
          {row.works.map((work) => (
            <li key={work} className="wrap-anywhere">
              {work}
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
