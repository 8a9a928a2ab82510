import { expect, test } from 'vitest';
import type { ReportSummary } from '../../../contract/reports.ts';
import { loadReports, searchReports } from './load-reports.ts';

const report = (number: number): ReportSummary => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  feature: 'base-rent-sens',
  title: `Report ${number}`,
  engine: 'built-in',
  created_at: '2026-11-04T12:00:00.000Z',
  sample: false,
});

test('all reports are listed, however many there are', async () => {
  for (const count of [0, 100, 101, 250]) {
    const all = Array.from({ length: count }, (_, index) => report(index));
    const listed = await loadReports(async ({ limit, offset }) => ({
      reports: all.slice(offset, offset + limit),
      total: count,
    }));
    expect(listed).toEqual(all);
  }
});

test('a search finds every title that has all the words, whatever their case, order and accents', () => {
  const reports = [{ title: 'Base Rent Analysis: 10,000 sf, 5 years' }, { title: 'Lease Abstract: Café Zürich' }];
  const found = (typed: string) => searchReports(reports, typed).map(({ title }) => title);
  expect(found('rent BASE')).toEqual(['Base Rent Analysis: 10,000 sf, 5 years']);
  expect(found('zurich cafe')).toEqual(['Lease Abstract: Café Zürich']);
  expect(found('base zurich')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
  expect(found('(')).toEqual([]);
});
