import type { Span } from '../../document.ts';

/** A calendar day that a document names, as `YYYY-MM-DD`, with its place in the text that was searched. */
export interface FoundDate extends Span {
  readonly iso: string;
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
const day = `(?:\\d{1,2}(?:\\s?(?:st|nd|rd|th))?|${[...ordinals].reverse().join('|')})`;

/** Source of a pattern for a date in any of the forms that leases use; no groups. */
export const datePattern = `(?:\\b${month}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\s?,?\\s?\\d{4}\\b|\\b${day}\\s+day\\s+of\\s+${month}\\.?,?\\s+\\d{4}\\b|\\b\\d{1,2}\\s+${month}\\.?,?\\s+\\d{4}\\b|\\b\\d{1,2}\\s?/\\s?\\d{1,2}\\s?/\\s?(?:\\d{4}|\\d{2})\\b|\\b\\d{1,2}-\\d{1,2}-\\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b)`;

const anywhere = new RegExp(datePattern, 'gi');

/** Every day named in the text, in order; what only looks like one (February 30) is left out. */
export function datesIn(text: string): FoundDate[] {
  return [...text.matchAll(anywhere)].flatMap((match) => {
    const iso = readDate(match[0]);
    return iso === null ? [] : [{ iso, start: match.index, end: match.index + match[0].length }];
  });
}

/** Reads what `datePattern` matched. Month before day in numeric dates, as in the United States; two-digit years up to 49 are 20xx. */
export function readDate(text: string): string | null {
  const lower = text.toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(lower);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = /^(\d{1,2})\s?[/-]\s?(\d{1,2})\s?[/-]\s?(\d{4}|\d{2})$/.exec(lower);
  if (numeric) return dayOf(fullYear(numeric[3] ?? ''), Number(numeric[1]), Number(numeric[2]));
  const name = new RegExp(month).exec(lower)?.[0];
  const year = /(\d{4})$/.exec(lower)?.[1];
  const number = months.findIndex((names) => name !== undefined && names.includes(name)) + 1;
  if (number === 0 || year === undefined) return null;
  const digits = /(?:^|[^\d])(\d{1,2})\s?(?:st|nd|rd|th|\s|,|$)/.exec(lower.slice(0, -4))?.[1];
  const spelled = ordinals.findLastIndex((ordinal) => lower.startsWith(`${ordinal} `)) + 1;
  return dayOf(Number(year), number, digits === undefined ? spelled : Number(digits));
}

/** The day before or after, by `days`. */
export function shiftDays(iso: string, days: number): string {
  const at = new Date(`${iso}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The same day so many months later; the last day of the month where the month is too short. */
export function shiftMonths(iso: string, by: number): string {
  const [year = 0, monthNumber = 1, dayNumber = 1] = iso.split('-').map(Number);
  const index = year * 12 + monthNumber - 1 + by;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(Math.floor(index / 12), index % 12, Math.min(dayNumber, last))).toISOString().slice(0, 10);
}

/** '2025-10-01' as 'October 1, 2025'. */
export function showDate(iso: string): string {
  const [year = '', monthNumber = '', dayNumber = ''] = iso.split('-');
  const name = months[Number(monthNumber) - 1]?.[0] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(dayNumber)}, ${year}`;
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) < 50 ? 2000 + Number(year) : 1900 + Number(year);
}

function dayOf(year: number, monthNumber: number, dayNumber: number): string | null {
  if (year < 1900 || year > 2199 || dayNumber < 1) return null;
  const at = new Date(Date.UTC(year, monthNumber - 1, dayNumber));
  if (at.getUTCMonth() !== monthNumber - 1 || at.getUTCDate() !== dayNumber) return null;
  return at.toISOString().slice(0, 10);
}
