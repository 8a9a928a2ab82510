import { describe, expect, test } from 'vitest';
import { durationsIn, showDuration } from './durations.ts';

describe('durations', () => {
  test.each([
    ['five (5) years and two (2) months', 5, 'year', 62],
    ['ten (10) years and four months', 10, 'year', 124],
    ['ONE (1) years and 0months', 1, 'year', 12],
    ['a period of one hundred twenty (120) full calendar months', 120, 'month', 120],
    ['seven (7) full Lease Years', 7, 'year', 84],
    ['five consecutive Lease Years', 5, 'year', 60],
    ['ten-year', 10, 'year', 120],
    ['a ten (10)-year term', 10, 'year', 120],
    ['60-month', 60, 'month', 60],
    ['10 (ten) years', 10, 'year', 120],
    ['(5) five years', 5, 'year', 60],
    ['36 mos.', 36, 'month', 36],
    ['3 yrs', 3, 'year', 36],
    ['270 days', 270, 'day', null],
    ['thirty (30) days’ notice', 30, 'day', null],
    ['ten (10) business days', 10, 'day', null],
    ['two weeks', 2, 'week', null],
  ] as const)('%s is %i %s or %s months [D.102]', (text, count, unit, months) => {
    expect(durationsIn(text).map((each) => [each.count, each.unit, each.months])).toEqual([[count, unit, months]]);
  });

  test('two lengths in the same unit are not added [D.102]', () => {
    expect(durationsIn('10 Years, 5 Years Firm').map(({ months }) => months)).toEqual([120]);
  });

  test('words that contradict the digits are reported [D.102]', () => {
    expect(durationsIn('sixty (66) months')[0]).toMatchObject({ count: 66, wordsSay: 60 });
  });

  test('a duration is shown in readable words [D.102]', () => {
    expect([showDuration(1, 'month'), showDuration(90, 'day')]).toEqual(['1 month', '90 days']);
  });
});
