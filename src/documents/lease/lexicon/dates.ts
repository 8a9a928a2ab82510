import type { Span } from '../../document.ts';
import { numberOfWords } from './numbers.ts';

/** Numeric dates are read in the order of the document's country: 03/04/2020 is March 4 in the United States, April 3 in Europe. */
export type DateOrder = 'month-first' | 'day-first';

/** A calendar day that a document names, as `YYYY-MM-DD`, with its place in the text that was searched. */
export interface FoundDate extends Span {
  readonly iso: string;
  /** A numeric date that would be a different day in the other order. */
  readonly ambiguous: boolean;
}

const months = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const month = `(?:${months.flat().join('|')})`;
const ordinalWords = `(?:${[...ordinals].reverse().join('|')})`;
const suffix = '(?:\\s?(?:st|nd|rd|th))';
const year = '(?:19|20|21)\\d{2}';
/** `Two Thousand Twenty-Three`, `two thousand and eighteen` */
const spelledYear = `two\\s+thousand\\s+(?:and\\s+)?(?:(?:twenty|thirty|forty)(?:[\\s-]+(?:one|two|three|four|five|six|seven|eight|nine)\\b)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\\b)`;
const comma = '(?:\\s{0,3},\\s{0,3}|\\s{1,3})';
/** A year that was split by scanning or by the blanks in a form: `20 24`. */
const splitYear = '20\\s\\d{2}(?=\\s*[,.;)]|\\s+(?:and|at|through|to|unless)\\b|\\s*$)';

const forms = [
  // October 1, 2025 · February1, 2012 · August -20th, 2024
  `\\b${month}[.,]?\\s{0,3}-?\\d{1,2}${suffix}?${comma}${year}\\b`,
  // 31st day of January, 2025 · twenty-first (21st) day of the month of May 2019 · 1" day of April , 20 06, as in scans
  `\\b(?:\\d{1,2}(?:${suffix}|["”’™*°]{1,2})?|${ordinalWords}(?:\\s?\\(\\d{1,2}${suffix}?\\))?)\\s+day\\s+of\\s+(?:the\\s+month\\s+of\\s+)?${month}\\.?${comma}(?:in\\s+the\\s+year\\s+(?:of\\s+our\\s+Lord\\s+)?|A\\.?D\\.?,?\\s+)?(?:${year}\\b|${splitYear}|${spelledYear})`,
  // the last day of June, 2028
  `\\blast\\s+day\\s+of\\s+(?:the\\s+month\\s+of\\s+)?${month}\\.?,?\\s+${year}\\b`,
  // 1 September 2020 · 20th of August, 2024 · 01-Aug-2009
  `\\b\\d{1,2}${suffix}?(?:\\s{1,3}(?:of\\s+)?|-)${month}(?:\\.?,?\\s{1,3}|-)${year}\\b`,
  // 2010 Mar. 30
  `\\b${year},?\\s${month}\\.?,?\\s\\d{1,2}${suffix}?\\b(?!,?\\s?\\d{4})`,
  // 2024年8月20日
  '\\d{4}\\s?年\\s?\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日',
  '\\b\\d{1,2}\\s?/\\s?\\d{1,2}\\s?/\\s?(?:\\d{4}|\\d{2})\\b',
  `\\b\\d{1,2}-\\d{1,2}-${year}\\b`,
  `(?<![\\d.])\\d{1,2}\\.\\d{1,2}\\.${year}\\b(?!\\.\\d)`,
  `(?<![\\d.$])${year}(?:-\\d{1,2}-|\\.\\d{1,2}\\.|/\\d{1,2}/)\\d{1,2}\\b`,
];

/** Source of a pattern for a date in any of the forms that leases use; no groups. */
export const datePattern = `(?:${forms.join('|')})`;

const anywhere = new RegExp(datePattern, 'gi');
const numeric = /^(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})\s?日?$/;

/** Every day named in the text, in order; invalid ones (February 30) are omitted. */
export function datesIn(text: string, order: DateOrder = 'month-first'): FoundDate[] {
  return [...text.matchAll(anywhere)].flatMap((match) => {
    const iso = readDate(match[0], order);
    return iso === null
      ? []
      : [{ iso, ambiguous: isAmbiguous(match[0]), start: match.index, end: match.index + match[0].length }];
  });
}

/** Reads a match of `datePattern`; two-digit years up to 49 are 20xx. */
export function readDate(text: string, order: DateOrder = 'month-first'): string | null {
  const lower = text
    .toLowerCase()
    .replace(/(?<=\D)20\s(\d{2})$/, '20$1')
    .replace(spelledAtEnd, (words) => String(numberOfWords(words) ?? words));
  const iso = yearFirst.exec(lower);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const digits = numeric.exec(lower);
  if (digits) {
    const [a, b] = [Number(digits[1]), Number(digits[3])];
    const at = fullYear(digits[4] ?? '');
    // A number above 12 is the day in either order; only Europe separates numeric dates with dots.
    const isDayFirst = a > 12 || (b <= 12 && (order === 'day-first' || digits[2] === '.'));
    return isDayFirst ? dayOf(at, b, a) : dayOf(at, a, b);
  }
  const name = new RegExp(month).exec(lower)?.[0];
  const number = months.findIndex((names) => name !== undefined && names.includes(name)) + 1;
  const found = new RegExp(year).exec(/^\d{4}/.test(lower) ? lower : (/\d{4}$/.exec(lower)?.[0] ?? ''))?.[0];
  if (number === 0 || found === undefined) return null;
  if (lower.startsWith('last ')) return monthEnd(dayOf(Number(found), number, 1) ?? '');
  const rest = /^\d{4}/.test(lower) ? lower.slice(4) : lower.slice(0, -4);
  const printed = /\d{1,2}/.exec(rest)?.[0];
  const spelled = ordinals.findLastIndex((ordinal) => lower.startsWith(`${ordinal} `)) + 1;
  return dayOf(Number(found), number, printed === undefined ? spelled : Number(printed));
}

