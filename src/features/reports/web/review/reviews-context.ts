import { createContext, use } from 'react';
import type { Correction } from '#contract/report-reviews.ts';
import type { ReviewItem } from '#contract/review-items.ts';

export interface Decision {
  readonly decision: 'accepted' | 'corrected' | 'rejected';
  readonly correction?: Correction;
  readonly note?: string;
}

/** What can be reviewed in the displayed report, and how. */
export interface Reviews {
  /** Undefined for keys that can't be reviewed separately. */
  item(key: string): ReviewItem | undefined;
  /** An optimistic update: shown immediately, saved in the background, and reverted with a message on failure. */
  decide(key: string, decision: Decision): void;
  undo(key: string): void;
  isSaving(key: string): boolean;
}

export const ReviewsContext = createContext<Reviews | null>(null);

export const useReviewsOfReport = () => use(ReviewsContext);
