import type { DocumentReport } from '#contract/lease-report.ts';
import { markReviews } from '#contract/mark-reviews.ts';
import type { ItemReviews } from '#contract/report-reviews.ts';
import { reportMarkdown } from '../lease/present/report-markdown.ts';
import { changedFields } from './changed-fields.ts';
import { followDates } from './follow-dates.ts';
import { followPassages } from './follow-passages.ts';
import { recalculateRent } from './recalculate-rent.ts';
import { rewriteTitle } from './rewrite-title.ts';

/**
 * The report with all its reviews: the decisions themselves, what follows from them with certainty (calculated dates,
 * the total rent, title, summary and text), and a "please check" for everything that depends on a corrected value and
 * was not recalculated. The page, every download, the calendar and the reminders read reports only through this. Pure.
 */
export function applyReviews(stored: DocumentReport, reviews: ItemReviews): DocumentReport {
  if (reviews.size === 0) return stored;
  const marked = followDates(stored, markReviews(stored, reviews));
  const changed = changedFields(stored, marked);
  const report = rewriteTitle(followPassages(stored, recalculateRent(stored, marked), changed), changed);
  return { ...report, markdown: reportMarkdown(report) };
}
