import type { CrossCheck } from '#contract/lease-report.ts';
import type { Severity } from '#contract/severities.ts';
import type { Quote } from '#documents/document.ts';
import type { CaseFailure, CaseSuite } from '#documents/rules/case-suite.ts';
import type { Facts } from '../../extract/facts.ts';
import { passageOf } from '../../prepare/passage.ts';
import { type CaseFacts, caseFacts } from '../case-facts.ts';

/** Finds statements of the document that contradict each other, or that were left open. */
export interface Check {
  /** Stable name, such as 'areas_do_not_add_up'. */
  readonly rule: string;
  find(facts: Facts): readonly CrossCheck[];
}

export function crossCheck(rule: string, severity: Severity, text: string, quotes: readonly Quote[]): CrossCheck {
  return { rule, severity, text, state: 'found', passages: quotes.map(passageOf) };
}

export interface CheckCases {
  readonly check: Check;
  readonly fires: readonly (CaseFacts & { readonly says: string })[];
  readonly silent: readonly CaseFacts[];
}

/**
 * At least two examples in which it reports something, and three in which it doesn't. If the check is switched off, the
 * first ones fail.
 */
export function checkSuite({ check, fires, silent }: CheckCases): CaseSuite {
  const find = (facts: CaseFacts, off: string | null) =>
    off === check.rule ? [] : check.find(caseFacts(facts)).map(({ text }) => text);
  return {
    name: check.rule,
    parts: [check.rule],
    missing: () => [
      ...(fires.length < 2 ? [`${fires.length} cases fire, at least 2 must`] : []),
      ...(silent.length < 3 ? [`${silent.length} cases are silent, at least 3 must be`] : []),
    ],
    examples: [
      ...fires.map((each) => ({
        check(off: string | null): CaseFailure[] {
          const got = find(each, off);
          return got.length === 1 && got[0] === each.says
            ? []
            : [{ text: each.text, expected: each.says, got: got.join(' | ') || 'silent' }];
        },
      })),
      ...silent.map((each) => ({
        check(off: string | null): CaseFailure[] {
          const got = find(each, off);
          return got.length === 0 ? [] : [{ text: each.text, expected: 'silent', got: got.join(' | ') }];
        },
      })),
    ],
  };
}
