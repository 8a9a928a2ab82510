import type { Counted, KeyDate, RentLine } from '#contract/lease-report.ts';
import { back, countedDay, describeCounted } from '../lexicon/counted-day.ts';
import { datePattern, datesIn, shiftDays, showDate } from '../lexicon/dates.ts';
import { passageOf, passagePart } from '../prepare/passage.ts';
import { type ResolvedDay, resolveDay } from '../prepare/resolve-day.ts';
import type { Facts, FoundField } from './facts.ts';
import type { FieldId } from './fields/index.ts';
import { fromStartNote, requestNote } from './fields/options/renewal-notice.ts';
import { namedDays } from './named-days/named-days.ts';
import { endCountedFrom, signingNames, startNames, type TermDay, type TermDays, termDaysOf } from './term-days.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const dayNames: readonly (readonly [FieldId, string, string])[] = [
  ['agreement_date', 'agreement', 'Lease date'],
  ['delivery_date', 'delivery', 'Delivery of possession'],
];
const expected =
  /\b(?:estimat|expect|anticipat|schedul|target|project|intend|no\s+later\s+than|on\s+or\s+before|by)\w*\b/i;

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
  // A date that has a kind isn't listed again by name, unless the name describes a different event.
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
 * The dates of the term, under the names that documents use for them. An uncertain last day is null: the definition of
 * its name may be what an amendment changed.
 */
