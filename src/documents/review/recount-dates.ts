import type { DocumentReport, KeyDate } from '#contract/lease-report.ts';
import { longDay } from '#contract/mark-reviews.ts';
import { findingsOf, reportKeys } from '#contract/report-checks.ts';
import { countedDay, describeCounted } from '../lease/lexicon/counted-day.ts';

/** A date from which others are counted, and its reviewed value; `after` is null if it was rejected. */
interface Anchor {
  readonly before: string;
  readonly after: string | null;
  readonly key: string;
}

/**
 * The dates in the order of the report. Those counted from a reviewed date are calculated again or, if that can't be
 * exact, marked for checking.
 */
export function recountDates(stored: DocumentReport, marked: DocumentReport): KeyDate[] {
  const anchors = new Map<string, Anchor>();
  const note = (date: KeyDate, index: number) => {
    const before = stored.dates[index]?.date;
    if (before === undefined) return;
    if (date.state === 'rejected') anchors.set(date.kind, { before, after: null, key: reportKeys.date(index) });
    else if (date.date !== before) anchors.set(date.kind, { before, after: date.date, key: reportKeys.date(index) });
  };
  marked.dates.forEach(note);
  const counts = changedLength(stored, marked);
  const recounted = [...marked.dates];
  // The end of the term may be counted from its beginning, and other dates from that end.
  const endsFirst = [...recounted.keys()].sort((a, b) => Number(isEnd(recounted[b])) - Number(isEnd(recounted[a])));
  for (const index of endsFirst) {
    const date = recounted[index];
    if (date === undefined || date.review !== undefined) continue;
    const after = recount(date, anchors, counts);
    recounted[index] = after;
    if (isEnd(after)) note(after, index);
  }
  return recounted;
}

const isEnd = (date: KeyDate | undefined) => date?.kind === 'expiration';

function recount(date: KeyDate, anchors: ReadonlyMap<string, Anchor>, length: Length | null): KeyDate {
  const { counted } = date;
  const anchor = counted && anchors.get(counted.from);
  const isLength = counted?.how === 'length' && length !== null;
  if (counted && (anchor?.after || (isLength && anchor === undefined && length.start !== null))) {
    const from = anchor?.after ?? length?.start ?? '';
    const count = isLength ? { ...counted, count: length.after } : counted;
    const recounted = {
      ...date,
      date: countedDay(from, count),
      derived: describeCounted(from, count),
      counted: count,
      follows: anchor?.key ?? length?.key,
    };
    const countsMonths = count.how === 'start_of' || count.how === 'end_of';
    return countsMonths && !from.endsWith('-01') ? { ...recounted, state: 'check', reason: partialMonth } : recounted;
  }
  const named = [...anchors.values()].find(({ before }) => date.derived?.includes(longDay(before)));
  if (named === undefined) {
    return length !== null && date.derived?.startsWith(`${length.before} months from`)
      ? toCheck(date, `It was counted from a term of ${length.before} months, which you corrected.`)
      : date;
  }
  return toCheck(
    date,
    named.after === null
      ? `It was counted from ${longDay(named.before)}, which you rejected.`
      : `It was counted from ${longDay(named.before)}, which you corrected, and was not recalculated.`,
  );
}

const partialMonth = 'The table counts months, and the term does not begin on the first day of one.';

function toCheck(date: KeyDate, reason: string): KeyDate {
  return date.state === 'rejected' ? date : { ...date, state: 'check', reason };
}

interface Length {
  readonly before: number;
  readonly after: number;
  readonly start: string | null;
  readonly key: string;
}

/** The length of the term if a review corrected it. */
function changedLength(stored: DocumentReport, marked: DocumentReport): Length | null {
  const [before] = findingsOf(stored, 'term_months');
  const [after] = findingsOf(marked, 'term_months');
  if (typeof before?.value !== 'number' || typeof after?.value !== 'number') return null;
  if (before.value === after.value || !Number.isInteger(after.value)) return null;
  const start = marked.dates.find(({ kind, state }) => kind === 'commencement' && state !== 'rejected')?.date ?? null;
  return { before: before.value, after: after.value, start, key: reportKeys.field('term_months', 0) };
}
