import { caseDocument } from '../../rules/case-document.ts';
import type { CaseFailure, CaseSuite } from '../../rules/case-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { findRisk, type LetterRisk } from './letter-risk.ts';

/** Sentences that state a risk, and those that only look like it. */
export type RiskExamples = Omit<LetterRiskCases, 'risk'>;

/**
 * Examples of one risk: each piece of evidence has one that it reports, each exclusion has one in which nothing is
 * reported, and a denial of the right is never reported.
 */
export interface LetterRiskCases {
  readonly risk: LetterRisk;
  readonly fires: readonly string[];
  readonly silent: readonly (readonly [by: string | null, text: string])[];
}

export function letterRiskSuite({ risk, fires, silent }: LetterRiskCases): CaseSuite {
  const unless = risk.unless ?? [];
  const isFound = (text: string, off: string | null) => findRisk(risk, prepareText(caseDocument(text)), off) !== null;
  const failure = (text: string, expected: string, got: string): CaseFailure => ({ text, expected, got });
  return {
    name: risk.rule,
    parts: [risk.rule, ...risk.evidence.map(({ name }) => name), ...unless.map(({ name }) => name)],
    missing: () => [
      ...(fires.length === 0 ? ['no case that fires'] : []),
      ...(silent.length === 0 ? ['no case in which it is not reported'] : []),
      ...unless.flatMap(({ name }) => (silent.some(([by]) => by === name) ? [] : [`exclusion “${name}” has no case`])),
      ...silent.flatMap(([by]) =>
        by === null || unless.some(({ name }) => name === by) ? [] : [`there is no exclusion “${by}”`],
      ),
    ],
    examples: [
      ...fires.map((text) => ({
        by: risk.rule,
        check: (off: string | null) => (isFound(text, off) ? [] : [failure(text, 'fires', 'silent')]),
      })),
      ...silent.map(([by, text]) => ({
        by,
        check: (off: string | null) => (isFound(text, off) ? [failure(text, 'silent', 'fires')] : []),
      })),
    ],
  };
}
