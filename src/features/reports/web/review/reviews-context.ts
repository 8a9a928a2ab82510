import { createContext, use } from 'react';
import type { Correction } from '#contract/report-reviews.ts';
import type { ReviewItem } from '#contract/review-items.ts';

export interface Decision {
  readonly decision: 'accepted' | 'corrected' | 'rejected';
  readonly correction?: Correction;
  readonly note?: string;
}

/** What can be reviewed in the report that is shown, and how. */
export interface Reviews {
  /** Undefined for what is no statement of its own. */
  item(key: string): ReviewItem | undefined;
  /** Shown at once, saved behind it; a failure takes it back and says so. */
  decide(key: string, decision: Decision): void;
  undo(key: string): void;
  isSaving(key: string): boolean;
}

export const ReviewsContext = createContext<Reviews | null>(null);

export const useReviewsOfReport = () => use(ReviewsContext);
