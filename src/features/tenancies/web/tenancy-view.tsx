import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { showDay } from '#contract/report/show.ts';
import { ReportReminders } from '#features/reports/web/index.ts';
import { Rows } from '#web/list/rows.tsx';
import type { Tenancy } from '../contract.ts';
import { ChangedTerm, ChangedWording } from './changed-term.tsx';
import { SourcesContext } from './source-of-step.tsx';
import { StatedValue } from './stated-value.tsx';
import { texts } from './texts.ts';

const words = texts.page;

/** The combined content of a tenancy's documents, changes first. */
export function TenancyView({ tenancy }: { tenancy: Tenancy }) {
  const { facts, notes, documents, terms, sections, additions, rent, dates } = tenancy;
  const changed = terms.filter(({ steps }) => steps.length > 1);
  return (
    <SourcesContext value={documents}>
      {notes.length > 0 && (
        <ul className="mb-6 flex flex-col gap-1 text-sm text-warn">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <Part title={words.facts}>
          <dl className="grid gap-x-10 gap-y-3 border-y border-line py-4 sm:grid-cols-2 lg:grid-cols-3">
            {facts.map(({ label, shown }) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-muted">{label}</dt>
                <dd dir="auto" className="font-medium wrap-anywhere">
                  {shown}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={words.documents}>
        <Documents documents={documents} />
      </Part>
      {documents.length > 0 && (
        <Part title={words.changed}>
          {changed.length === 0 && <p className="text-sm text-muted">{words.noneChanged}</p>}
          <ul className="divide-y divide-line border-line not-empty:border-y">
            {changed.map((term) => (
              <ChangedTerm key={term.id} term={term} />
            ))}
          </ul>
        </Part>
      )}
      {sections.length > 0 && (
        <Part title={words.sections}>
          <ChangedWording entries={sections} />
        </Part>
      )}
      {additions.length > 0 && (
        <Part title={words.additions}>
          <p className="mb-2 text-sm text-muted">{words.additionsHint}</p>
          <ChangedWording entries={additions} />
        </Part>
      )}
      {rent.length > 0 && (
        <Part title={words.rent}>
          <ValueRows
            head={words.period}
            value={words.amount}
            rows={rent.map((line, index) => ({ key: String(index), label: line.period, step: line }))}
          />
        </Part>
      )}
      {dates.length > 0 && (
        <Part title={words.dates}>
          <Suspense>
            <ReportReminders reports={documents.map(({ id }) => id)} />
          </Suspense>
          <p className="mt-1 mb-3 text-sm text-muted">{words.reminders}</p>
          <Rows>
            {dates.map((date) => (
              <li key={`${date.source.document}-${date.source.key}-${date.label}`} className="py-2.5 text-sm">
                <p className="text-muted">{date.label}</p>
                <StatedValue label={date.label} step={date} />
                {date.derived && <p className="text-muted">{date.derived}</p>}
              </li>
            ))}
          </Rows>
        </Part>
      )}
      <Unchanged terms={terms.filter(({ steps }) => steps.length === 1)} />
    </SourcesContext>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-10 first:mt-0">
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Documents({ documents }: Pick<Tenancy, 'documents'>) {
  if (documents.length === 0) return <p className="text-sm text-muted">{words.noDocuments}</p>;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {documents.map(({ id, name, kind, date }, index) => (
        <li key={id} className="flex gap-3 py-2.5 text-sm">
          <span className="text-muted tabular-nums">{index + 1}.</span>
          <div className="min-w-0">
            <Link
              to={`/my-reports/${id}`}
              dir="auto"
              className="font-medium wrap-anywhere text-accent underline underline-offset-2"
            >
              {name}
            </Link>
            <p className="text-muted">
              {[words.kinds[kind] ?? kind, ...(date === null ? [] : [words.dated(showDay(date))])].join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Terms by group that no amendment changed, as the first document states them. */
function Unchanged({ terms }: Pick<Tenancy, 'terms'>) {
  const groups = [...Map.groupBy(terms, ({ group }) => group)];
  if (groups.length === 0) return null;
  return (
    <Part title={words.unchanged}>
      {groups.map(([group, own]) => (
        <div key={group} className="mt-6 first:mt-0">
          <h3 className="mb-1 font-sans text-sm font-semibold">{group}</h3>
          <ValueRows
            head={words.term}
            value={words.value}
            rows={own.flatMap(({ id, label, steps }) => steps.slice(-1).map((step) => ({ key: id, label, step })))}
          />
        </div>
      ))}
    </Part>
  );
}

function ValueRows({ head, value, rows }: ValueRowsProps) {
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, label, step }) => (
          <tr key={key} className="border-t border-line align-top last:border-b max-sm:block max-sm:py-2">
            <th
              scope="row"
              className="w-56 py-2 pr-4 text-left font-normal text-muted max-sm:block max-sm:w-auto max-sm:p-0"
            >
              {label}
            </th>
            <td className="py-2 max-sm:block max-sm:p-0">
              <StatedValue label={label} step={step} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueRowsProps {
  readonly head: string;
  readonly value: string;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly step: Tenancy['terms'][number]['steps'][number];
  }[];
}
