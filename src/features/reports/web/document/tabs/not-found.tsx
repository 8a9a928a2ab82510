import { useEffect, useRef, useState } from 'react';
import { blankFinding } from '#contract/entered-values.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useReportFrame } from '../../page/report-frame.ts';
import { CorrectionForm } from '../../review/correction-form.tsx';
import { useReviewsOfReport } from '../../review/reviews-context.ts';
import { texts as reviewTexts } from '../../review/texts.ts';
import { texts } from '../texts.ts';

/** Terms that were searched for and not found. The owner of the report can enter a value, which then joins the terms. */
export function NotFound({ report }: { report: DocumentReport }) {
  const list = useRef<HTMLDetailsElement>(null);
  const moved = useRef<string | null>(null);
  const ids = report.not_found.map(({ id }) => id).join(' ');
  // The form is gone with its entry, and a value with its undo button: the focus goes on to where the entry is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the list.
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (moved.current === null) return;
    const row = document.getElementById(moved.current);
    (row?.querySelector<HTMLElement>('[data-review] button') ?? list.current?.querySelector('summary'))?.focus();
  }, [ids]);
  if (report.not_found.length === 0) return null;
  return (
    <details ref={list} className="mt-8 text-sm">
      <summary className="cursor-pointer text-muted">{texts.notFound(report.not_found.length)}</summary>
      <ul className="mt-2 flex flex-col gap-1.5">
        {report.not_found.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            report={report}
            onEnter={(key) => {
              moved.current = key;
            }}
          />
        ))}
      </ul>
    </details>
  );
}

function Entry({ entry: { id, label, looked_for }, report, onEnter }: EntryProps) {
  const key = reportKeys.field(id, 0);
  const reviews = useReviewsOfReport();
  const isShared = useReportFrame() !== null;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const kind = isShared ? null : (reviews?.item(key)?.corrects ?? null);
  return (
    <li>
      <span className="font-medium">{label}.</span> <span className="text-muted">{looked_for}</span>{' '}
      {kind !== null && !open && (
        <button
          ref={button}
          type="button"
          disabled={!hydrated}
          aria-label={reviewTexts.of(reviewTexts.enter, label)}
          onClick={() => setOpen(true)}
          className="min-h-6 rounded-control px-1 text-xs text-accent underline decoration-transparent underline-offset-2 hover:decoration-current"
        >
          {reviewTexts.enter}
        </button>
      )}
      {reviews && open && kind !== null && kind !== 'rent' && kind !== 'risk' && (
        <CorrectionForm
          title={reviewTexts.form.enterTitle(label)}
          kind={kind}
          valueLabel={reviewTexts.form.inUnit(reviewTexts.form.enter[kind], unitOf(blankFinding(report, id).shown))}
          current={{}}
          onCancel={() => {
            setOpen(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
          onSave={(correction, note) => {
            onEnter(key);
            setOpen(false);
            reviews.decide(key, { decision: 'corrected', correction, ...(note === '' ? {} : { note }) });
          }}
        />
      )}
    </li>
  );
}

interface EntryProps {
  readonly entry: DocumentReport['not_found'][number];
  readonly report: DocumentReport;
  readonly onEnter: (key: string) => void;
}

/** 'square feet' of '0 square feet', '$' of '$0.00'. */
function unitOf(blank: string): string {
  return blank.replace(/\d[\d.]*/, '').trim();
}
