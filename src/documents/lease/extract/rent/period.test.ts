import { describe, expect, test } from 'vitest';
import { inSequence, type Period, periodsIn, readPeriod } from './period.ts';

const cases: readonly (readonly [text: string, periods: readonly Period[]])[] = [
  ['October 1, 2012 – August 31, 2013', [{ from: '2012-10-01', to: '2013-08-31' }]],
  ['04/01/26 – 03/31/27', [{ from: '2026-04-01', to: '2027-03-31' }]],
  ['1/1/2012-12/31/2012', [{ from: '2012-01-01', to: '2012-12-31' }]],
  [
    'beginning on March 1, 2009 and continuing through and including February 28, 2011',
    [{ from: '2009-03-01', to: '2011-02-28' }],
  ],
  ['for the months of April, May and June 2023', [{ from: '2023-04-01', to: '2023-06-30' }]],
  ['Commencement Date through Lease Year 5', [{ from_month: 1, to_month: 60 }]],
  ['commencement to the end of the fifth year', [{ from_month: 1, to_month: 60 }]],
  ['opening through Lease Year 5', []],
  ['for the months October and November 2025', [{ from: '2025-10-01', to: '2025-11-30' }]],
  ['the months October and November 2025 were cold', []],
  ['for August 2024.', [{ from: '2024-08-01', to: '2024-08-31' }]],
  ['for the months of June, August and December 2023', [{ scattered: true }]],
  ['March 16 to May 15, 2010', [{ from: '2010-03-16', to: '2010-05-15' }]],
  ['May 2009 – April 2010', [{ from: '2009-05-01', to: '2010-04-30' }]],
  ['5/2009 to 4/2010', [{ from: '2009-05-01', to: '2010-04-30' }]],
  ['Commencement Date – Month 3', [{ from_month: 1, to_month: 3 }]],
  ['the Commencement Date through the end of the sixth (6th) month', [{ from_month: 1, to_month: 6 }]],
  ['Commencement Date through December 31, 2010', [{ to: '2010-12-31' }]],
  ['Months 1 through 12', [{ from_month: 1, to_month: 12 }]],
  ['Month 13 – Month 24:', [{ from_month: 13, to_month: 24 }]],
  ['months one (1) through twelve (12)', [{ from_month: 1, to_month: 12 }]],
  ['Months 61 – Expiration', [{ from_month: 61 }]],
  ['the first six (6) months', [{ from_month: 1, to_month: 6 }]],
  ['the first 4 years', [{ from_month: 1, to_month: 48 }]],
  ['the next twelve (12) months', [{ follows: true, length: 12 }]],
  ['the thirteenth (13th) month through the twenty-fourth (24th) month', [{ from_month: 13, to_month: 24 }]],
  ['the second (2nd) month of the initial Term through the eighth (8th) month', [{ from_month: 2, to_month: 8 }]],
  [
    'From the Commencement Date through the last day of the 12th full calendar month',
    [{ from_month: 1, to_month: 12 }],
  ],
  [
    'the first day of the 13th full calendar month through the last day of the 24th full calendar month',
    [{ from_month: 13, to_month: 24 }],
  ],
  ['occupancy through the end of the 12th month', []],
  ['Lease Year 1', [{ year: 1, from_month: 1, to_month: 12 }]],
  ['Years 2-5', [{ from_month: 13, to_month: 60 }]],
  ['the second Lease Year', [{ year: 2, from_month: 13, to_month: 24 }]],
  ['1st year', [{ year: 1, from_month: 1, to_month: 12 }]],
  ['commencing on July 1, 2011', [{ from: '2011-07-01' }]],
  ['from the Commencement Date until the day preceding the fifth (5th) anniversary', [{ from_month: 1, to_month: 60 }]],
  ['from the fifth (5th) anniversary through the tenth (10th) anniversary', [{ from_month: 61, to_month: 120 }]],
  ['$2,500.00 per month (50% abated)', []],
  ['April 2028 – June 29, 2029', [{ from: '2028-04-01', to: '2029-06-29' }]],
  ['Year 3 onwards', [{ from_month: 25 }]],
  ['August 2026 and August 2027', []],
  ['thereafter', [{ follows: true }]],
  ['the first day of each month, five (5) years, Section 12 and 1,600 square feet', []],
];

describe('periods of rent as printed in leases', () => {
  test.each(cases)('“%s” [D.101]', (text, periods) => {
    expect(periodsIn(text).map(({ period }) => period)).toEqual(periods);
  });

  test('plain numbers count months or years as the header states, and have no meaning without one [D.101]', () => {
    expect(readPeriod('01 – 12', 'Months')).toEqual({ from_month: 1, to_month: 12 });
    expect(readPeriod('13 24', 'From Month To Month')).toEqual({ from_month: 13, to_month: 24 });
    expect(readPeriod('2', 'Lease Year')).toEqual({ year: 2, from_month: 13, to_month: 24 });
    expect(readPeriod('3 and 4', 'Years')).toEqual({ from_month: 25, to_month: 48 });
    expect(readPeriod('2nd', 'Year')).toEqual({ year: 2, from_month: 13, to_month: 24 });
    expect(readPeriod('Third', 'Lease Year')).toEqual({ year: 3, from_month: 25, to_month: 36 });
    expect(readPeriod('0-3', 'Period (in months)')).toEqual({ from_month: 1, to_month: 3 });
    expect(readPeriod('TWO', 'LEASE YEAR')).toEqual({ year: 2, from_month: 13, to_month: 24 });
    expect(readPeriod('2', 'Floor')).toBeNull();
    expect(readPeriod('2 3.0%', 'Lease Year | % Increase')).toEqual({ year: 2, from_month: 13, to_month: 24 });
  });

  test('a period without a start begins where the previous one ends [D.101]', () => {
    expect(inSequence([{ from_month: 1, to_month: 12 }, { follows: true, length: 12 }, { follows: true }])).toEqual([
      { from_month: 1, to_month: 12 },
      { from_month: 13, to_month: 24 },
      { from_month: 25 },
    ]);
  });
});
