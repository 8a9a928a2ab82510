import { type KeyDate, sourceFields } from '#contract/lease-report.ts';
import { longDay } from '#contract/mark-reviews.ts';
import { reportKeys } from '#contract/report-checks.ts';
import type { InForce, TenancyDocument } from '#contract/tenancy.ts';
import { countedDay, describeCounted } from '../lease/lexicon/counted-day.ts';
import { sourceOf, type TracedTerm } from './terms-in-force.ts';

type Placed = InForce['dates'][number];

/**
 * Dates that each document has separately; for all other kinds, the date in the newest document that states one
 * applies.
 */
const ofEach = new Set(['named_day', 'commencement', 'rent_commencement', 'delivery', 'free_rent_end', 'rent_step']);

/** The dates to watch: the end of the current term, and deadlines counted from it. */
export function datesInForce(
  documents: readonly TenancyDocument[],
  amendments: readonly number[],
  { end, rentBegins }: { readonly end: TracedTerm | undefined; readonly rentBegins: ReadonlyMap<number, string> },
): Placed[] {
  const all = [0, ...amendments].flatMap((at) =>
    (documents[at]?.report.dates ?? []).flatMap((date, index): Placed[] =>
      date.state === 'rejected' ? [] : [{ date, source: sourceOf(at, reportKeys.date(index), date) }],
    ),
  );
  const newest = new Map(all.map(({ date, source }) => [date.kind, source.document]));
  const kept = all.flatMap((each): Placed[] => {
    const { date, source } = each;
    const { document } = source;
    if (date.kind === 'agreement' && document > 0) return [];
    if (date.kind === 'rent_step' && isSuperseded(date, document, rentBegins)) return [];
    if (!ofEach.has(date.kind) && date.kind !== 'agreement' && newest.get(date.kind) !== document) return [];
    return date.kind === 'expiration' ? [] : [document === 0 ? each : named(each, documents[document]?.name ?? '')];
  });
  const [last] = end?.steps.slice(-1) ?? [];
  const [day] = end?.findings ?? [];
  const own = all.findLast(({ date }) => date.kind === 'expiration');
  const isMoved = last !== undefined && last.source.document > 0;
  const before = documents[0]?.report.dates.find(({ kind }) => kind === 'expiration')?.date;
  if (!last || !day || typeof day.value !== 'string' || !isoDay.test(day.value)) {
    // The end is only described, or was never a field, so the date that was calculated for a document is kept.
    return sorted([...kept, ...(own && !isMoved ? [own] : [])]);
  }
  const expiration: KeyDate = {
    ...sourceFields(day),
    kind: 'expiration',
    label: 'Term ends',
    date: day.value,
    ...(last.state === 'found' ? { state: 'found' as const } : { state: 'check' as const, reason: last.reason ?? '' }),
  };
  const value = day.value;
  const moved = isMoved
    ? kept.map((each) => recount(each, value, before, documents[last.source.document]?.name))
    : kept;
  return sorted([...moved, { date: expiration, source: last.source }]);
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

const sorted = (dates: readonly Placed[]) => dates.toSorted((a, b) => a.date.date.localeCompare(b.date.date));

function isSuperseded({ date }: KeyDate, document: number, rentBegins: ReadonlyMap<number, string>): boolean {
  return [...rentBegins].some(([later, first]) => later > document && date >= first);
}

function named({ date, source }: Placed, name: string): Placed {
  return { date: { ...date, label: `${date.label} (${name})` }, source };
}

/** A deadline of the lease that was counted from an end that has changed: the right may have been used. */
function recount(each: Placed, end: string, before: string | undefined, name = ''): Placed {
  const { date, source } = each;
  if (source.document > 0) return each;
  const { counted } = date;
  if (counted?.from === 'expiration') {
    const reason = `Counted again from the end of the term that ${name} sets; the lease's own day was ${longDay(date.date)}. Please check that the right still exists.`;
    return {
      source,
      date: { ...date, date: countedDay(end, counted), derived: describeCounted(end, counted), state: 'check', reason },
    };
  }
  if (before !== undefined && date.derived?.includes(longDay(before))) {
    return {
      source,
      date: { ...date, state: 'check', reason: `It was counted from ${longDay(before)}, which ${name} changes.` },
    };
  }
  return each;
}
