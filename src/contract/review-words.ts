import type { DocumentReport, ReviewMark } from './lease-report.ts';
import { reviewProgress } from './review-items.ts';

const verbs = { accepted: 'Accepted', corrected: 'Corrected', entered: 'Entered', rejected: 'Rejected' } as const;

/** A correction of a value that the document search didn't find replaces nothing, so the value counts as entered. */
export function decisionOf(review: Pick<ReviewMark, 'decision' | 'read'>): keyof typeof verbs;
export function decisionOf(review: Pick<ReviewMark, 'decision' | 'read'> | undefined): keyof typeof verbs | undefined;
export function decisionOf(review: Pick<ReviewMark, 'decision' | 'read'> | undefined) {
  return review?.decision === 'corrected' && review.read === undefined ? 'entered' : review?.decision;
}

/** 'Corrected by you on Nov 22, 2026. Read from the document: $62,500.00. Note: …' */
export function reviewWords(
  { decision, at, note, read }: ReviewMark,
  showDate: (iso: string) => string = utcDay,
  by = 'you',
): string {
  return [
    `${verbs[decisionOf({ decision, read })]} by ${by} on ${showDate(at)}.`,
    read === undefined ? '' : `Read from the document: ${ended(read)}`,
    note === undefined ? '' : `Note: ${ended(note)}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * For downloaded files, which leave the account: the reviewer's name and the progress; empty before the first review.
 */
export function progressWords(report: DocumentReport): string {
  const { reviewed, total } = reviewProgress(report);
  if (reviewed === 0) return '';
  return `${reviewed} of ${total} values, dates and risks reviewed by ${reviewerOf(report)} (“you” in this report).`;
}

function reviewerOf(report: DocumentReport): string {
  const marks = [
    ...Object.values(report.fields).flat(),
    ...report.rent,
    ...report.dates,
    ...report.risks,
    ...report.cross_checks,
    ...('changes' in report ? report.changes : report.superseded),
  ];
  return marks.find(({ review }) => review !== undefined)?.review?.by ?? '';
}

function ended(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

function utcDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}
