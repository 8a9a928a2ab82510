import type { DocumentReport, RentLine } from '../lease-report.ts';

/** A verified line of a rent schedule with its index among all lines. */
export interface PlacedLine {
  readonly line: RentLine;
  readonly index: number;
}

/** Current and next rent; `first` if the schedule counts months and their start date is not certain. */
export interface RentNow {
  readonly current: PlacedLine | null;
  readonly next: (PlacedLine & { readonly from: string }) | null;
  readonly first: PlacedLine | null;
}

/** The rent on a day and the next change; empty if several premises have separate schedules. */
export function rentOn(report: DocumentReport, today: string): RentNow {
  const lines = provenLines(report);
  const base = lines.filter(({ line }) => line.kind === 'base');
  const [only] = base;
  const none = { current: null, next: null, first: null };
  if (!only || base.some(({ line }) => line.premises !== only.line.premises)) return none;
  if (base.length === 1 && daysOf(only.line, startOf(report)) === null) return { ...none, first: only };
  const start = startOf(report);
  const dated = lines.map((each) => ({ ...each, days: daysOf(each.line, start) }));
  if (dated.some(({ line, days }) => line.kind === 'base' && days === null)) return { ...none, first: only };
  const covers = dated.filter(({ days }) => days && days.from <= today && (days.to === null || today <= days.to));
  // A line may have no end: the last line that has started applies.
  const current =
    covers.find(({ line }) => line.kind === 'free') ?? covers.filter(({ line }) => line.kind === 'base').at(-1);
  const ahead = dated.filter(({ line, days }) => line.kind === 'base' && days !== null && days.from > today);
  const next = ahead.sort((a, b) => (a.days?.from ?? '').localeCompare(b.days?.from ?? ''))[0];
  return {
    current: current ?? null,
    next: next?.days ? { line: next.line, index: next.index, from: next.days.from } : null,
    first: null,
  };
}

/** One month of a schedule: its number from 1, and its first day if the schedule has dates. */
export interface RentMonth {
  readonly number: number;
  readonly from: string | null;
  readonly amount: number;
}

/**
 * The rent of every month, for a chart; null unless verified lines give exactly one amount for each month from first to
 * last.
 */
export function rentByMonth(lines: readonly RentLine[]): RentMonth[] | null {
  const proven = lines.filter(({ state }) => state === 'found');
  const base = proven.filter(({ kind }) => kind === 'base');
  if (base.length === 0 || base.length < lines.filter(({ kind }) => kind === 'base').length) return null;
  const start = base.flatMap(({ from }) => from ?? []).sort()[0] ?? null;
  const amounts = new Map<number, number>();
  for (const line of [...base, ...proven.filter(({ kind }) => kind === 'free')]) {
    const stretch = stretchOf(line, start);
    const amount = line.kind === 'free' ? (line.monthly ?? 0) : line.monthly;
    if (stretch === null || amount === undefined || stretch.last > mostMonths) return null;
    for (let month = stretch.first; month <= stretch.last; month += 1) {
      if (line.kind === 'base' && amounts.has(month)) return null;
      amounts.set(month, amount);
    }
  }
  const length = Math.max(...amounts.keys());
  if (amounts.size !== length || length < 2) return null;
  return Array.from({ length }, (_, index) => ({
    number: index + 1,
    from: start === null ? null : shiftMonths(start, index),
    amount: amounts.get(index + 1) ?? 0,
  }));
}

/** Enough for a ground lease of one hundred years. */
const mostMonths = 1200;

/** Sums of twelve months each; the last one may have fewer. */
export function rentByYear(months: readonly RentMonth[]): { year: number; months: number; total: number }[] {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, index) => {
    const own = months.slice(12 * index, 12 * index + 12);
    const cents = own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    return { year: index + 1, months: own.length, total: cents / 100 };
  });
}

function provenLines({ rent }: DocumentReport): PlacedLine[] {
  return rent.map((line, index) => ({ line, index })).filter(({ line }) => line.state === 'found');
}

/**
 * The certain day from which the schedule counts its months: the first of a month, unless rent may start on another
 * day.
 */
function startOf({ dates }: DocumentReport): string | null {
  const begin = dates.find(({ kind }) => kind === 'commencement');
  const rent = dates.find(({ kind }) => kind === 'rent_commencement');
  if (begin?.state !== 'found' || (rent && rent.date !== begin.date)) return null;
  return begin.date.endsWith('-01') ? begin.date : null;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function daysOf(line: RentLine, start: string | null): { from: string; to: string | null } | null {
  if (line.from !== undefined) {
    if (!isoDay.test(line.from) || (line.to !== undefined && !isoDay.test(line.to))) return null;
    return { from: line.from, to: line.to ?? null };
  }
  const stretch = monthsOf(line);
  if (start === null || stretch === null) return null;
  return { from: shiftMonths(start, stretch.first - 1), to: dayBefore(shiftMonths(start, stretch.last)) };
}

function monthsOf(line: RentLine): { first: number; last: number } | null {
  const first = line.from_month ?? (line.year === undefined ? undefined : 12 * (line.year - 1) + 1);
  const last = line.to_month ?? (line.year === undefined ? undefined : 12 * line.year);
  return first === undefined || last === undefined || last < first ? null : { first, last };
}

function stretchOf(line: RentLine, start: string | null): { first: number; last: number } | null {
  if (start === null) return monthsOf(line);
  if (line.from === undefined || line.to === undefined) return null;
  const [first, end] = [wholeMonths(start, line.from), wholeMonths(start, dayAfter(line.to))];
  return first === null || end === null || end <= first ? null : { first: first + 1, last: end };
}

/** Whole months between two days; null if a partial month is left over. */
function wholeMonths(from: string, to: string): number | null {
  const [a = 0, b = 0] = [from, to].map((iso) => 12 * Number(iso.slice(0, 4)) + Number(iso.slice(5, 7)));
  return shiftMonths(from, b - a) === to ? b - a : null;
}

/** The same day of another month, or that month's last day. */
function shiftMonths(iso: string, count: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

const dayBefore = (iso: string) => shiftDays(iso, -1);
const dayAfter = (iso: string) => shiftDays(iso, 1);

function shiftDays(iso: string, count: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + count)).toISOString().slice(0, 10);
}
