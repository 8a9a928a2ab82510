import { useEffect, useRef, useState } from 'react';
import type { ReviewItem } from '#contract/review-items.ts';
import { reviewWords } from '#contract/review-words.ts';
import { formatDate } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { useReportFrame } from '../page/report-frame.ts';
import { CorrectionForm } from './correction-form.tsx';
import { NoteForm } from './note-form.tsx';
import { type Decision, type Reviews, useReviewsOfReport } from './reviews-context.ts';
import { texts } from './texts.ts';

/**
 * Below a statement: accept, correct, reject, or the decision with undo. `id` is the statement's key. Readers of a
 * shared report only see the decision.
 */
export function ReviewControls({ id }: { id: string }) {
  const reviews = useReviewsOfReport();
  const frame = useReportFrame();
  const item = reviews?.item(id);
  if (!reviews || !item) return null;
  if (item.follows !== undefined) {
    // Undone at the statement that it depends on.
    const label = reviews.item(item.follows)?.label ?? item.label;
    return <p className="mt-0.5 text-xs text-muted">{texts.follows(label)}</p>;
  }
  if (frame) {
    return (
      item.review && (
        // The server does not know the reader's time zone.
        <p suppressHydrationWarning className="mt-0.5 text-xs text-muted wrap-anywhere">
          {reviewWords(item.review, formatDate, frame.reviewer)}
        </p>
      )
    );
  }
  return <Line item={item} reviews={reviews} />;
}

function Line({ item: { key, label, corrects, review, current }, reviews }: { item: ReviewItem; reviews: Reviews }) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<'correction' | 'note' | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const awaited = useRef<'form closed' | 'decision' | null>(null);
  const decided = review?.decision;
  const before = useRef(decided);

  // The button that was pressed disappears with the decision, so the focus moves to what replaces it. A saved form
  // closes before its decision is shown, which replaces the buttons once more.
  useEffect(() => {
    const isDecided = before.current !== decided;
    before.current = decided;
    if (awaited.current === null || open !== null) return;
    if (awaited.current === 'form closed' || isDecided) awaited.current = null;
    line.current?.querySelector('button')?.focus();
  }, [decided, open]);

  const act = (work: () => void) => () => {
    awaited.current = 'decision';
    work();
  };
  const button = (action: string, onClick: () => void) => (
    <button
      type="button"
      disabled={!hydrated}
      aria-label={texts.of(action, label)}
      onClick={onClick}
      className="min-h-6 rounded-control px-1 text-accent underline decoration-transparent underline-offset-2 hover:decoration-current"
    >
      {action}
    </button>
  );
  const close = () => {
    awaited.current = 'form closed';
    setOpen(null);
  };
  const save = (decision: Decision) => {
    awaited.current = 'decision';
    setOpen(null);
    reviews.decide(key, decision);
  };

  return (
    <div ref={line} data-review={key} className="mt-0.5 text-xs print:hidden">
      {open === null && (
        <div className="-ml-1 flex flex-wrap items-center gap-x-2">
          {review === undefined ? (
            <>
              {button(
                texts.accept,
                act(() => reviews.decide(key, { decision: 'accepted' })),
              )}
              {corrects !== null && button(texts.correct, () => setOpen('correction'))}
              {button(
                texts.reject,
                act(() => reviews.decide(key, { decision: 'rejected' })),
              )}
            </>
          ) : (
            <>
              <span className="pl-1 text-muted wrap-anywhere">{reviewWords(review, formatDate)}</span>
              {button(
                texts.undo,
                act(() => reviews.undo(key)),
              )}
              {review.decision !== 'corrected' && button(texts.addNote, () => setOpen('note'))}
            </>
          )}
        </div>
      )}
      {open === 'correction' && corrects !== null && (
        <CorrectionForm
          title={texts.form.title(label)}
          kind={corrects}
          current={current}
          onCancel={close}
          onSave={(correction, note) => {
            save({ decision: 'corrected', correction, ...(note === '' ? {} : { note }) });
          }}
        />
      )}
      {open === 'note' && decided !== undefined && decided !== 'corrected' && (
        <NoteForm
          label={label}
          note={review?.note ?? ''}
          onCancel={close}
          onSave={(note) => {
            save({ decision: decided, ...(note === '' ? {} : { note }) });
          }}
        />
      )}
    </div>
  );
}
