import { datePattern, datesIn, lastDayOfPeriod, monthEnd, shiftDays, shiftMonths, showDate } from '../lexicon/dates.ts';
import { durationPattern, readDuration } from '../lexicon/durations.ts';
import { printedNumber, readNumber } from '../lexicon/numbers.ts';
import { type DefinedTerms, termKey } from './defined-terms.ts';

/**
 * A date calculated from a formula; `derived` shows the calculation with its inputs: '84 months from August 1, 2009'.
 */
export interface ResolvedDay {
  readonly date: string;
  /** Empty for a printed date. */
  readonly derived: string;
}

interface Lookup {
  readonly terms: DefinedTerms;
  /**
   * Dates by their defined terms: {'commencement date': '2009-08-01'}; null: uncertain, so nothing is counted from it.
   */
  readonly given: Readonly<Record<string, string | null>>;
}

const nth = `(?:${printedNumber}\\s{0,200}(?:st|nd|rd|th)?|[a-z]+(?:[\\s-][a-z]+){0,4})\\s{0,200}(?:\\(\\d{1,3}\\s?(?:st|nd|rd|th)?\\))?`;
const after = '(?:after|following|from(?:\\s+and\\s+after)?|of|subsequent\\s+to)';
const lead =
  '^(?:on\\s+|at\\s+[^;]{3,40}?\\son\\s+)?(?:the\\s+|a\\s+)?(?:(?:date|day)\\s+(?:(?:that|which)\\s+(?:is|occurs|falls)\\s+)?)?';

const lengthAfter = new RegExp(
  `${lead}(?:for\\s+)?(?:the\\s+|a\\s+)?(?:(?:period|term)\\s+of\\s+)?(${durationPattern})\\s*(?:period\\s+)?(?:${after}|commencing\\s+(?:on|with)|beginning\\s+on)\\s+(.{3,120})$`,
  'i',
);
const lengthBefore = new RegExp(`${lead}(${durationPattern})\\s*(?:before|prior\\s+to|preceding)\\s+(.{3,120})$`, 'i');
const lastDayOfMonth = new RegExp(
  `^(?:on\\s+)?the\\s+(?:(?:last|final)\\s+day|expiration|end)\\s+of\\s+the\\s+(${nth})\\s{0,200}(full\\s+)?(?:calendar\\s+)?month\\s+(?:${after}|beginning\\s+(?:on|with))\\s+(the\\s+(?:calendar\\s+)?month\\s+in\\s+which\\s+)?(.{3,120})$`,
  'i',
);
const lastDayOfYear = new RegExp(
  `^(?:on\\s+)?(?:the\\s+)?(?:last\\s+day|end|expiration)\\s+of\\s+the\\s+(${nth})\\s{0,200}(?:full\\s+)?Lease\\s+Year$`,
  'i',
);
const endOfMonth =
  /^(?:on\s+)?(?:the\s+)?(?:end|last\s+day)\s+of\s+(?:lease\s+)?month\s+(\d{1,3})(?:\s+of\s+the\s+(?:initial\s+)?(?:lease\s+)?term)?$/i;
const anniversary = new RegExp(
  `^(?:on\\s+)?(?:(the\\s+(?:day|date)\\s+(?:immediately\\s+)?(?:before|preceding|prior\\s+to)\\s+)|(?:on\\s+))?(?:the\\s+)?(${nth})\\s{0,200}(monthly\\s+)?anniversary\\s+of\\s+(.{3,120})$`,
  'i',
);
const shorterOf = /^(?:the\s+)?(?:earlier|later|earliest|latest|sooner|lesser|greater)\b/i;

/**
 * The date that the words refer to: a date, a defined term that has one, or a formula whose inputs are known; null
 * otherwise.
 */
export function resolveDay(words: string, lookup: Lookup, seen: readonly string[] = []): ResolvedDay | null {
  const text = plain(words);
  if (text === '' || shorterOf.test(text)) return null;
  const printed = new RegExp(`^(?:on\\s+)?${datePattern}$`, 'i').test(text) ? datesIn(text)[0] : undefined;
  if (printed) return { date: printed.iso, derived: '' };
  return computed(text, lookup, seen) ?? named(text, lookup, seen);
}

