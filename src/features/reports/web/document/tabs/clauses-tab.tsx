import { useId, useState } from 'react';
import type { LeaseAnalysis } from '#contract/lease-report.ts';
import { showClause } from '#contract/report/show.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { Input } from '#web/ui/input.tsx';
import { useReportAddress } from '../../page/use-report-address.ts';
import { Nothing } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { texts } from '../texts.ts';

type Clause = LeaseAnalysis['clauses'][number];

/** The table of contents with the key sentences of each clause, and a search in both. */
export default function ClausesTab({ report: { clauses } }: { report: LeaseAnalysis }) {
  const { filter } = useReportAddress();
  const [typed, setTyped] = useState(filter('q'));
  const id = useId();
  if (clauses.length === 0) return <Nothing>{texts.clauses.none}</Nothing>;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = clauses
    .map((clause, index) => ({ clause, index }))
    .filter(({ clause }) => {
      const text = [clause.label, clause.title, ...clause.summary.map(({ quote }) => quote)].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return (
    <>
      {/* Without script the form asks the server; with it the list follows the typing. */}
      <form
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="mb-4 flex flex-wrap items-center gap-4"
      >
        <input type="hidden" name="tab" value="clauses" />
        <Input
          id={id}
          type="search"
          name="q"
          aria-label={texts.clauses.search}
          placeholder={texts.clauses.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="sm:max-w-sm"
        />
        <p role="status" className="text-sm text-muted">
          {texts.clauses.matches(shown.length)}
        </p>
      </form>
      <Rows>
        {shown.map(({ clause, index }) => (
          <ClauseLine key={index} index={index} clause={clause} isOpen={words.length > 0} />
        ))}
      </Rows>
    </>
  );
}

/** One clause: its place in the contents, and its sentences when expanded. */
function ClauseLine({ index, clause, isOpen }: { index: number; clause: Clause; isOpen: boolean }) {
  const name = showClause(clause);
  return (
    <li className="scroll-mt-24 text-sm" style={{ paddingLeft: `${Math.max(0, clause.level - 1)}rem` }}>
      <details key={String(isOpen)} open={isOpen}>
        <summary className="cursor-pointer py-2 wrap-anywhere">
          <span className={clause.level === 1 ? 'font-medium' : undefined}>{name}</span>{' '}
          <span className="text-xs text-muted">{texts.clauses.page(clause.page)}</span>
        </summary>
        <ul className="pb-3">
          {clause.summary.map((passage, place) => {
            const key = reportKeys.clause(index, place);
            return (
              <li key={key} id={key} className="scroll-mt-24 border-l-2 border-line pl-3 not-first:mt-2">
                <span className="font-serif wrap-anywhere">“{passage.quote}”</span>{' '}
                <SourceLink id={key} label={name} passage={passage} />
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}
