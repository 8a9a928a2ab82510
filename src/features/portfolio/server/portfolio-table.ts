import { csvRow } from '#server/base/csv/csv-row.ts';
import type { Found, Portfolio, PortfolioLease } from '../contract.ts';

/** A table for a workbook or a CSV file. */
export interface PortfolioTable {
  readonly head: readonly [title: string, width: number][];
  readonly rows: readonly (readonly (string | number | Date)[])[];
}

/** Numbers and dates are typed cells; uncertain values are text. */
export function portfolioTable({ leases }: Portfolio): PortfolioTable {
  return {
    head: [
      ['Property', 40],
      ['Tenant', 30],
      ['Landlord', 30],
      ['Kind', 12],
      ['Area', 12],
      ['Area unit', 10],
      ['Rent per month', 16],
      ['Currency', 10],
      ['Rent per area and year', 16],
      ['Expires', 14],
      ['Next date', 14],
      ['What is next', 36],
      ['Critical risks', 10],
      ['High risks', 10],
      ['Medium risks', 10],
      ['Values to check', 10],
      ['Listed twice', 12],
      ['Report', 50],
    ],
    rows: leases.map((lease) => [
      valueOr(lease.property, ({ value }) => value),
      valueOr(lease.tenant, ({ value }) => value),
      valueOr(lease.landlord, ({ value }) => value),
      kinds[lease.kind],
      valueOr(lease.area, ({ value }) => value.size),
      lease.area.state === 'found' ? lease.area.value.unit : '',
      valueOr(lease.rent, ({ value }) => value.amount),
      lease.rent.state === 'found' ? lease.rent.value.currency : '',
      valueOr(lease.rate, ({ value }) => value.amount),
      valueOr(lease.expires, ({ value }) => dayOf(value)),
      valueOr(lease.next, ({ value }) => dayOf(value)),
      lease.next.state === 'found' ? lease.next.shown.slice(lease.next.shown.indexOf(': ') + 2) : '',
      lease.risks.critical,
      lease.risks.high,
      lease.risks.medium,
      lease.checks,
      lease.repeated ? 'yes' : '',
      lease.title,
    ]),
  };
}

export function portfolioCsv({ head, rows }: PortfolioTable): Uint8Array {
  const lines = [head.map(([title]) => title), ...rows].map((row) =>
    csvRow(row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell))),
  );
  // With this byte order mark Excel reads the file as UTF-8.
  return new TextEncoder().encode(`\ufeff${lines.join('')}`);
}

const kinds: Readonly<Record<PortfolioLease['kind'], string>> = {
  lease: 'Lease',
  tenancy: 'Tenancy',
  amendment: 'Amendment',
};

function valueOr<C extends { readonly state: 'found' | 'check' | 'missing' }>(
  cell: C,
  read: (found: Found<C>) => string | number | Date,
): string | number | Date {
  if (cell.state === 'found') return read(cell as Found<C>);
  return cell.state === 'check' ? 'please check' : '';
}

function dayOf(iso: string): Date {
  return new Date(`${iso}T00:00:00Z`);
}
