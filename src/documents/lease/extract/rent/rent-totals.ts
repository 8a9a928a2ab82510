import { Decimal } from 'decimal.js';
import type { z } from 'zod';
import type { RentLine, rentTotalsSchema } from '#contract/lease-report.ts';
import { shiftDays, shiftMonths } from '../../lexicon/dates.ts';
import type { Facts } from '../facts.ts';
import { showMoney } from '../readers.ts';
import { abatementsIn } from './abatements.ts';

export type RentTotals = z.output<typeof rentTotalsSchema>;

interface Known {
  /** The length of the term in months, if it was found. */
  readonly months: number | null;
  /** The first day of the term, if it was found: a schedule that begins later omits months without rent. */
  readonly commencement?: string | null;
  readonly expiration: string | null;
  readonly area: number | null;
  readonly isMetric: boolean;
  /** A clause grants free months, but no row says which ones, so every total would be too high. */
  readonly grantsFreeRent: boolean;
}

/**
 * Total and average rent over the term; null unless rows that are certain cover a known term completely and without
 * gaps.
 */
export function rentTotals(facts: Facts): RentTotals | null {
  return totalsOf(facts.rent, {
    months: facts.number('term_months'),
    commencement: facts.day('commencement_date'),
    expiration: facts.day('expiration_date'),
    area: facts.number('premises_rsf'),
    grantsFreeRent: facts.any('free_rent') !== null || abatementsIn(facts.text).length > 0,
    isMetric: /met(?:er|re)/i.test(facts.get('premises_rsf')?.decided.shown ?? ''),
  });
}

interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly monthly: Decimal;
}

export function totalsOf(
  lines: readonly RentLine[],
  { months, commencement = null, expiration, area, isMetric, grantsFreeRent }: Known,
): RentTotals | null {
  if (grantsFreeRent && !lines.some(({ kind }) => kind === 'free')) return null;
  const base = lines.filter(({ kind }) => kind === 'base');
  const currency = base[0]?.currency;
  if (base.length === 0 || lines.some((line) => line.state !== 'found' || line.premises !== undefined)) return null;
  if (base.some((line) => line.currency !== currency)) return null;
  const start = lines.flatMap(({ from }) => from ?? []).sort()[0] ?? null;
  if (start !== null && commencement !== null && start > commencement) return null;
  // `the first three months`: counted from the first day of the term, which must be the first day of the schedule.
  const isFromStart = start === null || start === commencement;
  const stretches = base.map((line) => stretchOf(line, start, area, isMetric));
  const free = lines
    .filter(({ kind }) => kind === 'free')
    .map((line) =>
      stretchOf({ ...line, monthly: 0 }, isFromStart && line.from === undefined ? null : start, area, isMetric),
    );
  const all = [...stretches, ...free];
  if (all.some((stretch) => stretch === null)) return null;
  const byMonth = new Map<number, Decimal>();
  for (const stretch of stretches)
    for (let month = stretch?.first ?? 0; stretch && month <= stretch.last; month += 1) {
      if (byMonth.has(month)) return null;
      byMonth.set(month, stretch.monthly);
    }
  for (const stretch of free)
    for (let month = stretch?.first ?? 0; stretch && month <= stretch.last; month += 1)
      byMonth.set(month, new Decimal(0));
  const length = Math.max(0, ...byMonth.keys());
  const covers = byMonth.size === length && byMonth.has(1);
  const ends =
    lines
      .flatMap(({ to }) => to ?? [])
      .sort()
      .at(-1) ?? null;
  const isTerm =
    start === null
      ? months === length
      : ends !== null && (ends === expiration || (expiration === null && months === length));
  if (!covers || !isTerm) return null;
  const total = [...byMonth.values()].reduce((sum, each) => sum.plus(each), new Decimal(0));
  const effective = total.div(length).toDecimalPlaces(2);
  const money = (amount: Decimal) => showMoney(amount, currency ?? 'USD');
  const parts = runsOf(byMonth).map(([count, amount]) => `${count} × ${money(amount)}`);
  return {
    total: total.toDecimalPlaces(2).toNumber(),
    months: length,
    effective_monthly: effective.toNumber(),
    ...(area === null ? {} : { effective_psf: total.div(length).times(12).div(area).toDecimalPlaces(2).toNumber() }),
    ...(isMetric && area !== null ? { unit: 'm2' as const } : {}),
    ...(currency === undefined ? {} : { currency }),
    derivation: `${parts.join(' + ')} = ${money(total)} over ${length} months; ${money(total)} ÷ ${length} = ${money(effective)} a month.`,
  };
}

/** The months of the schedule, counted from 1, and the rent of each; null if its row does not state it. */
function stretchOf(line: RentLine, start: string | null, area: number | null, isMetric: boolean): Stretch | null {
  const rate = line.psf_month ?? (line.psf === undefined ? undefined : new Decimal(line.psf).div(12));
  const fits = area !== null && isMetric === (line.unit === 'm2');
  const monthly =
    line.monthly !== undefined
      ? new Decimal(line.monthly)
      : line.annual !== undefined
        ? new Decimal(line.annual).div(12)
        : rate !== undefined && fits
          ? new Decimal(rate).times(area)
          : null;
  if (monthly === null) return null;
  if (start === null) {
    const { from_month: first, to_month: last } = line;
    return first === undefined || last === undefined ? null : { first, last, monthly };
  }
  if (line.from === undefined || line.to === undefined) return null;
  const first = wholeMonths(start, line.from);
  const last = wholeMonths(start, shiftDays(line.to, 1));
  return first === null || last === null || last <= first ? null : { first: first + 1, last, monthly };
}

/** Whole months between two dates; null if part of a month is left over. */
function wholeMonths(from: string, to: string): number | null {
  const [a = 0, b = 0] = [from, to].map((iso) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)));
  const months = b - a;
  return shiftMonths(from, months) === to ? months : null;
}

function runsOf(byMonth: ReadonlyMap<number, Decimal>): [number, Decimal][] {
  const runs: [number, Decimal][] = [];
  for (const [, amount] of [...byMonth].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1].equals(amount)) last[0] += 1;
    else runs.push([1, amount]);
  }
  return runs;
}
