import { type DocumentReport, type Finding, type KeyDate, sourceFields } from '#contract/lease-report.ts';
import { correctFinding, longDay } from '#contract/mark-reviews.ts';
import { findingsOf, reportKeys } from '#contract/report-checks.ts';
import { fieldOfDate } from '#contract/review-items.ts';
import { isSamePassage } from './changed-fields.ts';
import { recountDates } from './recount-dates.ts';

/**
 * A date of the term is both a value and a date to watch: a review of one applies to the other, unless that has its own
 * review. Then every date counted from a corrected one is recalculated.
 */
export function followDates(stored: DocumentReport, marked: DocumentReport): DocumentReport {
  const fields = { ...marked.fields };
  const dates = marked.dates.map((date, index) => {
    const before = stored.dates[index];
    const place = before && placeOfField(stored, before);
    if (!before || !place) return date;
    const finding = findingsOf(marked, place.id)[place.index];
    if (finding?.review && !date.review) {
      return dateAfterField(date, finding, reportKeys.field(place.id, place.index), place.isSame);
    }
    if (finding && date.review && !finding.review) {
      const after = fieldAfterDate(finding, date, reportKeys.date(index), place.isSame);
      const all = findingsOf(marked, place.id).map((each, at) => (at === place.index ? after : each));
      fields[place.id] = Array.isArray(fields[place.id]) ? all : after;
    }
    return date;
  });
  const followed = { ...marked, fields, dates: [...dates, ...newDates(stored, marked)] };
  return { ...followed, dates: recountDates(stored, followed) };
}

interface Place {
  readonly id: string;
  readonly index: number;
  /**
   * Both state the same date; otherwise the field describes it ('when the work is done') and the date was calculated
   * from the description.
   */
  readonly isSame: boolean;
}

/** The value that states a date: the field of its kind, or one with the same day in the same passage. */
function placeOfField(stored: DocumentReport, date: KeyDate): Place | null {
  const own = fieldOfDate[date.kind];
  const [value] = own === undefined ? [] : findingsOf(stored, own);
  if (own !== undefined && value !== undefined) return { id: own, index: 0, isSame: value.value === date.date };
  for (const { id } of stored.labels) {
    const index = findingsOf(stored, id).findIndex((each) => each.value === date.date && isSamePassage(each, date));
    if (index >= 0) return { id, index, isSame: true };
  }
  return null;
}

function dateAfterField(date: KeyDate, finding: Finding, follows: string, isSame: boolean): KeyDate {
  const { review, state, value } = finding;
  if (review === undefined) return date;
  const { reason: _, ...rest } = date;
  if (review.decision === 'rejected') return { ...rest, state, review, follows };
  if (review.decision === 'accepted') return isSame ? { ...rest, state, review, follows } : date;
  if (typeof value !== 'string' || !isoDay.test(value)) return date;
  const { derived: __, counted: ___, ...printed } = rest;
  return { ...printed, date: value, state, review: { ...review, read: longDay(date.date) }, follows };
}

function fieldAfterDate(finding: Finding, { date, review, state }: KeyDate, follows: string, isSame: boolean): Finding {
  if (review === undefined || (review.decision !== 'corrected' && !isSame)) return finding;
  const { reason: _, ...rest } = finding;
  if (review.decision !== 'corrected') return { ...rest, state, review, follows };
  const corrected = correctFinding(rest, { kind: 'date', date });
  return corrected === null
    ? finding
    : { ...corrected.item, state, review: { ...review, read: corrected.read }, follows };
}

const labels: Readonly<Record<string, string>> = {
  agreement: 'Lease date',
  delivery: 'Delivery of possession',
  commencement: 'Term begins',
  rent_commencement: 'Rent begins',
  expiration: 'Term ends',
};

/** If a correction gives an actual date to a day that the document only describes, it becomes a date to watch. */
function newDates(stored: DocumentReport, marked: DocumentReport): KeyDate[] {
  return Object.entries(fieldOfDate).flatMap(([kind, id]): KeyDate[] => {
    const [finding] = findingsOf(marked, id);
    if (finding?.review?.decision !== 'corrected' || stored.dates.some((date) => date.kind === kind)) return [];
    const { value, review } = finding;
    if (typeof value !== 'string' || !isoDay.test(value)) return [];
    const follows = reportKeys.field(id, 0);
    const date = { kind, label: labels[kind] ?? kind, date: value, state: 'found' as const, review, follows };
    return [{ ...date, ...sourceFields(finding) }];
  });
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
