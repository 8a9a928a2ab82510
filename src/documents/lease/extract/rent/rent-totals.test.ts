import { describe, expect, test } from 'vitest';
import type { RentLine } from '#contract/lease-report.ts';
import { totalsOf } from './rent-totals.ts';

const place = { quote: 'x', page: 1, clause: 'Opening', paragraph: 0, boxes: [], shown: 'x', state: 'found' as const };
const base = (row: Partial<RentLine>): RentLine => ({ kind: 'base', ...place, ...row });
const free = (row: Partial<RentLine>): RentLine => ({ kind: 'free', ...place, monthly: 0, ...row });
const known = { months: 24, expiration: null, area: 1000, isMetric: false, grantsFreeRent: false };
const years = [
  base({ from_month: 1, to_month: 12, monthly: 5000 }),
  base({ from_month: 13, to_month: 24, monthly: 5150 }),
];

describe('total and effective rent', () => {
  test('amounts for the whole term are added up, including free months [D.101]', () => {
    const totals = totalsOf([...years, free({ from_month: 1, to_month: 2 })], known);
    expect(totals).toMatchObject({ total: 111800, months: 24, effective_monthly: 4658.33, effective_psf: 55.9 });
    expect(totals?.derivation).toBe(
      '2 × $0.00 + 10 × $5,000.00 + 12 × $5,150.00 = $111,800.00 over 24 months; $111,800.00 ÷ 24 = $4,658.33 a month.',
    );
  });

  test('days are counted in whole months up to the expiration [D.101]', () => {
    const lines = [
      base({ from: '2024-04-01', to: '2025-03-31', annual: 12000 }),
      base({ from: '2025-04-01', to: '2025-06-30', annual: 12600 }),
    ];
    expect(totalsOf(lines, { ...known, months: null, expiration: '2025-06-30', area: null })).toMatchObject({
      total: 15150,
      months: 15,
    });
    expect(totalsOf(lines, { ...known, months: null, expiration: '2026-06-30', area: null })).toBeNull();
  });

  test('free months without dates are counted from the first day of the term if the schedule begins on that day [D.101]', () => {
    const lines = [
      base({ from: '2024-04-01', to: '2025-03-31', monthly: 1000 }),
      base({ from: '2025-04-01', to: '2026-03-31', monthly: 1050 }),
      free({ from_month: 1, to_month: 3 }),
    ];
    const dated = { ...known, expiration: '2026-03-31', area: null, grantsFreeRent: true };
    expect(totalsOf(lines, { ...dated, commencement: '2024-04-01' })).toMatchObject({ total: 21600, months: 24 });
    expect(totalsOf(lines, { ...dated, commencement: '2024-05-01' })).toBeNull();
    expect(totalsOf(lines, { ...dated, commencement: null })).toBeNull();
  });

  test('no total is computed if there is a gap, an overlap, a value to check, an unknown term or several premises [D.101]', () => {
    const [first, second] = years;
    if (!first || !second) throw new Error('two lines');
    expect(totalsOf([first], known)).toBeNull();
    expect(totalsOf([first, { ...second, from_month: 12 }], known)).toBeNull();
    expect(totalsOf([first, { ...second, state: 'check' }], known)).toBeNull();
    expect(totalsOf(years, { ...known, months: null })).toBeNull();
    expect(totalsOf(years, { ...known, grantsFreeRent: true })).toBeNull();
    expect(totalsOf([first, { ...second, premises: 'Suite 200' }], known)).toBeNull();
    expect(totalsOf([first, { ...second, currency: 'EUR' }], known)).toBeNull();
  });
});
