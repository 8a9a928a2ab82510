import type { RentRow } from '#contract/lease-report.ts';
import type { Span } from '#documents/document.ts';
import { datePattern, datesIn, shiftDays, shiftMonths } from '../../lexicon/dates.ts';
import { wordsUpTo } from '../../lexicon/numbers.ts';
import { ordinalPattern, readCount } from './ordinals.ts';

/** The period for which a rent is due, as printed. */
export type Period = Pick<RentRow, 'from' | 'to' | 'from_month' | 'to_month' | 'year'> & {
  /** It begins where the previous period ends: 'thereafter', 'the next twelve months' (with `length` in months). */
  readonly follows?: true;
  readonly length?: number;
  /** Years or months that are not consecutive, 'Years 1, 3 and 5'; they have no first and last. */
  readonly scattered?: true;
};

export interface FoundPeriod extends Span {
  readonly period: Period;
}

/** At most five words, so that a sequence of number words cannot make the patterns slow. */
const counted = wordsUpTo(5);
const one = `(?:${ordinalPattern}|${counted}|\\d{1,3}(?:st|nd|rd|th)?)(?:\\s*\\(\\s*\\d{1,3}(?:st|nd|rd|th)?\\s*\\))?`;
const link =
  '\\s*(?:-|–|—|~|to|through|thru|and|&|until)\\s{0,200}(?:and\\s+including\\s{1,200})?(?:the\\s{1,200})?(?:(?:end|last\\s+day)\\s+of\\s{1,200})?(?:the\\s{1,200})?(?:lease\\s+)?';
/** The words of `link` without 'and': two named months are not a range. */
const through = '\\s*(?:-|–|—|~|to|through|thru|until)\\s{0,200}(?:the\\s+end\\s+of\\s+)?';
const month = '(?:(?:full|calendar|lease|consecutive)\\s+){0,2}months?';
const year = '(?:(?:full|lease|rental|rent|contract|term|operating)\\s+){0,2}(?:years?|yrs?\\b\\.?)';
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?';
const end =
  '(?:and\\s+(?:ending|continuing|expiring|terminating)\\s{1,200})?(?:(?:on|until|through|thru|to)\\s+)?(?:and\\s+including\\s+)?';

interface Form {
  readonly pattern: RegExp;
  read(match: RegExpExecArray): Period | null;
}

const dayBefore =
  '(?:the\\s{1,200})?(?:(?:day|date)\\s+(?:immediately\\s+)?(?:before|preceding|prior\\s+to)|last\\s+day\\s+of\\s+the\\s+month\\s+in\\s+which)?\\s{0,200}(?:the\\s+)?';

