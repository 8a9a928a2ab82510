import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { withFilledBlanks } from './filled-blanks.ts';
import { prepareText } from './lease-text.ts';

describe('forms with filled-in blanks', () => {
  test.each([
    ['this __14th__ day of __May__, 20_23_, at', 'this 14th     day of     May, 2023  , at'],
    ['for $__75.00__. At least __six (6)__ months', 'for $75.00    . At least six (6)     months'],
  ])('“%s” is read as “%s” [D.95]', (printed, read) => {
    expect(withFilledBlanks(printed)).toBe(read);
    expect(read).toHaveLength(printed.length);
  });

  test.each([
    'By: ____________ Name: ____________',
    'this ____ day of ______, 20__',
    'write to jo_ann_lee@example.com',
    '____Title:____',
  ])('“%s” stays unchanged [D.95]', (printed) => {
    expect(withFilledBlanks(printed)).toBe(printed);
  });

  test('a quote contains the whole blank, as printed [D.95]', () => {
    const text = prepareText(caseDocument('The term begins on __October 1, 2023__ and is __five (5)__ years.'));
    const at = text.document.text.indexOf('October');
    expect(text.quote({ start: at, end: at + 15 }).text).toBe('__October 1, 2023__');
    expect(text.printed({ start: 0, end: text.document.text.length })).toBe(
      'The term begins on October 1, 2023 and is five (5) years.',
    );
  });
});
