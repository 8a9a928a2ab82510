import type { KeyDate } from '#contract/lease-report.ts';
import { datePattern, datesIn } from '../lexicon/dates.ts';
import { passageOf } from '../prepare/passage.ts';
import type { Facts } from './facts.ts';
import type { FieldId } from './fields/index.ts';
import { endLimit, startLimit } from './key-days/limits.ts';
import { doubtOf, expected, isoDay, sentence, stateOf } from './key-days/parts.ts';
import { renewalNotice } from './key-days/renewal.ts';
import { freeRentEnds, rentSteps } from './key-days/rent.ts';
import { termination } from './key-days/termination.ts';
import { namedDays } from './named-days/named-days.ts';
import { signingNames, startNames, type TermDay, type TermDays, termDaysOf } from './term-days.ts';

const dayNames: readonly (readonly [FieldId, string, string])[] = [
  ['agreement_date', 'agreement', 'Lease date'],
  ['delivery_date', 'delivery', 'Delivery of possession'],
];

/**
 * Events that may fall on the same day as an event of another kind: a rent review on a break date, an outside date on
 * the delivery date.
 */
const otherMatter = /\b(?:review|outside|long[\s-]?stop)\b/i;

/**
 * Dates to watch: printed in the document, or computed from found values, with the calculation. In chronological order.
 * A deadline requires a found expiration date and the notice period of the same option.
 */
export function keyDatesOf(facts: Facts): KeyDate[] {
  const term = termDaysOf(facts);
  const dates = [
    ...dayNames.flatMap(([id, kind, label]) => printed(facts, id, kind, kind === 'agreement' ? ownDay(facts) : label)),
    ...termDay(term.start, 'commencement', 'Term begins'),
    ...startLimit(facts, term),
    ...expectedDay(facts, 'delivery_date', 'delivery', 'Delivery of possession (expected)'),
    ...(term.start === null ? expectedDay(facts, 'commencement_date', 'named_day', 'Term begins (expected)') : []),
    ...(term.end === null ? endLimit(facts, term) : []),
    ...termDay(term.rentStart, 'rent_commencement', 'Rent begins'),
    ...termDay(term.end, 'expiration', 'Term ends'),
    ...renewalNotice(facts, term),
    ...termination(facts, term),
    ...rentSteps(facts, term),
    ...freeRentEnds(facts, term),
  ];
  const distinct = dates.filter(
    (each, index) => dates.findIndex(({ kind, date }) => kind === each.kind && date === each.date) === index,
  );
  // A date that has a kind isn't listed again under its name, unless the name describes a different event.
  const known = new Set(distinct.map(({ date }) => date));
  const named = namedDays(facts.text, { ...signingNames(facts), ...namesOf(term) }).filter(
    ({ date, label }) => !known.has(date) || otherMatter.test(label),
  );
  return [...distinct, ...named].sort((a, b) => a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind));
}

/** A termination agreement has its own end date, which isn't that of the lease. */
function ownDay({ document }: Facts): string {
  return endsLease.test(document.text.slice(0, 600)) ? 'Date of this agreement' : 'Lease date';
}

const endsLease =
  /\b(?:termination|surrender|cancellation)\s+(?:\w+\s+){0,3}agreement\b|\bagreement\s+(?:\w+\s+){0,4}(?:terminat|surrender|cancel)\w*/i;

/**
 * The dates of the term, under the names that documents use for them. An uncertain last day is null, because an
 * amendment may have changed its definition.
 */
function namesOf({ start, rentStart, end }: TermDays): Record<string, string | null> {
  const ends = [
    ...['expiration date', 'lease expiration date', 'term expiration date', 'expiry date'],
    ...['expiration', 'expiry', 'end'].flatMap((word) =>
      ['term', 'lease term', 'initial term'].map((term) => `${word} of the ${term}`),
    ),
  ];
  return {
    ...(start === null || start.doubt !== null ? {} : startNames(start.date)),
    ...(rentStart === null ? {} : { 'rent commencement date': rentStart.doubt === null ? rentStart.date : null }),
    ...(end === null ? {} : Object.fromEntries(ends.map((name) => [name, end.doubt === null ? end.date : null]))),
  };
}

function termDay(day: TermDay | null, kind: string, label: string): KeyDate[] {
  if (day === null) return [];
  return [
    {
      ...passageOf(day.field.quote),
      kind,
      label,
      date: day.date,
      ...(day.derived === '' ? {} : { derived: sentence(day.derived) }),
      ...(day.counted === undefined ? {} : { counted: day.counted }),
      ...stateOf(day.doubt),
    },
  ];
}

function printed(facts: Facts, id: FieldId, kind: string, label: string): KeyDate[] {
  const field = facts.any(id);
  if (field === null || typeof field.decided.value !== 'string' || !isoDay.test(field.decided.value)) return [];
  const isExpected = id === 'delivery_date' && expected.test(field.quote.text);
  return [
    {
      ...passageOf(field.quote),
      kind,
      label: isExpected ? `${label} (expected)` : label,
      date: field.decided.value,
      ...stateOf(doubtOf(field)),
    },
  ];
}

const estimate = new RegExp(
  `\\b(?:estimated|anticipated|expected|projected|scheduled)\\s+to\\s+(?:be|occur|fall|take\\s+place)\\s+(?:on\\s+)?(?:or\\s+)?(?:about\\s+)?(${datePattern})`,
  'i',
);

/** `The date Landlord tenders the Premises, estimated to be May 15, 2025`: the date from which both are counted. */
function expectedDay(facts: Facts, id: FieldId, kind: string, label: string): KeyDate[] {
  const field = facts.any(id);
  if (field === null || isoDay.test(String(field.decided.value))) return [];
  const { start, end } = field.quote;
  const behind = facts.document.text.slice(end, end + 90).split(/[\n;]/)[0] ?? '';
  const match = estimate.exec(facts.document.text.slice(start, end).replace(/\n/g, ' ') + behind);
  const day = match === null ? undefined : datesIn(match[1] ?? '')[0];
  if (match === null || day === undefined) return [];
  const quote = facts.text.quote({ start, end: Math.max(end, start + match.index + match[0].length) });
  return [{ ...passageOf(quote), kind, label, date: day.iso, ...stateOf(doubtOf(field)) }];
}
