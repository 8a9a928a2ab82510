import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { type RiskCases, riskSuite } from './risk-suite.ts';
import { statementRules } from './risks/index.ts';

const folder = join(import.meta.dirname, 'risks');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.cases.ts'))
  .sort();
const all = (
  await Promise.all(files.map(async (file) => Object.values(await import(join(folder, file))) as RiskCases[]))
).flat();

describe('every risk rule has its examples', () => {
  test('no rule lacks cases, and names are unique [D.95]', () => {
    const names = statementRules.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !all.some(({ rule }) => rule.rule === name))).toEqual([]);
  });

  test.each(all.map((cases) => [cases.rule.rule, riskSuite(cases)] as const))(
    '%s: its examples are reported or not as stated, inverted examples are not, and no part can be deleted unnoticed [D.95] [D.96]',
    (_rule, suite) => {
      expect(suite.missing()).toEqual([]);
      expect(failuresOf(suite)).toEqual([]);
      expect(unnoticedParts(suite)).toEqual([]);
    },
  );
});
