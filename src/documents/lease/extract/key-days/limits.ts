import type { KeyDate } from '#contract/lease-report.ts';
import { back } from '../../lexicon/counted-day.ts';
import { datesIn, showDate } from '../../lexicon/dates.ts';
import { passageOf } from '../../prepare/passage.ts';
import { type ResolvedDay, resolveDay } from '../../prepare/resolve-day.ts';
import type { Facts, FoundField } from '../facts.ts';
import { fromStartNote } from '../fields/options/renewal-notice.ts';
import { endCountedFrom, signingNames, startNames, type TermDays } from '../term-days.ts';
import { doubtOf, expected, period, sentence, stateOf, unitOf } from './parts.ts';

/**
 * `the later of January 1, 2026 and the completion of the work`: the first day isn't known, but its earliest date is.
 */
export function startLimit(facts: Facts, term: TermDays): KeyDate[] {
  return [
    ...limitLine('Term begins', limitOfStart(facts, term)),
    ...limitLine('Rent begins', limitOfRent(facts, term)),
  ];
}

function limitLine(event: string, limit: StartLimit | null): KeyDate[] {
  if (limit === null) return [];
  const { field, which, date, derived } = limit;
  return [
    {
      ...passageOf(field.quote),
      kind: 'named_day',
      label: `${event} ${which}`,
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

function limitOfStart(facts: Facts, term: TermDays): StartLimit | null {
  const field = facts.any('commencement_date');
  if (field === null || term.start !== null) return null;
  // `The Term begins on the Rent Commencement Date`
  return ofRentStart.test(String(field.decided.value)) ? limitOfRent(facts, term) : limitOf(field, facts);
}

const ofRentStart = /^\W*(?:on\s+)?the\s+rent\s+commencement\s+date\W*$/i;

function limitOfRent(facts: Facts, { start, rentStart }: TermDays): StartLimit | null {
  const field = facts.any('rent_commencement');
  if (field === null || rentStart !== null) return null;
  return limitOf(field, facts, start === null || start.doubt !== null ? {} : startNames(start.date));
}

function limitOf(field: FoundField, facts: Facts, names: Readonly<Record<string, string>> = {}): StartLimit | null {
  const words = String(field.decided.value);
  const head =
    /^\W*(?:the\s+(?:date|day),?\s+(?:which|that)\s+is\s+)?(?:the\s+)?(later|latest|earlier|earliest)\b(?:\s+(?:to\s+occur\s+)?of\b:?\s*)?/i.exec(
      words,
    );
  const limit = (head ?? /\bor,?\s+(?:\w+\s+){0,2}(later|earlier)\b/i.exec(words))?.[1];
  if (limit === undefined) return null;
  const isLater = /^lat/i.test(limit);
  const which = isLater ? 'no earlier than' : 'no later than';
  const found = (day: ResolvedDay): StartLimit => ({
    field,
    which,
    date: day.date,
    ...(day.derived === '' ? {} : { derived: sentence(day.derived) }),
  });
  // Each of the dates limits the later and the earlier of all of them.
  const delivery = facts.any('delivery_date');
  const given = {
    ...signingNames(facts),
    ...names,
    ...(delivery === null
      ? {}
      : { 'delivery date': expected.test(delivery.quote.text) ? null : facts.day('delivery_date') }),
  };
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

/** Between the dates of a choice: `(i) … or (ii) …`, `… and the date on which …`. */
const alternative =
  /(?:^|[\s,;])(?:(?:and|or)\s+)?\(?(?:i{1,3}|iv|[a-d]|[1-4]|[x-z])\)\s+|[,;]?\s(?:and|or)\s+(?=(?:the|on|upon)\b|[a-z-]{3,12}\s\(?\d)/i;

/**
 * If a term begins no earlier than a given day, and its end is counted from its start, its end also has an earliest
 * day.
 */
export function endLimit(facts: Facts, term: TermDays): KeyDate[] {
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
