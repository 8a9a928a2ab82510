import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { obligationsOf } from '../assess/obligations.ts';
import { judgeKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideFields, factsOf, fieldContext } from './collect-facts.ts';
import { keyDatesOf } from './key-dates.ts';
import { readRent } from './rent/rent-lines.ts';

const lease = `OFFICE LEASE
THIS OFFICE LEASE is made as of May 1, 2020, between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).
1. Premises. Landlord leases to Tenant Suite 200 of the building at 1 Main Street, Reno, Nevada, which contains 5,000 rentable square feet, with all rights that belong to it, for the term and at the rent stated in this Lease.
2. Term. The term of this Lease is sixty (60) months, beginning on June 1, 2020 and ending on May 31, 2025, unless it ends earlier under another section of this Lease.
3. Insurance. Tenant shall maintain commercial general liability insurance with limits of not less than $2,000,000 per occurrence.
4. Holding Over. If Tenant holds over after the end of the term without the consent of Landlord, Tenant shall pay rent at one hundred fifty percent (150%) of the rent last payable.
IN WITNESS WHEREOF, the parties have signed this Lease.`;
const amendment = (parties: string, change: string) => `\n\fFIRST AMENDMENT TO OFFICE LEASE
THIS FIRST AMENDMENT TO OFFICE LEASE is made as of March 1, 2023, between ${parties}.
WHEREAS, Alder Owner LLC and Birch Inc. entered into the Office Lease dated May 1, 2020 for Suite 200 of the building at 1 Main Street;
NOW, THEREFORE, the parties agree as follows:
1. ${change}
2. Except as amended by this First Amendment, the Lease remains in full force and effect.
IN WITNESS WHEREOF, the parties have signed this First Amendment.`;
const same = 'Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”)';

function read(text: string) {
  const prepared = prepareText(caseDocument(text));
  const judged = judgeKind(prepared);
  const decisions = decideFields(prepared, judged);
  return {
    shown: (id: Parameters<typeof decisions.get>[0]) => decisions.get(id)?.values[0]?.shown,
    rent: readRent(fieldContext(prepared, judged, decisions)),
    state: (id: Parameters<typeof decisions.get>[0]) => {
      const value = decisions.get(id)?.values[0];
      return value?.state === 'check' ? value.reason : value?.state;
    },
    dates: keyDatesOf(factsOf(prepared, judged, decisions, [])),
    obligations: obligationsOf(factsOf(prepared, judged, decisions, [])),
  };
}

describe('values of a lease that is followed by an amendment', () => {
  test('a party that the amendment does not name must be checked, and recitals of the amendment do not count', () => {
    const sold = read(
      lease + amendment('Cedar Holdings LP (“Landlord”) and Birch Inc. (“Tenant”)', 'Parking is free.'),
    );
    expect(sold.state('landlord')).toBe('First Amendment to Office Lease (page 2) does not name this party.');
    expect(sold.state('tenant')).toBe('found');
    expect(read(lease + amendment(same, 'Parking is free.')).state('landlord')).toBe('found');
  });

  test('values in sections that the amendment replaces must be checked, and those in other sections are kept', () => {
    const changed = read(
      lease +
        amendment(
          same,
          'Section 4 of the Lease is deleted in its entirety and replaced with the following: “4. Holding Over. Tenant shall leave at the end of the term.”',
        ),
    );
    expect(changed.state('holdover')).toBe('First Amendment to Office Lease changes this (page 2).');
    expect(changed.state('insurance_liability')).toBe('found');
  });

  test('values that the amendment restates replace the old ones, with the rent that it prints, and must be checked [D.95]', () => {
    const extended = read(
      `${lease}${amendment(
        same,
        'Extension. The Term ends on May 31, 2025 and is extended for sixty (60) months, from June 1, 2025 through May 31, 2030 (the “Extended Expiration Date”), at this Base Rent:\nPeriod\tMonthly Base Rent\nJune 1, 2025 – May 31, 2027\t$9,000.00\nJune 1, 2027 – May 31, 2030\t$9,500.00',
      )}`,
    );
    expect(extended.shown('expiration_date')).toBe('May 31, 2030');
    expect(extended.state('expiration_date')).toBe(
      'First Amendment to Office Lease states this; before it was “May 31, 2025” (page 1).',
    );
    expect(extended.rent.map(({ state, from }) => `${state} ${from}`)).toStrictEqual([
      'check 2025-06-01',
      'check 2027-06-01',
    ]);
    expect(read(lease + amendment(same, 'Parking is free.')).state('expiration_date')).toBe('found');
  });

  test('a later last day makes the length of the term uncertain, and nothing is counted from the old one [D.102]', () => {
    const dated = lease
      .replace('ending on May 31, 2025', 'ending on May 31, 2025 (the “Expiration Date”)')
      .replace(
        'IN WITNESS',
        '5. Deposit. Landlord shall return the deposit within sixty (60) days after the Expiration Date.\nIN WITNESS',
      );
    const change = 'The Expiration Date is hereby extended from May 31, 2025 to May 31, 2028.';
    const days = ({ dates }: ReturnType<typeof read>) => dates.map(({ date, state }) => `${date} ${state}`);
    const [kept, extended] = ['Parking is free.', change].map((said) => read(dated + amendment(same, said)));
    expect(kept?.state('term_months')).toBe('found');
    expect(kept === undefined ? [] : days(kept)).toContain('2025-07-30 found');
    expect(extended?.state('term_months')).toBe('First Amendment to Office Lease changes this (page 2).');
    expect(extended === undefined ? [] : days(extended).filter((day) => day > '2025-01-01')).toStrictEqual([
      '2028-05-31 check',
    ]);
  });

  test('obligations in a replaced section are not reported', () => {
    const replaced =
      'Section 3 of the Lease is deleted in its entirety and replaced with the following: “3. Insurance. Landlord insures the building.”';
    const told = (text: string) => read(text).obligations.some(({ what }) => what.includes('liability insurance'));
    expect(told(lease + amendment(same, 'Parking is free.'))).toBe(true);
    expect(told(lease + amendment(same, replaced))).toBe(false);
    const together = (numbers: string) =>
      `Sections ${numbers} of the Lease are hereby deleted and Sections ${numbers} on Annex 1 shall replace them.`;
    expect(told(lease + amendment(same, together('3 and 4')))).toBe(false);
    expect(told(lease + amendment(same, together('2 and 4')))).toBe(true);
  });
});

