import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { targetCases } from './target-days.cases.ts';
import { targetDaysOf, targetRules } from './target-days.ts';

const read = (text: string, letterDay: string | null = null, rules = targetRules) =>
  targetDaysOf(prepareText(caseDocument(text)), letterDay, rules);

describe('target dates', () => {
  test('every rule has a case', () => {
    expect([...new Set(targetCases.map(([name]) => name))].sort()).toEqual(targetRules.map(({ name }) => name).sort());
  });

  test.each(targetCases)('%s [D.106]', (name, text, date, silent) => {
    const rule = targetRules.find((each) => each.name === name);
    expect(read(text).map((day) => [day.label, day.date, day.state])).toEqual([[rule?.label, date, 'found']]);
    expect(read(silent)).toEqual([]);
    // Without the rule, nothing else reads the date.
    expect(
      read(
        text,
        null,
        targetRules.filter((each) => each !== rule),
      ),
    ).toEqual([]);
  });

  test('the date of the letter gives the year', () => {
    const [day] = read('We plan to open by May 3.', '2026-11-01');
    expect(day).toMatchObject({ date: '2027-05-03', derived: expect.stringContaining('year') });
    expect(read('We plan to open by May 3.')).toEqual([]);
  });

  test('two dates for one event in different sentences are not shown, and two in one sentence must be checked', () => {
    expect(read('Exchange: 30 October 2026\nTarget date for exchange: 6 November 2026')).toEqual([]);
    expect(read('Exchange by 30 October 2026, extended to 6 November 2026.').map(({ state }) => state)).toEqual([
      'check',
    ]);
  });
});
