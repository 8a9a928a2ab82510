import type { Span } from '#documents/document.ts';
import { shiftDays, shiftMonths } from '../../lexicon/dates.ts';
import type { Period } from './period.ts';

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const named = `(?:${names.join('|')}),?\\s+20\\d{2}`;
const next = '(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+)';
/** `the months of November 2025, December 2025 and October 2026` */
const namedMonths = new RegExp(`\\b(${named}(?:${next}${named}){1,11})\\b(?!\\s*(?:-|–|—|to\\b|through\\b|until\\b))`);
/** `months 2, 3 and 4 of the Term`, `months 2, 14 and 26` */
const numbered = new RegExp(
  `\\b[Mm]onths?\\s+(\\d{1,3}(?:${next}\\d{1,3}){1,11})\\b(?!\\s*(?:-|–|—|to\\b|through\\b|%|months?\\b|days?\\b|[.,]\\d))`,
);

/** Months that a clause lists one by one, as periods; null if it lists none, or lists them out of order. */
export function severalPeriods(text: string): (Span & { readonly periods: readonly Period[] }) | null {
  const byName = namedMonths.exec(text);
  if (byName !== null) {
    const months = [...(byName[1] ?? '').matchAll(/([A-Z][a-z]+),?\s+(20\d{2})/g)].map(
      ([, name = '', year = '']) => Number(year) * 12 + names.indexOf(name),
    );
    const runs = runsOf(months);
    const day = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    return runs === null
      ? null
      : {
          periods: runs.map(({ first, last }) => ({
            from: day(first),
            to: shiftDays(shiftMonths(day(last), 1), -1),
          })),
          start: byName.index,
          end: byName.index + byName[0].length,
        };
  }
  const byNumber = numbered.exec(text);
  const runs = byNumber === null ? null : runsOf((byNumber[1] ?? '').match(/\d+/g)?.map(Number) ?? []);
  return byNumber === null || runs === null
    ? null
    : {
        periods: runs.map(({ first, last }) => ({ from_month: first, to_month: last })),
        start: byNumber.index,
        end: byNumber.index + byNumber[0].length,
      };
}

/** Groups consecutive months; null if they are not in order. */
function runsOf(months: readonly number[]): { first: number; last: number }[] | null {
  const runs: { first: number; last: number }[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (month < 1 || (run !== undefined && month <= run.last)) return null;
    if (run !== undefined && month === run.last + 1) run.last = month;
    else runs.push({ first: month, last: month });
  }
  return runs;
}