/** The ways in which leases print a period, the most specific first. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `(?:\\b(?:commencing|beginning|starting|from)\\s+(?:on\\s+)?)?(${datePattern})(?:\\s*\\([^)]{0,50}\\))?\\s*(?:[,*]\\s*)?(?:-|–|—|\\b(?=and\\b|to\\b|thr|until))\\s*${end}(${datePattern})`,
      'gi',
    ),
    read: (match) => {
      const [from, to] = datesIn(match[0]);
      return from && to && from.iso < to.iso ? { from: from.iso, to: to.iso } : null;
    },
  },
  {
    pattern: new RegExp(
      `\\b(${monthName})\\s+(\\d{1,2})\\s*(?:-|–|—|to|through)\\s*(${monthName}\\s+\\d{1,2},?\\s+(\\d{4}))\\b`,
      'gi',
    ),
    read: (match) => {
      const [from] = datesIn(`${match[1]} ${match[2]}, ${match[4]}`);
      const [to] = datesIn(match[3] ?? '');
      return from && to && from.iso < to.iso ? { from: from.iso, to: to.iso } : null;
    },
  },
  {
    pattern: new RegExp(`\\b(${monthName})\\s+(\\d{4})${through}(${datePattern})`, 'gi'),
    read: (match) => {
      const from = dayOne(match[1], match[2]);
      const [to] = datesIn(match[3] ?? '');
      return from && to && from < to.iso ? { from, to: to.iso } : null;
    },
  },
  {
    pattern: new RegExp(
      `\\b${year}\\s*(?:#\\s*)?\\(?(${one})\\)?\\s*(?:,\\s*)?(?:and\\s+)?(?:onwards?|thereafter|beyond|and\\s+(?:each|every|all)|\\+)`,
      'gi',
    ),
    read: (match) => ({ from_month: readCount(match[1]) * 12 - 11 }),
  },
  {
    pattern: new RegExp(
      `\\b(?:(${monthName})|(\\d{1,2})/)\\s?(\\d{4})${through}(?:(${monthName})|(\\d{1,2})/)\\s?(\\d{4})\\b`,
      'gi',
    ),
    read: (match) => {
      const from = dayOne(match[1] ?? match[2], match[3]);
      const last = dayOne(match[4] ?? match[5], match[6]);
      return from && last && from <= last ? { from, to: shiftDays(shiftMonths(last, 1), -1) } : null;
    },
  },
  {
    // `for the months of April, May and June 2023`, `for August 2024`
    pattern: new RegExp(
      `\\b(?:(?:for|during)\\s+(?:the\\s+months?\\s+(?:of\\s+)?)?|the\\s+months?\\s+of\\s+)(${monthName}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and|&)\\s+)${monthName}){0,11}),?\\s+(\\d{4})\\b(?!\\s*(?:-|–|—|to\\b|through\\b|until\\b))`,
      'gi',
    ),
    read: (match) => monthsListed(match[1] ?? '', match[2]),
  },
  {
    pattern: new RegExp(
      `\\b(?:commencement\\s+date|(${one})\\s+anniversary)(?:\\s+(?:of|thereof)\\b[^.;,$]{0,50}?)?,?\\s*(?:and\\s+)?(?:ending|expiring|continuing|until|through|to|up\\s+to)\\s*(?:(?:on|until|through|to)\\s+)?${dayBefore}(${one})\\s+anniversary`,
      'gi',
    ),
    read: (match) => monthSpan((match[1] === undefined ? 0 : readCount(match[1]) * 12) + 1, readCount(match[2]) * 12),
  },
  {
    pattern: new RegExp(
      `\\bcommencement(?:\\s+date)?(?:${link}|\\s+and\\s+ending\\s+(?:on|at|with)\\s+(?:the\\s+)?(?:last\\s+day|end)\\s+of\\s+(?:the\\s+)?)(?:month\\s+(${one})|(${one})\\s+${month})`,
      'gi',
    ),
    read: (match) => monthSpan(1, readCount(match[1] ?? match[2])),
  },
  {
    // `Commencement Date through Lease Year 5`
    pattern: new RegExp(
      `\\bcommencement(?:\\s+date)?${link}(?:year\\s+(${one})|(${one})\\s+(?:lease\\s+)?year\\b)`,
      'gi',
    ),
    read: (match) => monthSpan(1, readCount(match[1] ?? match[2]) * 12),
  },
  {
    pattern: new RegExp(
      `\\bcommencement(?:\\s+date)?\\s*(?:-|–|—|\\b(?=and\\b|to\\b|thr|until))\\s*${end}(${datePattern})`,
      'gi',
    ),
    read: (match) => openEnd(match[0]),
  },
  {
    pattern: new RegExp(
      `\\bmonths?\\s*(?:#\\s*)?\\(?(${one})\\)?${link}(?=expiration|end\\b|balance|lease\\s+expiration|term\\b)`,
      'gi',
    ),
    read: (match) => ({ from_month: readCount(match[1]) }),
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:per|a|each|every)\\s)\\bmonths?\\s*(?:#\\s*)?\\(?(${one})\\)?(?:${link}(?:months?\\s*)?#?\\s{0,200}(${one}))?(?![\\d,.]*\\d|\\s?%)`,
      'gi',
    ),
    read: (match) =>
      isPair(match[0], match[1], match[2])
        ? { scattered: true }
        : monthSpan(readCount(match[1]), readCount(match[2] ?? match[1])),
  },
  {
    pattern: new RegExp(
      `\\b(?:first|initial)\\s+(${counted}(?:\\s*\\(\\d{1,3}\\))?|\\d{1,3})\\s*(${month}|${year})`,
      'gi',
    ),
    read: (match) => monthSpan(1, readCount(match[1]) * (/y/i.test(match[2] ?? '') ? 12 : 1)),
  },
  {
    pattern: new RegExp(
      `\\b(?:next|following|subsequent|remaining|second|third|last|final)\\s+(?:succeeding\\s+)?(${counted}(?:\\s*\\(\\d{1,3}\\))?|\\d{1,3})\\s*-?(${month}|${year})`,
      'gi',
    ),
    read: (match) => ({ follows: true, length: readCount(match[1]) * (/y/i.test(match[2] ?? '') ? 12 : 1) }),
  },
  {
    pattern: new RegExp(
      `(${one})(?:${link}(${one}))?\\s+${month}(?:(?:\\s+of\\s+the\\s+(?:initial\\s+|lease\\s+)?term)?${link}(${one})\\s+${month})?`,
      'gi',
    ),
    read: (match) =>
      isOrdinal(match[1]) ? monthSpan(readCount(match[1]), readCount(match[3] ?? match[2] ?? match[1])) : null,
  },
  {
    pattern: new RegExp(`(${one})(?:${link}(${one}))?\\s+${year}(?:${link}(${one})\\s+${year})?`, 'gi'),
    read: (match) =>
      isOrdinal(match[1]) ? yearsOf(readCount(match[1]), readCount(match[3] ?? match[2] ?? match[1])) : null,
  },
  {
    pattern: new RegExp(
      `\\b${year}\\s*(?:#\\s*)?\\(?(${one})\\)?((?:\\s*,\\s*\\d{1,2}(?![\\d,.]*\\d)){1,8})?(?:,?${link}(?:(?:lease\\s+)?years?\\s{0,200})?#?\\s{0,200}(${one}))?(?![\\d,.]*\\d)`,
      'gi',
    ),
    read: (match) =>
      isPair(match[0], match[1], match[3]) ? { scattered: true } : yearsListed(readCount(match[1]), match[2], match[3]),
  },
  {
    pattern: new RegExp(
      `\\b(?:commencing|beginning|effective|starting|from|from\\s+and\\s+after)\\s+(?:(?:on|as\\s+of|with|in)\\s+)?(?:the\\s+)?(?:${datePattern})`,
      'gi',
    ),
    read: (match) => {
      const day = datesIn(match[0])[0];
      return day ? { from: day.iso } : null;
    },
  },
  {
    // `shall increase to $14,250.00 on June 1, 2003, to $14,750.00 on June 1, 2004`
    pattern: new RegExp(
      `(?<=\\bto\\s{1,3}[$£€]\\s?[\\d,.]{3,14}(?:\\s(?:per|a)\\s(?:month|year|annum))?,?\\s{1,3})(?:on|as\\s+of)\\s+(?:and\\s+after\\s+)?(?:${datePattern})`,
      'gi',
    ),
    read: (match) => {
      const day = datesIn(match[0])[0];
      return day ? { from: day.iso } : null;
    },
  },
  {
    // `Commencing on the Commencement Date`, and below it `Commencing twelve (12) months following the Commencement Date`
    pattern: new RegExp(
      `\\b(?:commencing|beginning|starting)\\s+(?:(${one})\\s+months?\\s+(?:following|after|from)|on)\\s+the\\s+(?:(?:lease|term|rent)\\s+)?commencement\\s+date\\b(?!\\s*(?:and|through|to|until|-|–))`,
      'gi',
    ),
    read: (match) => ({ from_month: match[1] === undefined ? 1 : readCount(match[1]) + 1 }),
  },
  {
    pattern: new RegExp(`\\b(?:through|thru|until|ending)\\s+(?:(?:on|and\\s+including)\\s+)?(?:${datePattern})`, 'gi'),
    read: (match) => openEnd(match[0]),
  },
  {
    pattern: /\b(?:last|final)\s+(?:lease\s+)?year\s+of\s+the\s+(?:initial\s+|lease\s+)?term\b/gi,
    read: () => ({ follows: true, length: 12 }),
  },
  {
    pattern: /\bthereafter\b|\b(?:balance|remainder)\s+of\s{1,200}(?:the\s+)?(?:initial\s+|lease\s+)?term\b/gi,
    read: () => ({ follows: true }),
  },
];

/** Every period in the text, in order; of overlapping readings the one that begins first, then the longer one. */
export function periodsIn(text: string): FoundPeriod[] {
  const all = forms.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const period = read(match as RegExpExecArray);
      return period === null ? [] : [{ period, start: match.index, end: match.index + match[0].length }];
    }),
  );
  // 'through the 12th month' is the end of a period whose beginning was not read.
  const whole = all.filter(
    ({ period: { from_month, to_month, year: lone }, start }) =>
      from_month === undefined ||
      // `through Lease Year 5` too, but `to the third year` may be a list.
      (lone !== undefined &&
        !/\b(?:through|until)\s+(?:the\s+(?:end|last\s+day)\s+of\s+)?(?:the\s+)?$/i.test(
          text.slice(Math.max(0, start - 40), start),
        )) ||
      (lone === undefined && from_month !== to_month) ||
      !/\b(?:through|until|to|(?:end|last\s+day)\s+of)\s+(?:the\s+)?$/i.test(
        text.slice(Math.max(0, start - 40), start),
      ),
  );
  const ordered = whole.sort((a, b) => a.start - b.start || b.end - a.end);
  let covered = 0;
  return ordered.filter(({ start, end }) => {
    const isFree = start >= covered;
    covered = Math.max(covered, end);
    return isFree;
  });
}

