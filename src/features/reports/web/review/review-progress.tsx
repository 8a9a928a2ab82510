import type { DocumentReport } from '#contract/lease-report.ts';
import { reviewProgress } from '#contract/review-items.ts';
import { texts } from './texts.ts';

/** How many values, dates and risks have been reviewed. */
export function ReviewProgress({ document }: { document: DocumentReport }) {
  const { reviewed, total } = reviewProgress(document);
  return <span>{texts.progress(reviewed, total)}</span>;
}
