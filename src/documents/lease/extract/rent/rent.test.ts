import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { unnoticedParts } from '#documents/rules/case-suite.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { exclusionCases } from './exclusions.cases.ts';
import { readRent, readRentLines } from './rent-lines.ts';
import { linesOf, rentSuite } from './rent-suite.ts';
import { tableCases } from './table.cases.ts';
import { textCases } from './text.cases.ts';

const cases = [...tableCases, ...textCases, ...exclusionCases];

describe('schedules of rent', () => {
  test.each(cases.map((each) => [each.text.slice(0, 90), each] as const))('%s … [D.101]', (_title, each) => {
    expect(linesOf(each)).toEqual(each.lines);
  });

  test('every reader and every exclusion has a case, and none can be deleted unnoticed [D.101]', () => {
    const suite = rentSuite(cases);
    expect(suite.missing()).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });

  test('a rent in an amendment is shown in words, not as a table row, and several months with the same rent are shown once', () => {
    const text = prepareText(
      caseDocument(`COMMERCIAL LEASE
THIS LEASE is made on May 1, 2019 between Alder Holdings, LLC (“Landlord”) and Birch Supply, Inc. (“Tenant”). Landlord leases to Tenant the premises at 12 Mill Road.
BASE RENT. Tenant shall pay base rent as follows:
Lease Months\tRate per Square Foot of Net Rentable Area\tMonthly Base Rent
1 – 12\t$20.00\t$10,000.00
13 – 24\t$20.50\t$10,250.00
IN WITNESS WHEREOF the parties have signed. By: /s/ A. Alder By: /s/ B. Birch
SECOND AMENDMENT TO LEASE
THIS SECOND AMENDMENT TO LEASE is made on January 5, 2022 between Alder Holdings, LLC (“Landlord”) and Birch Supply, Inc. (“Tenant”), who amend the Lease dated May 1, 2019.
1. BASE RENT. The base rent for the MCI Premises is as follows:
Beginning\tRate per Square Foot of Net Rentable Area\tMonthly Base Rent
2/1/22\t$12.00\t$2,000.00
3/1/22\t$12.00\t$2,000.00
4/1/22\t$12.00\t$2,000.00`),
    );
    const lines = readRentLines({ text, kind: 'lease', best: () => null });
    expect(lines.map(({ shown, premises, doubt }) => [shown, premises, doubt])).toEqual([
      [
        'Months 1 – 12: $10,000.00 a month, $20.00 per square foot and year',
        null,
        'Second Amendment to Lease also states a rent (page 1).',
      ],
      [
        'Months 13 – 24: $10,250.00 a month, $20.50 per square foot and year',
        null,
        'Second Amendment to Lease also states a rent (page 1).',
      ],
      [
        'From February 1, 2022: $2,000.00 a month, $12.00 per square foot and year',
        'MCI Premises',
        'This is stated in another instrument of the file: Second Amendment to Lease.',
      ],
    ]);
    expect(lines.every(({ row }) => row.monthly === undefined)).toBe(true);
  });

  test('a line of free rent quotes its condition [D.101]', () => {
    const text = prepareText(
      caseDocument(`NET LEASE
4.07 If the Tenant has not been in default, Basic Rent only shall abate for the month of February, 2026. The Fixturing Period comes first.`),
    );
    const [line] = readRent({ text, kind: 'lease', best: () => null });
    expect(line?.quote).toBe(
      'If the Tenant has not been in default, Basic Rent only shall abate for the month of February, 2026',
    );
  });
});
