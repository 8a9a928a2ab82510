import { describe, expect, test } from 'vitest';
import { unnoticedParts } from '#documents/rules/case-suite.ts';
import { exclusionCases } from './exclusions.cases.ts';
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
});
