import { describe, expect, test } from 'vitest';
import type { DocumentReport, Finding } from '#contract/lease-report.ts';
import { sampleAnalysis } from '../../../tests/support/sample-lease.ts';
import { compareTerms } from './compare-terms.ts';
import { termDirections } from './term-directions.ts';

const passage = { quote: 'As stated.', page: 1, clause: 'Section 1', paragraph: 0, boxes: [] };
const finding = (value: Finding['value'], shown = String(value), state: Finding['state'] = 'found'): Finding => ({
  ...passage,
  value,
  shown,
  state,
});
/** A report with one statement about one term. */
const saying = (id: string, ...findings: readonly Finding[]): DocumentReport => {
  const [first] = findings;
  const fields: DocumentReport['fields'] = first ? { [id]: findings.length === 1 ? first : [...findings] } : {};
  return { ...sampleAnalysis(), rent: [], fields, labels: [{ id, label: id, group: 'Terms' }] };
};
const verdict = (id: string, one: Finding | null, other: Finding | null, directions = termDirections) =>
  compareTerms(saying(id, ...(one ? [one] : [])), saying(id, ...(other ? [other] : [])), directions)[0]?.verdict;

/** Field, the first document's value, the second document's higher value, and which party benefits. */
const cases: readonly (readonly [field: string, one: Finding, other: Finding, gains: 'tenant' | 'landlord'])[] = [
  ['escalation', finding('2% a year'), finding('3% a year'), 'landlord'],
  [
    'free_rent',
    finding(4, '4 months'),
    finding(5, 'Base Rent shall be abated for months one (1) through five (5).'),
    'tenant',
  ],
  ['opex_estimate', finding(5, '$5.00 per rentable square foot'), finding(6, '$6.00 per square foot'), 'landlord'],
  ['opex_cap', finding('3%'), finding('5%'), 'landlord'],
  ['mgmt_admin_fee', finding('3%'), finding('4%'), 'landlord'],
  ['ti_allowance', finding(35, '$35.00 per square foot'), finding(40, '$40.00 per square foot'), 'tenant'],
  ['security_deposit', finding(19_000, '$19,000.00'), finding(25_000, '$25,000.00'), 'landlord'],
  ['letter_of_credit', finding(100_000, '$100,000.00'), finding(600_000, '$600,000.00'), 'landlord'],
  ['profit_sharing', finding('50%'), finding('75%'), 'landlord'],
  ['default_monetary_cure', finding(5, '5 days after notice'), finding(10, '10 days after notice'), 'tenant'],
  ['default_nonmonetary_cure', finding(20, '20 days'), finding(30, '30 days after notice'), 'tenant'],
  ['landlord_default', finding(30, '30 days'), finding(60, '60 days'), 'landlord'],
  ['late_charge', finding('4%'), finding('5%'), 'landlord'],
  ['holdover', finding('125%'), finding('200%'), 'landlord'],
  ['estoppel', finding(10, '10 days'), finding(15, '15 days'), 'tenant'],
];

describe('comparing two documents term by term [D.153]', () => {
  test.each(cases)(
    '%s: a higher value is better for one of the parties, and a lower one for the other',
    (field, one, other, gains) => {
      expect(verdict(field, one, other)).toBe(gains);
      expect(verdict(field, other, one)).toBe(gains === 'tenant' ? 'landlord' : 'tenant');
      expect(verdict(field, one, one)).toBe('same');
      // Without the rule, neither party benefits.
      expect(
        verdict(
          field,
          one,
          other,
          termDirections.filter((rule) => rule.field !== field),
        ),
      ).toBe('different');
    },
  );

  test('each rule has a test case', () => {
    expect(cases.map(([field]) => field)).toEqual(termDirections.map(({ field }) => field));
  });

  test('terms with other units, other bases or only words are reported as different, not as better or worse', () => {
    const total = finding(2_219_520, '$2,219,520.00');
    expect(verdict('ti_allowance', finding(35, '$35.00 per square foot'), total)).toBe('different');
    expect(verdict('security_deposit', finding(10, '$10.00'), finding(20, '€20.00'))).toBe('different');
    expect(verdict('late_charge', finding('4%'), finding('12% per year'))).toBe('different');
    expect(verdict('permitted_use', finding('offices'), finding('a laboratory'))).toBe('different');
  });

  test('a value to check is never compared, and a rejected value counts as absent', () => {
    const sure = finding(19_000, '$19,000.00');
    expect(verdict('security_deposit', sure, finding(25_000, '$25,000.00', 'check'))).toBe('check');
    expect(verdict('security_deposit', sure, finding(25_000, '$25,000.00', 'rejected'))).toBe('missing');
    expect(verdict('security_deposit', null, sure)).toBe('missing');
    expect(verdict('security_deposit', null, null)).toBeUndefined();
  });

  test('a short name and a longer form of it are the same party; different names are not', () => {
    expect(verdict('tenant', finding('Acme, Inc.'), finding('ACME, INC., a Delaware corporation'))).toBe('same');
    expect(verdict('tenant', finding('Acme, Inc.'), finding('Acme Holdings, Inc.'))).toBe('different');
  });

  test('rents are compared per area and year, so that a larger space is not a higher rent; each side has its source', () => {
    const rent = (edit: (text: string) => string) =>
      compareTerms(sampleAnalysis(), sampleAnalysis(edit)).find(({ id }) => id === 'base_rent_schedule');
    expect(rent((text) => text)?.verdict).toBe('same');
    const twice = (text: string) =>
      text
        .replace('12,500', '25,000')
        .replace('$31,250.00\t$375,000.00', '$50,000.00\t$600,000.00')
        .replace('$32,500.00\t$390,000.00', '$52,000.00\t$624,000.00');
    const steeper = (text: string) =>
      text
        .replace('$31,250.00\t$375,000.00', '$30,000.00\t$360,000.00')
        .replace('$32,500.00\t$390,000.00', '$40,000.00\t$480,000.00');
    expect(rent(steeper)?.verdict).toBe('different');
    expect(rent(twice)).toMatchObject({
      verdict: 'tenant',
      first: { key: 'rent-0', passage: { clause: expect.stringMatching(/Section 3/) } },
      second: { shown: expect.stringContaining('$50,000.00') },
    });
  });
});
