import { expect, test } from 'vitest';
import type { Portfolio, PortfolioLease } from '../contract.ts';
import { orderLeases } from './order-leases.ts';

const lease = (title: string, expires: string | null, risks = { critical: 0, high: 0, medium: 0 }): PortfolioLease => ({
  id: title,
  kind: 'lease',
  title,
  property: { state: 'found', value: `${title} Street`, shown: `${title} Street` },
  tenant: { state: 'missing' },
  landlord: { state: 'missing' },
  area: { state: 'check' },
  rent: { state: 'missing' },
  rate: { state: 'missing' },
  expires: expires === null ? { state: 'check' } : { state: 'found', value: expires, shown: expires },
  next: { state: 'missing' },
  risks,
  checks: expires === null ? 1 : 0,
  repeated: false,
});
const leases = [
  lease('Elm', '2027-05-31', { critical: 0, high: 9, medium: 0 }),
  lease('Oak', null),
  lease('Ash', '2026-01-31'),
  lease('Fir', '2031-12-31', { critical: 1, high: 0, medium: 0 }),
];
const portfolio = { today: '2026-11-22', leases } as unknown as Portfolio;
const all = { search: '', show: '', year: '', sort: 'expires', order: 'asc' } as const;
const names = (wanted: Partial<Parameters<typeof orderLeases>[1]>) =>
  orderLeases(portfolio, { ...all, ...wanted }).map(({ title }) => title);

test('leases are sorted by any column, with uncertain values last in both directions [D.154]', () => {
  expect(names({})).toEqual(['Ash', 'Elm', 'Fir', 'Oak']);
  expect(names({ order: 'desc' })).toEqual(['Fir', 'Elm', 'Ash', 'Oak']);
  expect(names({ sort: 'property' })).toEqual(['Ash', 'Elm', 'Fir', 'Oak']);
  expect(names({ sort: 'risks', order: 'desc' }).slice(0, 2)).toEqual(['Fir', 'Elm']);
});

test('leases are found by words, by year and by what needs attention [D.154]', () => {
  expect(names({ search: 'elm street' })).toEqual(['Elm']);
  expect(names({ year: '2031' })).toEqual(['Fir']);
  expect(names({ show: 'soon' })).toEqual(['Elm']);
  expect(names({ show: 'expired' })).toEqual(['Ash']);
  expect(names({ show: 'check' })).toEqual(['Oak']);
});