describe('values of a lease with an addendum that prevails', () => {
  const form = lease.replace(
    'IN WITNESS WHEREOF',
    `12.1 Transfers. Tenant shall not assign this Lease. A change in the control of Tenant is deemed an assignment.
13.4 Late Charge. If rent is not received within five days after it is due, Tenant shall pay a late charge of six percent (6%) of the overdue amount.
14. Parking. Tenant may use 12 unreserved parking spaces.
IN WITNESS WHEREOF`,
  );
  const addendum = (said: string, rule = 'If this Addendum and the Lease conflict, this Addendum shall prevail.') =>
    `${form}\nADDENDUM I TO LEASE\n${rule}\n${said}\nIN WITNESS WHEREOF, the parties have signed this Addendum.`;

  test('a figure in the addendum replaces the one in the form, and values of a section that it names must be checked [D.95]', () => {
    const both = read(
      addendum(
        '50. Late charges. Rent received after the tenth bears a late charge of ten percent (10%).\n51. Tenant may use 20 unreserved parking spaces.\n12.1 Transfers. Trading in the shares of Tenant is no assignment.',
      ),
    );
    expect(both.shown('late_charge')).toBe('10%');
    expect(both.shown('parking')).toBe('20 spaces');
    expect(both.state('parking')).toBe(
      'The addendum prevails and states this (page 1); before it was “12 spaces” (page 1).',
    );
    expect(both.state('change_of_control')).toBe('The addendum (page 1) prevails and changes this section.');
    expect(both.state('insurance_liability')).toBe('found');
  });

  test('an addendum that does not prevail, or does not mention a term, changes nothing', () => {
    const said = '51. Tenant may use 20 unreserved parking spaces.';
    expect(
      read(addendum(said, 'If this Addendum and the Lease conflict, the Lease shall prevail.')).shown('parking'),
    ).toBe('12 spaces');
    expect(read(addendum('50. Landlord cleans the windows.')).shown('late_charge')).toBe('6%');
  });

  test('a rider is called by the name that the lease uses, and its own paragraph numbers do not refer to sections of the lease', () => {
    const rider = `${form}\n46. Special Stipulations. Special stipulations shall control if in conflict with the foregoing.\nSPECIAL STIPULATIONS\n1.1 Quiet. No music.\n13.4 Tenant may use 20 unreserved parking spaces.`;
    expect(read(rider).shown('parking')).toBe('20 spaces');
    expect(read(rider).state('parking')).toMatch(/^The special stipulations prevail and state this/);
    expect(read(rider).state('late_charge')).toBe('found');
  });
});

describe('dates that contradict each other', () => {
  const dated = (term: string, day = 'May 1, 2020') =>
    read(lease.replace('as of May 1, 2020', `as of ${day}`).replace(/2\. Term\..*/, `2. Term. ${term}`));

  test('a term that began years before the date of its lease must be checked; a gap of some months is fine', () => {
    expect(dated('The term commences on June 1, 2017 and ends on May 31, 2025.').state('commencement_date')).toBe(
      'The lease is dated May 1, 2020, long after this day.',
    );
    expect(dated('The term commences on January 1, 2020 and ends on May 31, 2025.').state('commencement_date')).toBe(
      'found',
    );
    expect(dated('The term commences on June 1, 2017 and ends on May 31, 2019.').state('expiration_date')).toBe(
      'The lease is dated May 1, 2020, long after this day.',
    );
  });

  test('a restated lease and an amendment keep the dates of the original lease', () => {
    const restated = lease
      .replace('THIS OFFICE LEASE is', 'THIS AMENDED AND RESTATED OFFICE LEASE is')
      .replace('beginning on June 1, 2020', 'beginning on June 1, 2017');
    expect(read(restated).state('commencement_date')).toBe('found');
  });
});
