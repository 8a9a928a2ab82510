import { expect, test } from 'vitest';
import type { ReportSummary } from '../contract/reports.ts';
import { loadReports } from './load-reports.ts';

const report = (number: number): ReportSummary => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  feature: 'base-rent-sens',
  title: `Report ${number}`,
  engine: 'built-in',
  created_at: '2026-11-04T12:00:00.000Z',
  sample: false,
});

test('all reports are listed, regardless of their number', async () => {
  for (const count of [0, 100, 101, 250]) {
    const all = Array.from({ length: count }, (_, index) => report(index));
    const listed = await loadReports(async ({ limit, offset }) => ({
      reports: all.slice(offset, offset + limit),
      total: count,
    }));
    expect(listed).toEqual(all);
  }
});
