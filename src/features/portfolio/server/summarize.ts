import type { Portfolio, PortfolioLease } from '../contract.ts';
import type { LeaseRow } from './lease-row.ts';

/**
 * The list with its sums and chart. Newest rows come first, and of two rows for the same lease the first one counts.
 */
export function summarize(rows: readonly LeaseRow[], today: string): Portfolio {
  const seen = new Set<string>();
  const leases = rows.map((row): PortfolioLease => {
    const identity = identityOf(row);
    const repeated = identity !== null && seen.has(identity);
    if (identity !== null) seen.add(identity);
    return { ...row, repeated };
  });
  const counted = leases.filter(
    ({ kind, repeated, expires }) =>
      kind !== 'amendment' && !repeated && !(expires.state === 'found' && expires.value < today),
  );
  return { today, leases, totals: totalsOf(counted, today), expiries: expiriesOf(counted) };
}

/** Tenant, property and end; null if one of them is uncertain. */
function identityOf({ kind, tenant, property, expires }: LeaseRow): string | null {
  if (kind === 'amendment') return null;
  if (tenant.state !== 'found' || property.state !== 'found' || expires.state !== 'found') return null;
  return [tenant.value, property.value, expires.value]
    .map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
}

function totalsOf(leases: readonly PortfolioLease[], today: string): Portfolio['totals'] {
  const weighted = leases.flatMap(({ area, expires }) =>
    area.state === 'found' && expires.state === 'found'
      ? [{ unit: area.value.unit, size: area.value.size, years: yearsBetween(today, expires.value) }]
      : [],
  );
  const [first] = weighted;
  // Areas in two units cannot be weighted together.
  const isWeighable = first !== undefined && weighted.every(({ unit }) => unit === first.unit);
  const size = weighted.reduce((sum, each) => sum + each.size, 0);
  return {
    leases: leases.length,
    area: sums(leases.flatMap(({ area }) => (area.state === 'found' ? [[area.value.unit, area.value.size]] : []))),
    rent: sums(
      leases.flatMap(({ rent }) => (rent.state === 'found' ? [[rent.value.currency, rent.value.amount * 12]] : [])),
    ),
    remaining:
      isWeighable && size > 0
        ? {
            years: Math.round((10 * weighted.reduce((sum, each) => sum + each.size * each.years, 0)) / size) / 10,
            leases: weighted.length,
          }
        : null,
  };
}

function sums(parts: readonly (readonly [unit: string, amount: number])[]): Portfolio['totals']['area'] {
  return [...Map.groupBy(parts, ([unit]) => unit)].map(([unit, own]) => ({
    unit,
    amount: Math.round(100 * own.reduce((sum, [, amount]) => sum + amount, 0)) / 100,
    leases: own.length,
  }));
}

/** Every year from the first lease expiry to the last. */
function expiriesOf(leases: readonly PortfolioLease[]): Portfolio['expiries'] {
  const dated = leases.flatMap(({ expires, area }) =>
    expires.state === 'found' ? [{ year: Number(expires.value.slice(0, 4)), area }] : [],
  );
  if (dated.length === 0) return [];
  const years = dated.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: Math.min(last - first, mostYears) + 1 }, (_, index) => {
    const own = dated.filter(({ year }) => year === first + index);
    const areas = sums(own.flatMap(({ area }) => (area.state === 'found' ? [[area.value.unit, area.value.size]] : [])));
    return { year: first + index, leases: own.length, area: areas.map(({ amount, unit }) => ({ amount, unit })) };
  });
}

/** Some ground leases run for 99 years. */
const mostYears = 120;

function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
}
