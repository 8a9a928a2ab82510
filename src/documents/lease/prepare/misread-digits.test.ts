import { describe, expect, test } from 'vitest';
import { withDigits } from './misread-digits.ts';

describe('digits that text recognition read as letters', () => {
  test.each([
    ['the l5th day of June, 2O2l', 'the 15th day of June, 2021'],
    ['on September l, 2O2l at 45O Elm', 'on September 1, 2021 at 450 Elm'],
    ['rent of $1,85O.OO a month', 'rent of $1,850.00 a month'],
    ['a fee of $l,250.00 and 6OO feet', 'a fee of $1,250.00 and 600 feet'],
    ['(l8O) days, and l2. Quiet', '(180) days, and 12. Quiet'],
  ])('“%s” is read as “%s” [D.95]', (printed, read) => {
    expect(withDigits(printed)).toBe(read);
  });

  test.each([
    'Suite B1O and Unit C2l',
    'Section 4(l)',
    'Article I. 1.2 OIL',
    'Exhibit I-1',
    'the 1st of May, 3.l is a clause',
  ])('“%s” stays unchanged [D.95]', (printed) => {
    expect(withDigits(printed)).toBe(printed);
  });
});
