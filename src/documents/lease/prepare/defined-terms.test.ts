import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from './lease-text.ts';
import { ordinalOf, resolveDay } from './resolve-day.ts';

const text = (...lines: string[]) => prepareText(caseDocument(lines.join('\n')));

describe('defined terms', () => {
  test.each([
    ['“Commencement Date” means August 1, 2009.', 'Commencement Date', 'means', 'August 1, 2009.'],
    ['(h) “Commencement Date” shall mean the Effective Date.', 'the Commencement Date', 'means', 'the Effective Date.'],
    [
      'The “Rent Commencement Date” shall be the earlier of (i) May 1, 2020 and (ii) opening.',
      'RENT COMMENCEMENT DATE',
      'means',
      'the earlier of (i) May 1, 2020 and (ii) opening.',
    ],
    [
      'The Term begins on July 1, 2020 (the “Commencement Date”) and ends later.',
      'Commencement Date',
      'parenthesis',
      'The Term begins on July 1, 2020 ',
    ],
    [
      'It ends on June 30, 2025 (such date being hereinafter referred to as the “Expiration Date”).',
      'expiration date',
      'parenthesis',
      'It ends on June 30, 2025 ',
    ],
    ['Expiration Date: June 30, 2025', 'Expiration Date', 'label', 'June 30, 2025'],
    ['BASIC TERMS\nExpiration Date:\tJune 30, 2025', 'Expiration Date', 'label', 'June 30, 2025'],
  ])('%s: %s by %s [D.102]', (line, name, form, definition) => {
    const found = text(line).terms.named(name);
    expect(found.map((term) => [term.form, term.definition.text])).toEqual([[form, definition]]);
  });

  test('a term without a definition has no value [D.102]', () => {
    expect(text('Tenant pays rent on the Commencement Date.').terms.named('Commencement Date')).toEqual([]);
  });
});

const start = { 'commencement date': '2009-08-01' };
const middle = { 'commencement date': '2009-08-17' };

describe('dates that follow from formulas', () => {
  test.each([
    ['August 1, 2009', {}, '2009-08-01', ''],
    ['the Commencement Date', start, '2009-08-01', ''],
    [
      'the last day of the 84th month after the Commencement Date',
      start,
      '2016-07-31',
      'the last day of month 84 from August 1, 2009',
    ],
    [
      'the last day of the eighty-fourth (84th) full calendar month following the Commencement Date',
      middle,
      '2016-08-31',
      'the last day of full calendar month 84 from August 17, 2009',
    ],
    [
      'the last day of the sixtieth month after the month in which the Commencement Date occurs',
      middle,
      '2014-08-31',
      'the last day of month 60 after the month of August 17, 2009',
    ],
    [
      'the date that is sixty (60) months after the Commencement Date',
      start,
      '2014-08-01',
      'sixty (60) months from August 1, 2009',
    ],
    [
      'a period of sixty (60) months from the Commencement Date',
      start,
      '2014-07-31',
      'sixty (60) months from August 1, 2009',
    ],
    [
      'the day immediately preceding the fifth (5th) anniversary of the Commencement Date',
      start,
      '2014-07-31',
      'the day before the 5th anniversary of August 1, 2009',
    ],
    [
      'the one hundred twentieth (120th) monthly anniversary of the Commencement Date',
      start,
      '2019-08-01',
      'the 120th monthly anniversary of August 1, 2009',
    ],
    ['the last day of the seventh Lease Year', start, '2016-07-31', 'the end of 7 years from August 1, 2009'],
    [
      'the expiration of the thirty-sixth (36th) full calendar month after the Commencement Date',
      start,
      '2012-07-31',
      'the last day of month 36 from August 1, 2009',
    ],
    ['the end of month 36', start, '2012-07-31', 'the end of month 36 from August 1, 2009'],
    ['ninety (90) days after the Commencement Date', start, '2009-10-30', 'ninety (90) days from August 1, 2009'],
    ['270 days prior to July 31, 2029', {}, '2028-11-03', '270 days before July 31, 2029'],
    ['six months before August 31, 2029', {}, '2029-02-28', 'six months before August 31, 2029'],
  ] as const)('%s with %j is %s: %s [D.102]', (words, given, date, derived) => {
    expect(resolveDay(words, { terms: text('No terms.').terms, given })).toEqual({ date, derived });
  });

  test.each([
    ['the later of August 1, 2009 and the date of Substantial Completion', start],
    ['the date on which Landlord delivers possession', start],
    ['the last day of the 84th month after the Commencement Date', {}],
    // Unless partial months are mentioned, the end of a term that begins in the middle of a month is uncertain.
    ['the last day of the 84th month after the Commencement Date', middle],
    ['the last day of the seventh Lease Year', middle],
    ['the end of month 36', middle],
    ['sixty (66) months after the Commencement Date', start],
    ['ten (10) business days after the Commencement Date', start],
  ] as const)('%s with %j has no date [D.102]', (words, given) => {
    expect(resolveDay(words, { terms: text('No terms.').terms, given })).toBeNull();
  });

  test('a chain of definitions is followed to its date [D.102]', () => {
    const { terms } = text(
      '“Effective Date” means March 1, 2012.',
      '“Commencement Date” shall mean the Effective Date.',
      'The Term expires on the last day of the 84th month after the Commencement Date (the “Expiration Date”).',
    );
    expect(resolveDay('the Commencement Date', { terms, given: {} })).toEqual({ date: '2012-03-01', derived: '' });
    expect(resolveDay('the last day of the 84th month after the Commencement Date', { terms, given: {} })?.date).toBe(
      '2019-02-28',
    );
  });

  test('definitions that name two dates, or refer to each other, give no date [D.102]', () => {
    const two = text('“Commencement Date” means March 1, 2012.', '“Commencement Date” means May 1, 2012.').terms;
    const circle = text('“Start Date” means the Opening Date.', '“Opening Date” means the Start Date.').terms;
    expect(resolveDay('the Commencement Date', { terms: two, given: {} })).toBeNull();
    expect(resolveDay('the Start Date', { terms: circle, given: {} })).toBeNull();
  });

  test.each([
    ['eighty-fourth (84th)', 84],
    ['one hundred twentieth', 120],
    ['fifth', 5],
    ['twelfth', 12],
    ['sixtieth', 60],
    ['twenty-first', 21],
    ['ninth', 9],
    ['last', null],
  ])('%s is %s [D.102]', (words, number) => {
    expect(ordinalOf(words)).toBe(number);
  });
});
