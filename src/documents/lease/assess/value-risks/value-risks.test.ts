import { describe, expect, test } from 'vitest';
import { caseFacts } from '../case-facts.ts';
import { findRisks } from '../find-risks.ts';
import { absenceCases } from './absence-rules.cases.ts';
import { absenceRules } from './absence-rules.ts';
import { valueCases } from './value-rules.cases.ts';
import { valueRules } from './value-rules.ts';

describe('risks of values', () => {
  test.each(valueRules.map((rule) => [rule.rule, rule] as const))(
    '%s is reported only for values that are a risk [D.95]',
    (name, rule) => {
      const cases = valueCases[name];
      expect(cases?.fires.length).toBeGreaterThanOrEqual(3);
      expect(cases?.silent.length).toBeGreaterThanOrEqual(3);
      for (const [facts, says] of cases?.fires ?? []) {
        expect(findRisks(caseFacts(facts), [rule]).map(({ text }) => text)).toEqual([says]);
      }
      for (const facts of cases?.silent ?? []) expect(findRisks(caseFacts(facts), [rule])).toEqual([]);
    },
  );
});

describe('risks of a missing term', () => {
  test.each(absenceRules.map((rule) => [rule.rule, rule] as const))(
    '%s is reported only if clauses on its topic were read [D.103]',
    (name, rule) => {
      const cases = absenceCases[name];
      expect(cases?.fires.length).toBeGreaterThanOrEqual(1);
      expect(cases?.silent.length).toBeGreaterThanOrEqual(3);
      for (const facts of cases?.fires ?? []) {
        const risks = findRisks(caseFacts(facts), [rule]);
        expect(risks.map(({ text }) => text)).toEqual([rule.text]);
        expect(risks[0]).toMatchObject({ quote: null, looked_for: expect.stringMatching(/^Read for it: /) });
      }
      for (const facts of cases?.silent ?? []) expect(findRisks(caseFacts(facts), [rule])).toEqual([]);
    },
  );
});
