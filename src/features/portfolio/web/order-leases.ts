import { searchTitles } from '#web/list/search-titles.ts';
import type { Portfolio, PortfolioLease } from '../contract.ts';

export const leaseSorts = ['property', 'area', 'rate', 'expires', 'next', 'risks'] as const;
export type LeaseSort = (typeof leaseSorts)[number];

interface Wanted {
  readonly search: string;
  readonly show: string;
  /** Empty for all years. */
  readonly year: string;
  readonly sort: LeaseSort;
  readonly order: 'asc' | 'desc';
}

/** The matching leases in the chosen order; uncertain values come last in both directions. */
export function orderLeases(
  { leases, today }: Portfolio,
  { search, show, year, sort, order }: Wanted,
): PortfolioLease[] {
  const soon = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const matching = searchTitles(leases, wordsOf, search).filter(({ expires, checks }) => {
    const day = expires.state === 'found' ? expires.value : null;
    if (year !== '' && !day?.startsWith(`${year}-`)) return false;
    if (show === 'soon') return day !== null && day >= today && day <= soon;
    if (show === 'expired') return day !== null && day < today;
    return show !== 'check' || checks > 0;
  });
  const direction = order === 'asc' ? 1 : -1;
  return matching.toSorted((a, b) => {
    const [one, other] = [rankOf(a, sort), rankOf(b, sort)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), 'en', { numeric: true });
    return direction * difference;
  });
}

function wordsOf({ title, property, tenant, landlord }: PortfolioLease): string {
  return [title, ...[property, tenant, landlord].map((cell) => (cell.state === 'found' ? cell.shown : ''))].join(' ');
}

/** A more severe risk outweighs any number of lesser ones. */
function rankOf(lease: PortfolioLease, sort: LeaseSort): string | number | null {
  if (sort === 'risks') return lease.risks.critical * 1e6 + lease.risks.high * 1e3 + lease.risks.medium;
  const cell = lease[sort];
  if (cell.state !== 'found') return null;
  if (typeof cell.value === 'string') return cell.value;
  return 'size' in cell.value ? cell.value.size : cell.value.amount;
}
