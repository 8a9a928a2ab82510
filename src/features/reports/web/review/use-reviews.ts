import { startTransition, useMemo, useRef, useState } from 'react';
import { enterableItems } from '#contract/entered-values.ts';
import { AppError } from '#contract/errors.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import { markReviews } from '#contract/mark-reviews.ts';
import { shortened } from '#contract/report/show.ts';
import type { ItemReview } from '#contract/report-reviews.ts';
import { reviewItems } from '#contract/review-items.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { getReport } from '../../contract/reports.ts';
import { reviewItem, undoReview } from '../../contract/reviews.ts';
import type { Decision, Reviews } from './reviews-context.ts';
import { texts } from './texts.ts';

type Versions = Readonly<Record<string, number>>;

interface Known {
  readonly document: DocumentReport;
  readonly versions: Versions;
}

/**
 * The report with the reviews of this visit. A decision is shown immediately; what depends on it (other dates, totals,
 * the header) follows with the server's answer. Calls are sent one at a time, so that an older answer never replaces a
 * newer one.
 */
export function useReviews(id: string, sent: Known): { readonly document: DocumentReport; readonly reviews: Reviews } {
  const { user } = useSession();
  const [known, setKnown] = useState(sent);
  const [pending, setPending] = useState<ReadonlyMap<string, ItemReview | 'undo'>>(new Map());
  const versions = useRef(sent.versions);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const document = useMemo(() => {
    const decided = [...pending].flatMap(([key, each]) => (each === 'undo' ? [] : [[key, each] as const]));
    return markReviews(known.document, new Map(decided));
  }, [known, pending]);
  const items = useMemo(
    () => new Map([...enterableItems(document), ...reviewItems(document)].map((item) => [item.key, item])),
    [document],
  );

  function take(answer: { data: unknown; review_versions: Versions }) {
    versions.current = answer.review_versions;
    // The server validated the answer with its schema.
    const document = answer.data as DocumentReport;
    startTransition(() => setKnown({ document, versions: answer.review_versions }));
  }

  function save(
    key: string,
    shown: ItemReview | 'undo',
    send: () => Promise<Parameters<typeof take>[0]>,
    done: () => void,
  ) {
    // Every statement in the part is rendered again, so the button is updated first.
    startTransition(() => setPending((before) => new Map(before).set(key, shown)));
    const work = async () => {
      try {
        take(await send());
        done();
      } catch (error) {
        toast.error(error instanceof AppError ? error.message : texts.failed);
        if (error instanceof AppError && error.status === 409) take(await call(getReport, { params: { id } }));
      } finally {
        startTransition(() =>
          setPending((before) => {
            if (before.get(key) !== shown) return before;
            const after = new Map(before);
            after.delete(key);
            return after;
          }),
        );
      }
    };
    last.current = last.current.then(work, work);
  }

  const labelOf = (key: string) => shortened(items.get(key)?.label ?? '', 60);
  const versionOf = (key: string) => versions.current[key] ?? 0;

  function undo(key: string) {
    const label = labelOf(key);
    save(
      key,
      'undo',
      () => call(undoReview, { params: { id, item: key }, body: { version: versionOf(key) } }),
      () => toast.success(texts.done.undone(label)),
    );
  }

  function decide(key: string, { decision, correction, note }: Decision) {
    const label = labelOf(key);
    const shown: ItemReview = {
      decision,
      by: user?.username ?? '',
      at: new Date().toISOString(),
      note: note ?? null,
      correction: correction ?? null,
    };
    const body = { decision, ...(correction ? { correction } : {}), ...(note ? { note } : {}) };
    save(
      key,
      shown,
      () => call(reviewItem, { params: { id, item: key }, body: { version: versionOf(key), ...body } }),
      () =>
        toast.success(texts.done[items.get(key)?.shown === '' ? 'entered' : decision](label), {
          label: texts.undo,
          run: () => undo(key),
        }),
    );
  }

  const reviews: Reviews = { item: (key) => items.get(key), decide, undo, isSaving: (key) => pending.has(key) };
  return { document, reviews };
}
