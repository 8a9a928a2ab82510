import { Rows } from '#web/list/rows.tsx';
import type { Tenancy, TenancyApart, TenancyStep } from '../contract.ts';
import { SourceOfStep } from './source-of-step.tsx';
import { StatedValue } from './stated-value.tsx';
import { texts } from './texts.ts';

const words = texts.page;

/** A term with its current value, and below it its history: old and new for each document. */
export function ChangedTerm({ term: { label, steps } }: { term: Tenancy['terms'][number] }) {
  const [last] = steps.slice(-1);
  if (!last) return null;
  return (
    <li className="grid gap-x-8 gap-y-2 py-3 text-sm md:grid-cols-2">
      <div className="min-w-0">
        <h3 className="font-sans text-sm font-normal text-muted">{label}</h3>
        <StatedValue label={label} step={last} />
      </div>
      <ol className="flex min-w-0 flex-col gap-1.5 border-l border-line pl-4">
        {steps.map((step, index) => (
          <li key={`${step.source.document}-${step.source.key}`}>
            <OldAndNew before={steps[index - 1]?.shown} step={step} />
            <SourceOfStep label={label} source={step.source} />
          </li>
        ))}
      </ol>
    </li>
  );
}

/** Changed sections and terms without a comparable value, each with its source. */
export function ChangedWording({ entries }: { entries: readonly TenancyApart[] }) {
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={`${entry.source.document}-${entry.source.key}`} className="py-2.5 text-sm">
          <h3 className="font-sans text-sm font-normal text-muted">{entry.label}</h3>
          {entry.old !== undefined && <OldAndNew before={entry.old} step={entry} />}
          {entry.old === undefined ? (
            <StatedValue label={entry.label} step={entry} />
          ) : (
            <SourceOfStep label={entry.label} source={entry.source} />
          )}
        </li>
      ))}
    </Rows>
  );
}

function OldAndNew({ before, step }: { before: string | undefined; step: TenancyStep }) {
  return (
    <p dir="auto" className="line-clamp-4 wrap-anywhere">
      {before !== undefined && (
        <>
          <span className="sr-only">{words.was} </span>
          <del className="text-muted">{before}</del> <span aria-hidden="true">→</span>
          <span className="sr-only"> {words.to} </span>{' '}
        </>
      )}
      {step.shown}
    </p>
  );
}