function namesOf({ start, end }: TermDays): Record<string, string | null> {
  const ends = ['expiration date', 'lease expiration date', 'term expiration date', 'expiry date'];
  return {
    ...(start === null || start.doubt !== null ? {} : startNames(start.date)),
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

/**
 * `the later of January 1, 2026 and the completion of the work`: the first day isn't known, but its earliest date is.
 */
function startLimit(facts: Facts, term: TermDays): KeyDate[] {
  const limit = limitOfStart(facts, term);
  if (limit === null) return [];
  const { field, which, date, derived } = limit;
  return [
    {
      ...passageOf(field.quote),
      kind: 'named_day',
      label: `Term begins ${which}`,
      date,
      ...(derived === undefined ? {} : { derived }),
      ...stateOf(doubtOf(field)),
    },
  ];
}

interface StartLimit {
  readonly field: FoundField;
  readonly which: 'no earlier than' | 'no later than';
  readonly date: string;
  readonly derived?: string;
}

function limitOfStart(facts: Facts, { start }: TermDays): StartLimit | null {
  const field = facts.any('commencement_date');
  const words = field === null || start !== null ? '' : String(field.decided.value);
  const head =
    /^\W*(?:the\s+(?:date|day),?\s+(?:which|that)\s+is\s+)?(?:the\s+)?(later|latest|earlier|earliest)\b(?:\s+(?:to\s+occur\s+)?of\b:?\s*)?/i.exec(
      words,
    );
  const limit = (head ?? /\bor,?\s+(?:\w+\s+){0,2}(later|earlier)\b/i.exec(words))?.[1];
  if (field === null || limit === undefined) return null;
  const isLater = /^lat/i.test(limit);
  const which = isLater ? 'no earlier than' : 'no later than';
  const found = (day: ResolvedDay): StartLimit => ({
    field,
    which,
    date: day.date,
    ...(day.derived === '' ? {} : { derived: sentence(day.derived) }),
  });
  // Each of the days bounds the later and the earlier of all of them.
  const delivery = facts.day('delivery_date');
  const given = { ...signingNames(facts), ...(delivery === null ? {} : { 'delivery date': delivery }) };
  const known = (
    head === null ? [words.split(/,?(?<!\s)\s+or,?\s/i, 1)[0] ?? ''] : words.slice(head[0].length).split(alternative)
  )
    .flatMap((part) => resolveDay(part.replace(/(?<![\s,;])[\s,;]+$/, ''), { terms: facts.text.terms, given }) ?? [])
    .sort((a, b) => a.date.localeCompare(b.date));
  const best = isLater ? known.at(-1) : known[0];
  if (best !== undefined) return found(best);
  const [day, ...more] = datesIn(words);
  return day === undefined || more.length > 0 ? null : found({ date: day.iso, derived: '' });
}

/** Between the days of a choice: `(i) … or (ii) …`, `… and the date on which …`. */
const alternative =
  /(?:^|[\s,;])(?:(?:and|or)\s+)?\(?(?:i{1,3}|iv|[a-d]|[1-4]|[x-z])\)\s+|[,;]?\s(?:and|or)\s+(?=(?:the|on|upon)\b|[a-z-]{3,12}\s\(?\d)/i;

/** A term that begins no earlier than a day, and is counted from its beginning, ends no earlier than a day. */
function endLimit(facts: Facts, term: TermDays): KeyDate[] {
  const limit = limitOfStart(facts, term);
  const end = limit === null ? null : endCountedFrom(facts, limit.date);
  if (limit === null || end === null) return [];
  const { which } = limit;
  const derived = sentence(`${end.derived}, because the term begins ${which} ${showDate(limit.date)}`);
  const doubt = doubtOf(limit.field) ?? end.doubt;
  const dates: KeyDate[] = [
    {
      ...passageOf(end.field.quote),
      kind: 'named_day',
      label: `Term ends ${which}`,
      date: end.date,
      derived,
      ...stateOf(doubt),
    },
  ];
  const notice = facts.get('renewal_notice');
  const match = notice === null ? null : period.exec(String(notice.decided.value));
  if (notice === null || match === null || notice.decided.note === fromStartNote) return dates;
  dates.push({
    ...passageOf(notice.quote),
    kind: 'named_day',
    label: `Last day to give notice of renewal falls ${which}`,
    date: back(end.date, Number(match[1]), unitOf(match[3])),
    derived: `${match[1]} ${match[3]}s before ${showDate(end.date)}, the ${which === 'no earlier than' ? 'first' : 'last'} day on which the term can end`,
    ...stateOf(doubt),
  });
  return dates;
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

/** `The date Landlord tenders the Premises, estimated to be May 15, 2025`: the day on which both count. */
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

/** An application that the other side decides on, not the exercise of an option. */
const requested =
  /\b(?:tenant|lessee)\b[^.;]{0,40}\b(?:may|shall|must)\s+(?:request|apply)\b(?=[^.]{0,300}\b(?:consider|deny|refuse|reject|sole\s+discretion|grant)\b)/i;
const notEarlier = new RegExp(`\\b(?:not?|never)\\s+(?:earlier|sooner)\\s+than\\s+(${datePattern})`, 'i');
const period = /^(\d{1,3})(?:-(\d{1,3}))? (day|week|month|year)s?$/;

/** The first and the last day for the notice of renewal, counted from the term's own end. */
function renewalNotice(facts: Facts, { start, end }: TermDays): KeyDate[] {
  const field = facts.get('renewal_notice');
  if (field === null || typeof field.decided.value !== 'string') return [];
  const isAutomatic = facts.all('renewal_options').some(({ decided }) => /automatic/.test(String(decided.value)));
  const isRequest = requested.test(field.quote.text) || field.decided.note === requestNote;
  const lastLabel = isRequest
    ? 'Last day to apply for renewal (the landlord may refuse)'
    : isAutomatic
      ? 'Last day to prevent the automatic renewal'
      : 'Last day to give notice of renewal';
  const kind = isAutomatic ? 'non_renewal_notice_deadline' : 'renewal_notice_deadline';
  const passage = passageOf(field.quote);
  const own = facts.day('agreement_date');
  if (isoDay.test(field.decided.value)) {
    // `on notice no earlier than April 30, 2032 and no later than July 31, 2032`
    const opens = datesIn(notEarlier.exec(passage.quote ?? '')?.[1] ?? '')[0]?.iso;
    return [
      ...(opens === undefined || opens >= field.decided.value
        ? []
        : [
            {
              ...passage,
              kind: 'renewal_notice_opens',
              label: 'First day to give notice of renewal',
              date: opens,
              ...late(opens, start, own),
            },
          ]),
      { ...passage, kind, label: lastLabel, date: field.decided.value, ...late(field.decided.value, start, own) },
    ];
  }
  const match = period.exec(field.decided.value);
  if (!match || end === null || end.doubt !== null) return [];
  const how = field.decided.note === fromStartNote ? 'before_next' : 'before';
  const at = (count: string) =>
    counted(end.date, { from: 'expiration', count: Number(count), unit: unitOf(match[3]), how });
  const [least, most] = [match[1] ?? '', match[2]];
  return [
    ...(most === undefined
      ? []
      : [
          {
            ...passage,
            kind: 'renewal_notice_opens',
            label: 'First day to give notice of renewal',
            ...at(most),
            ...late(at(most).date, start, own),
          },
        ]),
    { ...passage, kind, label: lastLabel, ...at(least), ...late(at(least).date, start, own) },
  ];
}

/** A deadline before the term's first day was misread or is an error of the document, so a person must look at it. */
function late(date: string, start: TermDay | null, own: string | null): ReturnType<typeof stateOf> {
  if (start !== null && date < start.date) return stateOf('This day is before the term begins.');
  return stateOf(own !== null && date < own ? 'This day is before the date of the document.' : null);
}

/** Months of a table; those from the first day of rent do not move with the first day of the term. */
function countedMonths(
  { start }: TermDays,
  first: string,
  count: number,
  how: 'start_of' | 'end_of',
): Pick<KeyDate, 'date' | 'derived' | 'counted'> & { readonly date: string } {
  const { counted: inMachineWords, ...day } = counted(first, { from: 'commencement', count, unit: 'month', how });
  return start === null ? day : { ...day, counted: inMachineWords };
}

/** The date with its derivation, in words and in machine-readable form. */
function counted(anchor: string, count: Counted): Required<Pick<KeyDate, 'date' | 'derived' | 'counted'>> {
  return { date: countedDay(anchor, count), derived: describeCounted(anchor, count), counted: count };
}

function unitOf(name: string | undefined): Counted['unit'] {
  return name === 'week' || name === 'month' || name === 'year' ? name : 'day';
}

const terminationParts =
  /^([^:]+): (.+?), (?:(\d{1,3}) (day|week|month|year)s? notice|notice (by|before) (.+?))(?:, fee .*)?$/;

/** For an option to terminate early on a known day: that day, and the last day for its notice. */
function termination(facts: Facts, { start }: TermDays): KeyDate[] {
  const given = start === null || start.doubt !== null ? {} : startNames(start.date);
  return facts.all('termination_option').flatMap(({ decided, quote }): KeyDate[] => {
    const match = decided.state === 'found' ? terminationParts.exec(String(decided.value)) : null;
    if (!match) return [];
    const words = (match[2] ?? '').replace(/^(?:prior\s+to|before)\s+/i, '');
    const day = resolveDay(words, { terms: facts.text.terms, given });
    const days = day === null ? breakDates(facts, words) : [day];
    return days.flatMap((each) => terminationOn(each, match, quote));
  });
}

/** `either of the Break Dates`, which the document defines as `25 March 2029 and 25 March 2031`. */
function breakDates({ text }: Facts, words: string): ResolvedDay[] {
  if (!/\bbreak\s+dates?\b/i.test(words)) return [];
  const definitions = ['Break Dates', 'Break Date'].flatMap((name) => text.terms.named(name));
  const [first] = definitions.filter(({ form }) => form !== 'label' || definitions.length === 1);
  if (first === undefined || definitions.length > 1) return [];
  return datesIn(first.definition.text.slice(0, 120).split(/[;\n]/)[0] ?? '').map(({ iso }) => ({
    date: iso,
    derived: '',
  }));
}

function terminationOn(day: ResolvedDay, match: RegExpExecArray, quote: FoundField['quote']): KeyDate[] {
  const [, who = '', , count = '', unit = '', limit, lastDay = ''] = match;
  const passage = passageOf(quote);
  const printed = datesIn(lastDay)[0]?.iso;
  if (limit !== undefined && printed === undefined) return [];
  const effective = day.derived === '' ? showDate(day.date) : `${showDate(day.date)} (${day.derived})`;
  const noticeDay =
    printed === undefined
      ? {
          date: back(day.date, Number(count), unitOf(unit)),
          derived: `${count} ${unit}${count === '1' ? '' : 's'} before ${effective}`,
        }
      : { date: limit === 'before' ? shiftDays(printed, -1) : printed };
  return [
    {
      ...passage,
      kind: 'termination_notice_deadline',
      label: `Last day for the notice of early termination (${who.toLowerCase()})`,
      ...noticeDay,
      ...stateOf(null),
    },
    {
      ...passage,
      kind: 'early_termination',
      label: `Early termination possible (${who.toLowerCase()})`,
      date: day.date,
      ...(day.derived === '' ? {} : { derived: sentence(day.derived) }),
      ...stateOf(null),
    },
  ];
}

/** The day from which a table counts its months; null when the document leaves open which one it is. */
function countedFrom({ start, rentStart }: TermDays, { text }: Facts['document']): TermDay | null {
  if (start === null) return rentStart?.doubt === null && fromRentStart.test(text) ? rentStart : null;
  if (start.doubt !== null) return null;
  return rentStart === null || rentStart.date === start.date ? start : null;
}

/** `five (5) Lease Years beginning on the Rent Commencement Date` */
const fromRentStart =
  /\b(?:terms?|lease\s+years?|months|years)\b[^.;\n]{0,60}?\b(?:beginning|commencing|starting|begins?|commences?|starts?)\s+on\s+the\s+rent\s+(?:commencement|start)\s+date\b/i;

const partialMonth = 'The table counts months, and the term does not begin on the first day of one.';

function rentSteps(facts: Facts, term: TermDays): KeyDate[] {
  const first = countedFrom(term, facts.document);
  const lines = facts.rent.filter(({ kind, state }) => kind === 'base' && state === 'found');
  return lines.flatMap((line, index): KeyDate[] => {
    const isFirst = lines.findIndex(({ premises }) => premises === line.premises) === index;
    const month = line.from_month ?? (line.year === undefined ? undefined : (line.year - 1) * 12 + 1);
    const base = {
      ...passagePart(line),
      kind: 'rent_step',
      label: `Rent changes${line.premises === undefined ? '' : ` (${line.premises})`}`,
    };
    if ((isFirst && !isAfterFree(line, facts.rent)) || isSameRent(line, lines[index - 1])) return [];
    if (line.from !== undefined) return isoDay.test(line.from) ? [{ ...base, date: line.from, ...stateOf(null) }] : [];
    if (month === undefined || month < 2 || first === null) return [];
    return [
      {
        ...base,
        ...countedMonths(term, first.date, month, 'start_of'),
        ...stateOf(first.date.endsWith('-01') ? null : partialMonth),
      },
    ];
  });
}

/** The first paid rent begins where the free rent of the schedule ends. */
function isAfterFree(line: RentLine, all: readonly RentLine[]): boolean {
  return all.some(
    ({ kind, state, to, to_month }) =>
      kind === 'free' &&
      state === 'found' &&
      ((to !== undefined && line.from === shiftDays(to, 1)) ||
        (to_month !== undefined && line.from_month === to_month + 1)),
  );
}

/** A table may continue with the same amount in its next row. */
function isSameRent(line: RentLine, before: RentLine | undefined): boolean {
  return (
    before !== undefined &&
    before.premises === line.premises &&
    line.monthly !== undefined &&
    before.monthly === line.monthly
  );
}

function freeRentEnds(facts: Facts, term: TermDays): KeyDate[] {
  const first = countedFrom(term, facts.document);
  const free = facts.rent.filter(({ kind, state }) => kind === 'free' && state === 'found');
  return free.flatMap((line): KeyDate[] => {
    const base = { ...passagePart(line), kind: 'free_rent_end', label: 'Free rent ends' };
    const end = endOfLine(line, term, first);
    return end === null ? [] : [{ ...base, ...end }];
  });
}

function endOfLine(
  line: RentLine,
  term: TermDays,
  first: TermDay | null,
): Pick<KeyDate, 'date' | 'derived' | 'counted' | 'state' | 'reason'> | null {
  if (line.to !== undefined) return isoDay.test(line.to) ? { date: line.to, ...stateOf(null) } : null;
  if (line.to_month === undefined || first === null) return null;
  return {
    ...countedMonths(term, first.date, line.to_month, 'end_of'),
    ...stateOf(first.date.endsWith('-01') ? null : partialMonth),
  };
}

function doubtOf({ decided }: FoundField): string | null {
  return decided.state === 'check' ? decided.reason : null;
}

function stateOf(doubt: string | null): { state: 'found' } | { state: 'check'; reason: string } {
  return doubt === null ? { state: 'found' } : { state: 'check', reason: doubt };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
