import type { RentRow } from '../../contract/document-report.ts';
import { datePattern, datesIn } from './lexicon/dates.ts';
import { numberWords, readNumber } from './lexicon/numbers.ts';

/** For which time a rent is due, as printed. */
export type Period = Pick<RentRow, 'from' | 'to' | 'from_month' | 'to_month' | 'year'>;

const number = `(?:${numberWords}\\s*\\(\\s*\\d{1,3}\\s*\\)|\\d{1,3}|${numberWords})`;
const link = '\\s*(?:-|–|—|to|through|thru|and|&)\\s*(?:and\\s+including\\s+)?(?:the\\s+end\\s+of\\s+)?';
const ordinal =
  '(?:1st|2nd|3rd|[4-9]th|1\\dth|20th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';

const months = `\\bmonths?\\s*#?\\s*(${number})\\)?(?:${link}(?:months?\\s*)?(${number}))?(?![\\d,.]*\\d)`;
const years = `\\b(?:(?:lease|rental|contract|rent|full|option)\\s+)?years?\\s*#?\\s*(${number})\\)?(?:${link}(?:(?:lease\\s+)?years?\\s*)?(${number}))?(?![\\d,.]*\\d)`;
const ordinalYears = `\\b(${ordinal})(?:${link}(${ordinal}))?\\s+(?:full\\s+)?(?:\\(\\d{1,2}(?:st|nd|rd|th)?\\)\\s+)?(?:(?:lease|rental|contract)\\s+)?years?\\b`;
const dates = `(${datePattern})(?:\\s*\\([^)]{0,50}\\))?\\s*(?:-|–|—|to|through|thru|until)\\s*(?:and\\s+including\\s+)?(${datePattern})`;

/** Where a line or a sentence of a rent schedule begins. */
export const periodPattern = new RegExp(`${dates}|${months}|${years}|${ordinalYears}`, 'gi');

const forms = {
  dates: new RegExp(dates, 'i'),
  months: new RegExp(months, 'i'),
  years: new RegExp(years, 'i'),
  ordinals: new RegExp(ordinalYears, 'i'),
};

/** Reads the first cells of a row, or what `periodPattern` matched; bare numbers count by the words of the table's head. */
export function readPeriod(text: string, head: string): Period | null {
  const range = forms.dates.exec(text);
  if (range) {
    const [from, to] = datesIn(range[0]);
    if (from && to) return { from: from.iso, to: to.iso };
  }
  const month = forms.months.exec(text);
  if (month) return monthsOf(count(month[1]), count(month[2] ?? month[1]));
  const ordinals = forms.ordinals.exec(text);
  if (ordinals) return yearsOf(ordinalOf(ordinals[1]), ordinalOf(ordinals[2] ?? ordinals[1]));
  const year = forms.years.exec(text);
  if (year) return yearsOf(count(year[1]), count(year[2] ?? year[1]));
  const day = datesIn(text)[0];
  if (day)
    return /\b(?:through|until|to|ending)\b[^.]{0,12}$/i.test(text.slice(0, day.start))
      ? { to: day.iso }
      : { from: day.iso };
  return bare(text, head);
}

/** `1 12`, `01 – 12` under a head that speaks of months; `1` under one that speaks of years. */
function bare(text: string, head: string): Period | null {
  const match = /^\s*(\d{1,3})(?:\s*(?:-|–|—|to|through|\s)\s*(\d{1,3}))?(?=\s|\*|$)/.exec(text);
  if (!match) return null;
  const from = Number(match[1]);
  const to = Number(match[2] ?? match[1]);
  if (to < from || from > 600) return null;
  if (/\bmonths?\b/i.test(head) && (match[2] !== undefined || !/\byears?\b/i.test(head))) return monthsOf(from, to);
  if (/\b(?:years?|period|term)\b/i.test(head) && from <= 99) return yearsOf(from, to);
  return null;
}

function count(text: string | undefined): number {
  return text === undefined ? Number.NaN : (readNumber(text)?.value ?? Number.NaN);
}

const ordinalNames = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

function ordinalOf(text: string | undefined): number {
  const digits = /\d+/.exec(text ?? '')?.[0];
  return digits === undefined ? ordinalNames.indexOf((text ?? '').toLowerCase()) + 1 || Number.NaN : Number(digits);
}

function monthsOf(from: number, to: number): Period | null {
  return from >= 1 && to >= from && to <= 1_200 ? { from_month: from, to_month: to } : null;
}

/** A lease year is twelve months; the months follow from its number. */
function yearsOf(from: number, to: number): Period | null {
  if (!(from >= 1 && to >= from && to <= 99)) return null;
  return { ...(from === to ? { year: from } : {}), from_month: from * 12 - 11, to_month: to * 12 };
}
