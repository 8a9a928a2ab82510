import { expect, test } from 'vitest';
import type { LeaseReport } from '#contract/lease-report.ts';
import { sampleAnalysis } from '../../../../tests/support/sample-lease.ts';
import { type LeaseRow, leaseRow } from './lease-row.ts';
import { portfolioCsv, portfolioTable } from './portfolio-table.ts';
import { summarize } from './summarize.ts';

const today = '2026-11-22';
const facts = { id: '00000000-0000-4000-8000-000000000001', kind: 'lease', title: 'Lease Analysis: Harbor' } as const;
const rowOf = (edit?: (text: string) => string, change: Partial<typeof facts> | { kind: 'amendment' } = {}): LeaseRow =>
  leaseRow({ ...facts, ...change }, sampleAnalysis(edit), today);
const doubt = (report: LeaseReport, id: string): LeaseReport => ({
  ...report,
  fields: { ...report.fields, [id]: { ...[report.fields[id] ?? []].flat()[0], state: 'check' } as never },
  dates: report.dates.map((date) =>
    date.kind === 'expiration' && id === 'expiration_date' ? { ...date, state: 'check' } : date,
  ),
});

test('a row shows the values that were found, with the rent and the next date as of that day [D.154]', () => {
  expect(rowOf()).toMatchObject({
    tenant: { state: 'found', value: 'Harbor Analytics, Inc.' },
    area: { state: 'found', value: { size: 12_500, unit: 'sf' } },
    rent: { state: 'found', value: { amount: 32_500, currency: 'USD' } },
    rate: { state: 'found', shown: '$31.20 per rsf per year' },
    expires: { state: 'found', value: '2029-04-30', shown: 'Apr 30, 2029' },
    next: { state: 'found', value: '2028-07-30' },
  });
  const earlier = leaseRow(facts, sampleAnalysis(), '2025-01-01');
  expect(earlier.rent).toMatchObject({ value: { amount: 31_250 } });
});

test('a value to check is left out of dates and sums, and marked [D.154]', () => {
  const uncertain = leaseRow(facts, doubt(doubt(sampleAnalysis(), 'expiration_date'), 'premises_rsf'), today);
  expect(uncertain.expires).toEqual({ state: 'check' });
  expect(uncertain.area).toEqual({ state: 'check' });
  const { totals, expiries } = summarize([uncertain], today);
  expect(totals).toMatchObject({ leases: 1, area: [], remaining: null });
  expect(expiries).toEqual([]);
  const [row] = portfolioTable(summarize([uncertain], today)).rows;
  expect(row).toContain('please check');
});

test('sums include found values only, each lease once, without expired leases and amendments [D.154]', () => {
  const other = rowOf((text) => text.replaceAll('Harbor Analytics', 'Birch Optics').replace('12,500', '7,500'));
  const expired = rowOf((text) =>
    text
      .replaceAll('Harbor', 'Old')
      .replace('expires on April 30, 2029', 'expires on April 30, 2024')
      .replace('May 1, 2024', 'May 1, 2019'),
  );
  const amendment = rowOf((text) => text.replaceAll('Harbor', 'Amended'), { kind: 'amendment' });
  const { leases, totals, expiries } = summarize([rowOf(), rowOf(), other, expired, amendment], today);
  expect(leases.map(({ repeated }) => repeated)).toEqual([false, true, false, false, false]);
  expect(expired.expires).toMatchObject({ value: '2024-04-30' });
  expect(totals).toMatchObject({
    leases: 2,
    area: [{ unit: 'sf', amount: 20_000, leases: 2 }],
    rent: [{ unit: 'USD', amount: 780_000, leases: 2 }],
    remaining: { years: 2.4, leases: 2 },
  });
  expect(expiries).toEqual([{ year: 2029, leases: 2, area: [{ amount: 20_000, unit: 'sf' }] }]);
});

test('the table contains dates as dates and numbers as numbers, and CSV cannot run as a formula [D.154]', () => {
  const row = rowOf((text) => text.replaceAll('Harbor Analytics, Inc.', 'Harbor, "H" Inc.'));
  const table = portfolioTable(summarize([{ ...row, title: '=1+1' }], today));
  expect(table.rows[0]).toContainEqual(new Date('2029-04-30T00:00:00Z'));
  expect(table.rows[0]).toContain(12_500);
  const csv = new TextDecoder().decode(portfolioCsv(table));
  expect(csv).toContain(',2029-04-30,');
  expect(csv).toContain("'=1+1");
});