const severalAnniversaries = new RegExp(
  `^(?:(?:each|any|either)\\s+of\\s+)?(?:the\\s+)?(${nth}(?:,\\s+(?:the\\s+)?${nth}){0,6},?\\s+and\\s+(?:the\\s+)?${nth})\\s{0,200}anniversar(?:y|ies)\\s+of\\s+(.{3,120})$`,
  'i',
);

/**
 * The dates in a list: `the third and sixth anniversaries of the Commencement Date`; a single date becomes a list of
 * one.
 */
export function resolveDays(words: string, lookup: Lookup): ResolvedDay[] {
  const [, list, of] = severalAnniversaries.exec(plain(words)) ?? [];
  const parts =
    list === undefined || of === undefined
      ? [words]
      : list.split(/,? and |, /).map((each) => `the ${each.replace(/^the\s+/i, '').trim()} anniversary of ${of}`);
  const days = parts.flatMap((each) => resolveDay(each, lookup) ?? []);
  return days.length === parts.length ? days : [];
}

function computed(text: string, lookup: Lookup, seen: readonly string[]): ResolvedDay | null {
  const year = lastDayOfYear.exec(text);
  if (year) {
    // A lease year consists of calendar months: it begins with the term only if the term begins on the first of a
    // month.
    const start = resolveDay('the Commencement Date', lookup, seen);
    const count = ordinalOf(year[1] ?? '');
    return start === null || count === null || !start.date.endsWith('-01')
      ? null
      : from(start, lastDayOfPeriod(start.date, count * 12), `the end of ${count} years`);
  }
  const counted = endOfMonth.exec(text);
  if (counted) {
    const start = resolveDay('the Commencement Date', lookup, seen);
    const count = Number(counted[1]);
    return start === null || count === 0 || !start.date.endsWith('-01')
      ? null
      : from(start, lastDayOfPeriod(start.date, count), `the end of month ${count}`);
  }
  const month = lastDayOfMonth.exec(text);
  if (month) {
    const start = resolveDay(month[4]?.replace(/(?<!\s)\s+(?:occurs|falls)$/i, '') ?? '', lookup, seen);
    const count = ordinalOf(month[1] ?? '');
    if (start === null || count === null) return null;
    if (month[3] !== undefined)
      return {
        date: monthEnd(shiftMonths(start.date, count)),
        derived: `the last day of month ${count} after the month of ${showDate(start.date)}`,
      };
    if (start.date.endsWith('-01'))
      return from(start, lastDayOfPeriod(start.date, count), `the last day of month ${count}`);
    return month[2] === undefined
      ? null
      : from(start, monthEnd(shiftMonths(start.date, count)), `the last day of full calendar month ${count}`);
  }
  const day = anniversary.exec(text);
  if (day) {
    const start = resolveDay(day[4] ?? '', lookup, seen);
    const count = ordinalOf(day[2] ?? '');
    if (start === null || count === null) return null;
    const date = shiftMonths(start.date, day[3] === undefined ? count * 12 : count);
    const named = `the ${nthOf(count)} ${day[3] === undefined ? '' : 'monthly '}anniversary of ${showDate(start.date)}`;
    return day[1] === undefined
      ? { date, derived: named }
      : { date: shiftDays(date, -1), derived: `the day before ${named}` };
  }
  const later = lengthAfter.exec(text);
  if (later) {
    const start = resolveDay(later[2] ?? '', lookup, seen);
    const length = readDuration(later[1] ?? '');
    if (start === null || length === null || length.wordsSay !== null || /business/i.test(length.text)) return null;
    const date =
      length.months === null
        ? shiftDays(start.date, length.count * (length.unit === 'week' ? 7 : 1))
        : /^(?:for\s+)?(?:the\s+|a\s+)?(?:period|term)\b/i.test(text)
          ? lastDayOfPeriod(start.date, length.months)
          : shiftMonths(start.date, length.months);
    return from(start, date, shown(length.text));
  }
  const earlier = lengthBefore.exec(text);
  if (earlier) {
    const end = resolveDay(earlier[2] ?? '', lookup, seen);
    const length = readDuration(earlier[1] ?? '');
    if (end === null || length === null || length.wordsSay !== null || /business/i.test(length.text)) return null;
    const date =
      length.months === null
        ? shiftDays(end.date, -length.count * (length.unit === 'week' ? 7 : 1))
        : shiftMonths(end.date, -length.months);
    return { date, derived: `${shown(length.text)} before ${showDate(end.date)}` };
  }
  return null;
}