const spelledAtEnd = new RegExp(`${spelledYear}$`);

function isAmbiguous(text: string): boolean {
  const digits = numeric.exec(text);
  if (!digits || digits[2] === '.') return false;
  const [a, b] = [Number(digits[1]), Number(digits[3])];
  return a <= 12 && b <= 12 && a !== b;
}

const slashes = /\b(\d{1,2})\s?[/-]\s?(\d{1,2})\s?[/-]\s?(?:\d{4}|\d{2})\b/g;
const american =
  /\b[A-Z]{2}\s+\d{5}\b|\bUnited\s+States\b|\bCounty\s+of\b|\b[A-Z][a-z]+\s+County\b|\bState\s+of\s+[A-Z]|\b(?:a|an)\s+(?:Delaware|California|New\s+York|Texas|Florida)\b/g;
const elsewhere =
  /[£€¥]|\b(?:RMB|CNY|PRC|EUR|GBP|HK\$|NT\$|HKD|TWD|INR)\b|\b(?:China|Taiwan|Hong\s+Kong|England|Wales|Scotland|Ireland|India|Belgium|Germany|Netherlands|France|Singapore|Australia|Canada|Ontario|Quebec|Alberta|British\s+Columbia)\b|\bm²|\bsq(?:uare)?\.?\s?m(?:et(?:er|re)s?)?\b/g;

/** The order of numeric dates in a document, and whether it could be determined. */
export function dateOrderOf(text: string): { readonly order: DateOrder; readonly certain: boolean } {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of text.matchAll(slashes)) {
    const [a, b] = [Number(match[1]), Number(match[2])];
    if (a > 12 && a <= 31 && b <= 12) dayFirst += 1;
    if (b > 12 && b <= 31 && a <= 12) monthFirst += 1;
  }
  if (dayFirst !== monthFirst) {
    return {
      order: dayFirst > monthFirst ? 'day-first' : 'month-first',
      certain: Math.min(dayFirst, monthFirst) === 0,
    };
  }
  const inAmerica = text.match(american)?.length ?? 0;
  const abroad = text.match(elsewhere)?.length ?? 0;
  return abroad > inAmerica
    ? { order: 'day-first', certain: inAmerica === 0 }
    : { order: 'month-first', certain: inAmerica > 0 && abroad === 0 };
}

/** The date `days` later, or earlier if negative. */
export function shiftDays(iso: string, days: number): string {
  const at = new Date(`${iso}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The same day this many months later; the last day of the month if the month is too short. */
export function shiftMonths(iso: string, by: number): string {
  const [yearNumber = 0, monthNumber = 1, dayNumber = 1] = iso.split('-').map(Number);
  const index = yearNumber * 12 + monthNumber - 1 + by;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(Math.floor(index / 12), index % 12, Math.min(dayNumber, last))).toISOString().slice(0, 10);
}

/**
 * The last day of a period of months: the day before its anniversary, or the last day of the month if the month is too
 * short.
 */
export function lastDayOfPeriod(start: string, by: number): string {
  const anniversary = shiftMonths(start, by);
  return anniversary.slice(8) === start.slice(8) ? shiftDays(anniversary, -1) : anniversary;
}

/** The last day of the month that a date is in. */
export function monthEnd(iso: string): string {
  return shiftDays(shiftMonths(`${iso.slice(0, 8)}01`, 1), -1);
}

/**
 * The number of months between a first and a last day if these are whole months; the last day may also be printed as
 * the anniversary.
 */
export function wholeMonths(first: string, last: string): number | null {
  const [fromYear = 0, fromMonth = 0] = first.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = last.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return (
    [months, months + 1].find(
      (by) => by > 0 && (lastDayOfPeriod(first, by) === last || shiftMonths(first, by) === last),
    ) ?? null
  );
}

/** '2025-10-01' as 'October 1, 2025'. */
export function showDate(iso: string): string {
  const [yearText = '', monthNumber = '', dayNumber = ''] = iso.split('-');
  const name = months[Number(monthNumber) - 1]?.[0] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(dayNumber)}, ${yearText}`;
}

function fullYear(text: string): number {
  if (text.length === 4) return Number(text);
  return Number(text) < 50 ? 2000 + Number(text) : 1900 + Number(text);
}

function dayOf(yearNumber: number, monthNumber: number, dayNumber: number): string | null {
  if (yearNumber < 1900 || yearNumber > 2199 || dayNumber < 1) return null;
  const at = new Date(Date.UTC(yearNumber, monthNumber - 1, dayNumber));
  if (at.getUTCMonth() !== monthNumber - 1 || at.getUTCDate() !== dayNumber) return null;
  return at.toISOString().slice(0, 10);
}
