import { describe, expect, test } from 'vitest';
import { sampleAnalysis } from '../../../tests/support/sample-lease.ts';
import type { LeaseAnalysis, RentLine } from '../lease-report.ts';
import { headerFacts, summaryLines } from './facts.ts';
import { rentByMonth, rentByYear, rentOn } from './rent-periods.ts';
import { shortDays, showClause, showPeriod } from './show.ts';
import { tabOfKey, tabsOf } from './tabs.ts';

const report = sampleAnalysis();
const shown = (facts: ReturnType<typeof headerFacts>) =>
  Object.fromEntries(facts.map(({ label, shown: text }) => [label, text]));

describe('the header of a report', () => {
  test('shows parties, premises, area, term, rent, deposit, options and the next date, each with its source [D.150]', () => {
    const facts = headerFacts(report, '2025-06-01');
    expect(shown(facts)).toMatchObject({
      Tenant: 'Harbor Analytics, Inc.',
      Landlord: 'Summit Tower Owner, LLC',
      Area: '12,500 rentable square feet',
      Term: '60 months, May 1, 2024 to Apr 30, 2029',
      Deposit: '$62,500.00',
      Options: expect.stringContaining('Renewal options'),
    });
    expect(facts.every(({ key }) => key !== undefined && tabOfKey(key) !== 'summary')).toBe(true);
  });

  test('and the summary leave out every value that must be checked [D.150]', () => {
    const unsure = (each: object) => ({ ...each, state: 'check' as const, reason: 'Please look.' });
    const doubted = {
      ...report,
      fields: Object.fromEntries(
        Object.entries(report.fields).map(([id, found]) => [
          id,
          Array.isArray(found) ? found.map(unsure) : unsure(found),
        ]),
      ),
      rent: report.rent.map(unsure),
      dates: report.dates.map(unsure),
      risks: report.risks.map(unsure),
      rent_totals: null,
    } as LeaseAnalysis;
    expect(headerFacts(doubted, '2025-06-01')).toEqual([]);
    expect(summaryLines(doubted)).toEqual([]);
  });

  test('has at most ten lines in its summary [D.150]', () => {
    const [risk] = report.risks;
    const risks = Array.from({ length: 20 }, () => ({ ...risk, state: 'found' as const }));
    const lines = summaryLines({ ...report, risks } as LeaseAnalysis);
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.filter(({ label }) => label.endsWith('risk'))).toHaveLength(4);
  });
});

describe('rent', () => {
  const place = { quote: 'x', page: 1, clause: 'Section 3', paragraph: 0, boxes: [], shown: 'x' };
  const line = (part: Partial<RentLine>): RentLine => ({ ...place, state: 'found', kind: 'base', ...part });
  const withRent = (rent: RentLine[], dates: LeaseAnalysis['dates'] = []) => ({ ...report, rent, dates });

  test('in numbered months shows only its first line, unless a found date starts the term on the first of a month [D.150]', () => {
    const rent = [
      line({ from_month: 1, to_month: 12, monthly: 100 }),
      line({ from_month: 13, to_month: 24, monthly: 110 }),
    ];
    const starting = (date: string, state: 'found' | 'check' = 'found') =>
      rentOn(withRent(rent, [{ ...place, kind: 'commencement', label: 'Term begins', date, state }]), '2025-03-01');
    expect(rentOn(withRent(rent), '2025-03-01')).toMatchObject({ current: null, first: { index: 0 } });
    expect(starting('2024-01-01')).toMatchObject({ current: { index: 1 }, next: null, first: null });
    expect(starting('2024-01-15')).toMatchObject({ current: null, first: { index: 0 } });
    expect(starting('2024-01-01', 'check')).toMatchObject({ current: null, first: { index: 0 } });
  });

  test('is not shown for free months, and for several premises only the schedule shows it [D.150]', () => {
    const base = line({ from: '2026-01-01', to: '2026-12-31', monthly: 100 });
    const free = line({ kind: 'free', from: '2026-01-01', to: '2026-02-28' });
    expect(rentOn(withRent([base, free]), '2026-02-01').current).toMatchObject({ index: 1 });
    expect(rentOn(withRent([base, free]), '2026-03-01').current).toMatchObject({ index: 0 });
    const other = line({ from: '2026-01-01', to: '2026-12-31', monthly: 50, premises: 'Suite 200' });
    expect(rentOn(withRent([base, other]), '2026-03-01')).toEqual({ current: null, next: null, first: null });
  });

  test('is charted by month and by year only if every month has one proven amount [D.150]', () => {
    const rows = [
      line({ from: '2026-01-01', to: '2026-12-31', monthly: 100.1 }),
      line({ from: '2027-01-01', to: '2027-03-31', monthly: 110 }),
    ];
    const months = rentByMonth([...rows, line({ kind: 'free', from: '2026-01-01', to: '2026-01-31' })]) ?? [];
    expect(months).toHaveLength(15);
    expect(months.map(({ amount }) => amount).slice(0, 2)).toEqual([0, 100.1]);
    expect(months[12]).toEqual({ number: 13, from: '2027-01-01', amount: 110 });
    expect(rentByYear(months)).toEqual([
      { year: 1, months: 12, total: 1101.1 },
      { year: 2, months: 3, total: 330 },
    ]);
    const gap = line({ from: '2027-05-01', to: '2027-12-31', monthly: 110 });
    const twice = line({ from: '2026-06-01', to: '2026-12-31', monthly: 120 });
    for (const broken of [gap, twice, line({ ...rows[1], state: 'check' }), line({ from: '2027-04-01', monthly: 1 })]) {
      expect(rentByMonth([...rows, broken])).toBeNull();
    }
  });
});

test('our own sentences have short dates, a repeated heading is shown once, and a period names what it counts [D.150]', () => {
  expect(shortDays('9 months before April 30, 2029, on July 4, 2028 and May 1, 2024')).toBe(
    '9 months before Apr 30, 2029, on Jul 4, 2028 and May 1, 2024',
  );
  expect(showClause({ label: 'LEASE AGREEMENT', title: 'Lease Agreement' })).toBe('LEASE AGREEMENT');
  expect(showClause({ label: 'Section 4', title: 'RENT' })).toBe('Section 4 RENT');
  expect(showClause({ label: 'Rent', title: '' })).toBe('Rent');
  const row = report.rent[0] as RentLine;
  expect(showPeriod(row)).toBe('Months 1 to 24');
  expect(showPeriod({ ...row, from_month: undefined, to_month: undefined } as RentLine)).toBe('');
});

test('each part shows the number of its entries [D.150]', () => {
  const counts = Object.fromEntries(tabsOf(report).map(({ id, count }) => [id, count]));
  expect(counts).toMatchObject({
    summary: null,
    rent: report.rent.length,
    dates: report.dates.length,
    clauses: report.clauses.length,
  });
});
