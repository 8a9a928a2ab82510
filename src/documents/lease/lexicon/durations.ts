import type { Span } from '../../document.ts';
import { printedNumber, readNumber } from './numbers.ts';

export type DurationUnit = 'day' | 'week' | 'month' | 'year';

/** 'five (5) years and three (3) months': its length, in the unit of its first part. */
export interface FoundDuration extends Span {
  readonly count: number;
  readonly unit: DurationUnit;
  /** Total of years and months; null for days and weeks. */
  readonly months: number | null;
  /** Words that disagree with the digits next to them. */
  readonly wordsSay: number | null;
  readonly text: string;
}

const unit = '(?:business\\s+days?|calendar\\s+days?|days?|weeks?|months?|mths?|mos|years?|yrs?)';
const between =
  "(?:[’']s?)?[\\s-]{0,12}(?:(?:full|whole|calendar|calender|consecutive|successive|additional|lease|rental|entire|more)[\\s,]+){0,3}";
const one = `${printedNumber}\\)?${between}${unit}\\b`;

/** `two options of five years, nine months' notice`: the notice is not part of the length. */
const notOfNotice = "(?![’']?\\s+(?:(?:of|prior|written|advance)\\s+){0,3}notice\\b)";

/** Pattern source for one duration, including parts joined by 'and'; no groups. */
export const durationPattern = `(?:${one}(?:,?\\s+(?:and\\s+)?${one}${notOfNotice})?)`;

const anywhere = new RegExp(durationPattern, 'gi');
const parts = new RegExp(`(${printedNumber})\\)?${between}(${unit})\\b`, 'gi');

export function durationsIn(text: string): FoundDuration[] {
  return [...text.matchAll(anywhere)].flatMap((match) => {
    const duration = readDuration(match[0]);
    return duration === null ? [] : [{ ...duration, start: match.index, end: match.index + match[0].length }];
  });
}

/** Reads a match of `durationPattern`. */
export function readDuration(text: string): Omit<FoundDuration, 'start' | 'end'> | null {
  let first: { count: number; unit: DurationUnit; wordsSay: number | null } | null = null;
  let months: number | null = null;
  const kinds = new Set<DurationUnit>();
  for (const part of text.matchAll(parts)) {
    const number = readNumber(part[1] ?? '');
    const kind = unitOf(part[2] ?? '');
    if (number === null || kind === null) continue;
    // `10 Years, 5 Years Firm`: the second length is not added to the first.
    if (kinds.has(kind)) break;
    kinds.add(kind);
    first ??= { count: number.value, unit: kind, wordsSay: number.wordsSay };
    if (kind === 'month' || kind === 'year') months = (months ?? 0) + number.value * (kind === 'year' ? 12 : 1);
  }
  return first === null ? null : { ...first, months, text };
}

function unitOf(text: string): DurationUnit | null {
  const word = /day|week|mo|mt|y/i.exec(text)?.[0]?.toLowerCase();
  return word === 'day' || word === 'week'
    ? word
    : word === 'mo' || word === 'mt'
      ? 'month'
      : word === 'y'
        ? 'year'
        : null;
}

/** '6 months', '1 month', '90 days'. */
export function showDuration(count: number, kind: DurationUnit): string {
  return `${count} ${kind}${count === 1 ? '' : 's'}`;
}
