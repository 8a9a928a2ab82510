import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { analyzeLetter } from './letter-report.ts';
import { fits } from './point.ts';
import { detailPoints } from './points/details.ts';

/** Offers as brokers and lawyers write them. The texts are our own and the names invented. */

const analyze = (...lines: readonly string[]) => analyzeLetter(prepareText(caseDocument(lines.join('\n'))));
const valueIn = (report: ReturnType<typeof analyze>, id: string) => [report.fields[id] ?? []].flat()[0]?.value;

describe('the address of the reader', () => {
  const letter = (subject: string) =>
    analyze(
      'November 12, 2026',
      'Ms. Maria Lopez',
      'Sunridge Centers, LP',
      '4400 Camelback Road',
      'Phoenix, Arizona 85018',
      subject,
      'Dear Maria:',
      'On behalf of our client, Bluebird Pilates, LLC ("Tenant"), we are pleased to submit this proposal to lease space.',
      'Landlord: Sunridge Centers, LP',
      'Term: Seven (7) years',
      'Base Rent: $34.00 per square foot per year, NNN',
    );

  test('is not that of the premises', () => {
    expect(String(valueIn(letter('RE: Bluebird Pilates, Sunridge Marketplace, Scottsdale'), 'premises_address'))).toBe(
      'Sunridge Marketplace, Scottsdale',
    );
  });

  test('gives way to a subject that names a street', () => {
    expect(String(valueIn(letter('RE: 1210 Palm Avenue, Scottsdale, Arizona'), 'premises_address'))).toContain(
      '1210 Palm Avenue',
    );
  });

  test('is that of the premises if the letter extends the lease of the reader', () => {
    const report = analyze(
      'May 2, 2026',
      'Harlan Tool Company',
      '4400 Camelback Road',
      'Phoenix, Arizona 85018',
      'Dear Ms. Harlan:',
      'We would like to extend your lease for five years at $18.00 per square foot per year.',
    );
    expect(String(valueIn(report, 'premises_address'))).toContain('4400 Camelback Road');
  });
});

test('a term with its value is not the clause of what follows it', () => {
  const report = analyze(
    'HEADS OF TERMS',
    'Property: Unit 7, Kestrel Park, Swindon SN3 4TX',
    'Rent: £177,080 per annum exclusive',
    'EPC: B (38)',
    'Timing: exchange by 18 December 2026',
    'These heads are not intended to be legally binding.',
  );
  expect(report.binding.passages.map(({ clause }) => clause)).not.toContain('EPC: B (38)');
  expect(report.binding.class).toBe('non_binding');
});

describe('the terms of an early exit', () => {
  const point = detailPoints.find(({ id }) => id === 'termination_terms') ?? expect.fail('no such point');
  const isAsked = (line: string) => fits(point, prepareText(caseDocument(line)), new Set());

  test.each([
    'Co-Tenancy: If the grocer closes for 180 days, Tenant may terminate after 12 months.',
    'If the permits are not obtained, Tenant may terminate.',
  ])('are not asked about where the tenant may only leave because of an event: %s', (line) => {
    expect(isAsked(line)).toBe(false);
  });

  test('are asked about if the offer has one', () => {
    expect(isAsked('Tenant may terminate after month 36.')).toBe(true);
  });
});

describe('what a newer message replaces', () => {
  const thread = (...older: readonly string[]) =>
    analyze(
      'From: Tom Ferraro',
      'To: Priya Nair',
      'Date: Tue, Oct 6, 2026 at 9:12 AM',
      'Subject: RE: 88 Dock Street - counter',
      '- Term: 62 months',
      '- Rate: $27.50 MG yr 1, 3% bumps',
      '- TI: $30/RSF',
      '- Term. option: ownership declined, sorry',
      '- Parking: 12 spots',
      'Landlord entity is 88 Dock Holdings LLC.',
      '> From: Priya Nair',
      '> Sent: Fri, Oct 2, 2026',
      '> To: Tom Ferraro',
      '> Subject: 88 Dock Street - offer',
      '> Tom, my client Nair Mehta Dental Lab, PLLC would like to offer on Suite 205:',
      ...older,
    );
  const changes = (report: ReturnType<typeof analyze>) =>
    Object.fromEntries(report.superseded.map(({ label, old, new: now }) => [label, [old, now]]));

  test('includes figures of a list, and a right that is refused', () => {
    const report = thread(
      '> 60 months, $26.00 modified gross w/ 2.5% annual increases, 2 months free, $40 TI,',
      '> termination right at month 36,',
      '> 15 parking spaces free of charge, no personal guaranty. Use is dental laboratory.',
    );
    const found = changes(report);
    expect(found['Base rent']?.[0]).toContain('$26.00');
    expect(found['Improvement allowance'] ?? found['Tenant improvement allowance']).toBeDefined();
    expect(found['Early termination']).toEqual(['termination right at month 36', 'Declined']);
    expect(found['Parking']?.[0]).toBe('15 parking spaces free of charge');
    expect(valueIn(report, 'landlord')).toBe('88 Dock Holdings LLC');
  });

  test('includes what the new terms say in brackets', () => {
    const report = analyze(
      'From: James Prentice',
      'To: Sally Whitcombe',
      'Sent: 14 May 2026 09:41',
      'Subject: Unit 12, revised heads, subject to contract',
      'Lease - 6 YEARS (was 5) from completion',
      'Rent free - 4 months (you offered 3)',
      'Deposit - 3 months plus VAT (was 6)',
      'From: Sally Whitcombe',
      'Sent: 11 May 2026 16:02',
      'To: James Prentice',
      'Subject: Unit 12',
      'James, landlord would accept 5 years, 6 month deposit, no schedule, tenant to pay the legals of £1,000.',
    );
    expect(report.superseded.map(({ label, old, new: now }) => [label, old, now])).toEqual([
      ['Lease', '5', '6 YEARS'],
      ['Rent free', '3', '4 months'],
      ['Deposit', '6', '3 months plus VAT'],
    ]);
  });

  test('lacks a right that the older message did not ask for', () => {
    expect(Object.hasOwn(changes(thread('> 60 months, we need parking')), 'Early termination')).toBe(false);
  });
});

test('a list of changes gives the new terms, and the old ones as replaced', () => {
  const report = analyze(
    'COUNTERPROPOSAL No. 2',
    'May 12, 2026',
    'Premises – from 3,400 SF to 3,265 SF (per as-built survey)',
    'Term – from five (5) years to ten (10) years',
    'Tenant Allowance – from $75.00 PSF to $50.00 PSF, paid within 45 days of opening',
    'Options – from three 5-year options to two 5-year options, at FMV',
    'Rent Commencement – from 180 days after delivery to 120 days after delivery',
  );
  expect(['premises_rsf', 'term_months', 'ti_allowance', 'renewal_options'].map((id) => valueIn(report, id))).toEqual([
    3265,
    120,
    50,
    '2 x 60 months',
  ]);
  expect(valueIn(report, 'rent_commencement')).toBe('120 days after delivery');
  expect(report.superseded.map(({ old }) => old)).toEqual([
    '3,400 SF',
    'five (5) years',
    '$75.00 PSF',
    'three 5-year options',
    '180 days after delivery',
  ]);
});

test('what the condition of the premises says is not also work of the landlord', () => {
  const report = analyze(
    'LETTER OF INTENT',
    'Term: Seven years',
    'Delivery: Upon the vacating of the existing tenant, in vanilla shell condition per Exhibit B',
  );
  expect(valueIn(report, 'condition')).toContain('vanilla shell');
  expect(report.fields['landlord_work']).toBeUndefined();
});