/** The period of a table row: its first cells; plain numbers are read with the words of the header. */
export function readPeriod(text: string, head: string): Period | null {
  const found = periodsIn(text)[0];
  if (found) return found.period;
  const [day, next] = datesIn(text);
  if (day && next && day.iso < next.iso && text.slice(day.end, next.start).trim() === '')
    return { from: day.iso, to: next.iso };
  if (day) return { from: day.iso };
  // `49 - expiry`: the period ends with the term.
  const open =
    /^[\s(]*(\d{1,3})(?:st|nd|rd|th)?\s*(?:-|–|—|to|through|thru)\s{0,9}(?:the\s+)?(?:\w+\s+){0,2}?(?:expir\w+|end\b|balance|remainder|terminat\w+)/i.exec(
      text,
    );
  if (open) {
    const from = Number(open[1]);
    if (/\bmonths?\b/i.test(head)) return { from_month: from };
    return /\b(?:years?|yrs?)\b/i.test(head) ? { from_month: from * 12 - 11 } : null;
  }
  const match =
    /^[\s(]*(\d{1,3})(?:st|nd|rd|th)?(?:\s*(?:-|–|—|to|through|thru|and|&|\s)\s{0,200}(\d{1,3})(?![\d.,%]))?(?=[\s*.):]|$)/.exec(
      text,
    );
  if (!match) {
    const named = new RegExp(`^\\s*(?:${ordinalPattern}|${counted})`, 'i').exec(text)?.[0];
    return named !== undefined && /\byears?\b/i.test(head) ? yearsOf(readCount(named), readCount(named)) : null;
  }
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  if (/\bmonths?\b/i.test(head) && (match[2] !== undefined || !/\byears?\b/i.test(head))) return monthSpan(from, to);
  return /\b(?:years?|yrs?)\b/i.test(head) ? yearsOf(from, to) : null;
}

/** A period that follows another gets its start from it; lease years without an end stay open. */
export function inSequence(periods: readonly (Period | null)[]): (Period | null)[] {
  const resolved: (Period | null)[] = [];
  for (const period of periods) {
    if (period === null || period.follows === undefined) {
      resolved.push(period);
      continue;
    }
    const last = resolved.at(-1);
    if (last?.to_month !== undefined) {
      const from_month = last.to_month + 1;
      resolved.push({
        from_month,
        ...(period.length === undefined ? {} : { to_month: last.to_month + period.length }),
      });
    } else if (last?.to !== undefined) {
      const from = shiftDays(last.to, 1);
      resolved.push({
        from,
        ...(period.length === undefined ? {} : { to: shiftDays(shiftMonths(from, period.length), -1) }),
      });
    } else resolved.push(last === undefined ? period : null);
  }
  return resolved;
}

function isOrdinal(text: string | undefined): boolean {
  return new RegExp(`^(?:${ordinalPattern}|\\d{1,3}(?:st|nd|rd|th))`, 'i').test(text ?? '');
}

function openEnd(text: string): Period | null {
  const day = datesIn(text)[0];
  return day ? { to: day.iso } : null;
}

function dayOne(named: string | undefined, printedYear: string | undefined): string | null {
  const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  const number = /^\d/.test(named ?? '') ? Number(named) : names.indexOf((named ?? '').slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? `${printedYear}-${String(number).padStart(2, '0')}-01` : null;
}

/** Named months that follow each other within a year; otherwise there is no first and last month. */
function monthsListed(names: string, printedYear: string | undefined): Period | null {
  const days = names
    .replace(/\s+/g, ' ')
    .split(/ ?, ?(?:and )?| (?:and|&) /i)
    .map((name) => dayOne(name, printedYear));
  const [first] = days;
  if (first === undefined || first === null || days.includes(null)) return null;
  return days.every((day, index) => day === shiftMonths(first, index))
    ? { from: first, to: shiftDays(shiftMonths(first, days.length), -1) }
    : { scattered: true };
}

function monthSpan(from: number, to: number): Period | null {
  // Month 0 is the part of a month before the first full month of the term.
  return from >= 0 && to >= Math.max(1, from) && to <= 1_200 ? { from_month: Math.max(1, from), to_month: to } : null;
}

/** 'Years 2 and 4' are two separate years, unlike 'Years 2 and 3' and 'Years 2 through 4'. */
function isPair(printed: string, first: string | undefined, last: string | undefined): boolean {
  if (last === undefined || !/\band\b|&/i.test(printed)) return false;
  return !/,|\b(?:to|through|thru|until)\b|[-–—~]/i.test(printed) && readCount(last) !== readCount(first) + 1;
}

/** 'Years 1-5', and 'Year 3, 4 and 5' where the years follow each other. */
function yearsListed(first: number, list: string | undefined, last: string | undefined): Period | null {
  const between = (list?.match(/\d+/g) ?? []).map(Number);
  const all = [first, ...between, ...(last === undefined ? [] : [readCount(last)])];
  if (between.length === 0) return yearsOf(first, all.at(-1) ?? first);
  if (all.every((each, index) => each === first + index)) return yearsOf(first, all.at(-1) ?? first);
  return last === undefined ? yearsOf(first, first) : { scattered: true };
}

/** A lease year has twelve months, so its months follow from its number. */
function yearsOf(from: number, to: number): Period | null {
  if (!(from >= 1 && to >= from && to <= 99)) return null;
  return { ...(from === to ? { year: from } : {}), from_month: from * 12 - 11, to_month: to * 12 };
}

/** Months of a period that begins and ends with whole months; null if it is unknown. */
export function monthsOf(period: Period | null): number | null {
  if (period === null) return null;
  if (period.from_month !== undefined && period.to_month !== undefined) return period.to_month - period.from_month + 1;
  if (period.from === undefined || period.to === undefined) return null;
  const [a, b] = [new Date(`${period.from}T00:00:00Z`), new Date(`${period.to}T00:00:00Z`)];
  b.setUTCDate(b.getUTCDate() + 1);
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return b.getUTCDate() === a.getUTCDate() && months > 0 ? months : null;
}
