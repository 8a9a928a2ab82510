import { describe, expect, test } from 'vitest';
import {
  type DateOrder,
  dateOrderOf,
  datesIn,
  lastDayOfPeriod,
  monthEnd,
  shiftMonths,
  showDate,
  wholeMonths,
} from './dates.ts';

const read: readonly (readonly [text: string, days: readonly string[], order?: DateOrder])[] = [
  ['October 1, 2025', ['2025-10-01']],
  ['commencing on February1, 2012', ['2012-02-01']],
  ['August -20th, 2024(the “Commencement Date”)', ['2024-08-20']],
  ['Aug 1, 2008 to July 31,2023', ['2008-08-01', '2023-07-31']],
  ['December 31st 2020', ['2020-12-31']],
  ['June, 1st 2012', ['2012-06-01']],
  ['this 26 day of July, 2024', ['2024-07-26']],
  ['the 31st day of January, 2025', ['2025-01-31']],
  ['the twenty-first (21st) day of the month of May, 2019', ['2019-05-21']],
  ['the first day of March A.D. 2004', ['2004-03-01']],
  ['this 9th day of March in the year Two Thousand Twenty-Three', ['2023-03-09']],
  ['on the 30th day of June, two thousand thirty, both', ['2030-06-30']],
  ['the first day of May, two thousand and eighteen', ['2018-05-01']],
  ['the last day of February, 2028', ['2028-02-29']],
  ['the last day of the month', []],
  ['1 September 2020', ['2020-09-01']],
  ['20th August 2024', ['2024-08-20']],
  ['the 20th of August, 2024', ['2024-08-20']],
  ['01-Aug-2009', ['2009-08-01']],
  ['complete before 2010 Mar. 30', ['2010-03-30']],
  ['2024.08.20', ['2024-08-20']],
  ['2024-8-20', ['2024-08-20']],
  ['2024/08/20', ['2024-08-20']],
  ['自2024年8月20日起', ['2024-08-20']],
  ['02/03/2019', ['2019-02-03']],
  ['02/03/2019', ['2019-03-02'], 'day-first'],
  ['13/05/2020', ['2020-05-13']],
  ['5/13/20', ['2020-05-13'], 'day-first'],
  ['31.12.2021', ['2021-12-31']],
  ['01.02.2021', ['2021-02-01']],
  ['February 30, 2020', []],
  ['February ___, 2009', []],
  ['the ____ day of March, 2009', []],
  ['the day of , 2016', []],
  ['March 2012', []],
  ['Section 12.1.1', []],
  ['1-800-555-1234', []],
];

describe('dates in documents', () => {
  test.each(read.map(([text, days, order]) => ({ text, days, order })))(
    '$text → $days ($order) [D.102]',
    ({ text, days: wanted, order }) => {
      expect(datesIn(text, order).map(({ iso }) => iso)).toEqual(wanted);
    },
  );

  test('a numeric date that means another day in the other order is marked [D.102]', () => {
    expect(datesIn('02/03/2019 and 13/05/2020 and 4/4/2004 and May 1, 2004').map(({ ambiguous }) => ambiguous)).toEqual(
      [true, false, false, false],
    );
  });

  test.each([
    ['from 13/05/2020 to 12/05/2025', 'day-first', true],
    ['from 5/13/2020 to 5/12/2025', 'month-first', true],
    ['5,000 square feet, State of Ohio, from 01/02/2020', 'month-first', true],
    ['500 m², England, £30,000, from 01/02/2020', 'day-first', true],
    ['from 01/02/2020', 'month-first', false],
    ['from 13/05/2020 to 5/13/2020', 'month-first', false],
  ] as const)('the order of %s is %s (certain: %s) [D.102]', (text, order, certain) => {
    expect(dateOrderOf(text)).toEqual({ order, certain });
  });
});

describe('months', () => {
  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2029-08-31', -6, '2029-02-28'],
    ['2029-07-31', -9, '2028-10-31'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s shifted by %i months is %s [D.102]', (from, by, to) => {
    expect(shiftMonths(from, by)).toBe(to);
  });

  test.each([
    ['2009-08-01', 24, '2011-07-31'],
    ['2008-07-24', 91, '2016-02-23'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2023-08-31', 6, '2024-02-29'],
    ['2024-01-31', 1, '2024-02-29'],
  ])('a period from %s of %i months ends on %s [D.102]', (from, by, to) => {
    expect(lastDayOfPeriod(from, by)).toBe(to);
  });

  test.each([
    ['2009-08-01', '2011-07-31', 24],
    ['2012-10-01', '2017-12-31', 63],
    ['2011-01-01', '2021-12-31', 132],
    ['2020-05-15', '2025-05-15', 60],
    ['2020-05-15', '2025-05-20', null],
    ['2023-08-31', '2024-02-29', 6],
    ['2025-05-15', '2020-05-15', null],
  ])('from %s to %s are %s months [D.102]', (from, to, months) => {
    expect(wholeMonths(from, to)).toBe(months);
  });

  test('the last day of a month is computed, and a date is shown in words [D.102]', () => {
    expect([monthEnd('2024-02-10'), monthEnd('2025-12-31')]).toEqual(['2024-02-29', '2025-12-31']);
    expect(showDate('2009-08-01')).toBe('August 1, 2009');
  });
});
