import { describe, expect, test } from 'vitest';
import { formatCredits, formatDate, formatDateTime, formatElapsed, formatKilobytes, formatNumber } from './format.ts';

describe('formats of figures and times', () => {
  test('dates are month, day and year, with the time if requested', () => {
    const local = new Date(2026, 10, 4, 9, 5).toISOString();
    expect(formatDate(local)).toBe('Nov 4, 2026');
    expect(formatDateTime(local)).toBe('Nov 4, 2026 09:05');
  });

  test('numbers have separators and only the requested decimals', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
    expect(formatNumber(1_234.567, 2)).toBe('1,234.57');
  });

  test('sizes are in kilobytes of 1024 bytes, rounded', () => {
    expect([0, 511, 512, 1_536, 1_048_576].map(formatKilobytes)).toEqual(['0 KB', '0 KB', '1 KB', '2 KB', '1,024 KB']);
  });

  test('one credit is singular', () => {
    expect([0, 1, 10].map(formatCredits)).toEqual(['0 credits', '1 credit', '10 credits']);
  });

  test('elapsed time is shown in larger units as it grows, and is never negative', () => {
    expect([-50, 0, 4_260, 9_999, 42_000, 185_000].map(formatElapsed)).toEqual([
      '0.0 s',
      '0.0 s',
      '4.2 s',
      '9.9 s',
      '42 s',
      '3 min 05 s',
    ]);
  });
});