/** `the date first above written`, `the first date set forth at the beginning of this Lease` */
const openingDay =
  /^(?:first\s+)?(?:day|date)(?:\s+and\s+year)?\s+(?:first\s+)?(?:(?:above\s+)?(?:written|set\s+forth|stated|mentioned|appearing)(?:\s+above|\s+(?:at|in)\s+the\s+(?:beginning|top|head|opening(?:\s+paragraph)?)\s+of\s+this\s+(?:\w+\s+)?(?:lease|agreement))|above\s+(?:written|mentioned|stated))$/;

/** A date of the term: as stated, or from its definitions if all that can be calculated agree. */
function named(text: string, lookup: Lookup, seen: readonly string[]): ResolvedDay | null {
  const key = termKey(text);
  const own = lookup.given[key];
  const given = own === undefined && openingDay.test(key) ? lookup.given['date of this lease'] : own;
  if (given !== undefined) return given === null ? null : { date: given, derived: '' };
  if (seen.includes(key) || seen.length > 6) return null;
  const days = lookup.terms
    .named(text)
    .filter(({ block }) => block.operative && !block.attached)
    .flatMap((term) => {
      if (term.form !== 'parenthesis') return resolveDay(head(term.definition.text), lookup, [...seen, key]) ?? [];
      const day = datesIn(term.definition.text).at(-1);
      const near = day !== undefined && term.definition.text.length - day.end < 12;
      return near && !/\b(?:earlier|later)\b/i.test(term.definition.text) ? { date: day.iso, derived: '' } : [];
    });
  const first = days[0];
  return first !== undefined && days.every(({ date }) => date === first.date) ? first : null;
}

function head(definition: string): string {
  return definition.split(/[;.(\n]|\s{1,200}and\s+(?:shall|ending|expiring)\b|,\s+(?:unless|subject|or\b)/)[0] ?? '';
}

function from(start: ResolvedDay, date: string, how: string): ResolvedDay {
  return { date, derived: `${how} from ${showDate(start.date)}` };
}

/** 5 as '5th'. */
function nthOf(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? undefined : ['st', 'nd', 'rd'][(count % 10) - 1];
  return `${count}${ending ?? 'th'}`;
}

function shown(duration: string): string {
  return duration.replace(/\s+/g, ' ').trim();
}

function plain(words: string): string {
  return (
    words
      // `the last day of the calendar month which is the 130th month after`: the 130th month.
      .replace(/\bthe\s+(?:calendar\s+)?month\s+(?:which|that)\s+is\s+(?=the\s)/gi, '')
      // `the last day of the seventy-seventh full month`: of the term.
      .replace(
        /(\bof\s+the\s[a-z\d()\s-]{3,60}?\s(?:full\s+)?(?:calendar\s+)?month)\s*$/i,
        '$1 after the Commencement Date',
      )
      .replace(
        /(?:(?<!\s)\s+)?\((?:as\s+)?(?:hereinafter\s+|herein\s+)?(?:defined|described|set\s+forth)[^)]{0,200}\)/gi,
        '',
      )
      .replace(/\s+/g, ' ')
      .replace(/(?<![,;.\s])[,;.\s]+$/, '')
      .trim()
  );
}

const ordinalWords: readonly (readonly [RegExp, string])[] = [
  [/first\b/g, 'one'],
  [/second\b/g, 'two'],
  [/third\b/g, 'three'],
  [/fifth\b/g, 'five'],
  [/eighth\b/g, 'eight'],
  [/ninth\b/g, 'nine'],
  [/twelfth\b/g, 'twelve'],
  [/((?<!\w)\w+)tieth\b/g, '$1ty'],
  [/((?<!\w)\w+)th\b/g, '$1'],
];

/** 'eighty-fourth (84th)', '84th', 'one hundred twentieth' as a number. */
export function ordinalOf(text: string): number | null {
  const digits = /\d{1,3}/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  const cardinal = ordinalWords.reduce((word, [ordinal, number]) => word.replace(ordinal, number), text.toLowerCase());
  return readNumber(cardinal)?.value ?? null;
}
