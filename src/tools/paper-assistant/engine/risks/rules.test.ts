import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOf, unnoticedParts } from '#documents/rules/case-suite.ts';
import { riskRules } from './check-risks.ts';
import { type RuleCases, ruleSuite } from './rule-suite.ts';

const folder = join(import.meta.dirname, 'cases');
const all = (
  await Promise.all(
    readdirSync(folder).map(
      async (file) => Object.values(await import(join(folder, file))) as (readonly RuleCases[])[],
    ),
  )
).flat(2);

describe('every rule of the checklist has its examples', () => {
  test('no rule lacks examples, apart from the standard notice and one that only a model’s draft can trigger', () => {
    const known = new Set(all.map(({ rule }) => rule));
    expect(riskRules.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([
      'number-not-in-input',
      'ai-disclosure',
    ]);
    expect(new Set(riskRules.map(({ id }) => id)).size).toBe(riskRules.length);
  });

  test.each(all.map((cases) => [cases.rule, cases] as const))(
    '%s is reported for its examples only, and no part of it can be deleted unnoticed [D.119]',
    (_rule, cases) => {
      const suite = ruleSuite(cases);
      expect(suite.missing()).toEqual([]);
      expect(failuresOf(suite)).toEqual([]);
      expect(unnoticedParts(suite)).toEqual([]);
    },
  );
});
