import { caseDocument } from '../../rules/case-document.ts';
import type { CaseFailure, CaseSuite } from '../../rules/case-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { askPoint, type Point } from './point.ts';

/**
 * Examples of one point: `asked` are offers that leave it open; `answered` are offers that settle it, each with one of
 * its answers.
 */
export interface PointCases {
  readonly point: Point;
  readonly asked: readonly string[];
  readonly answered: readonly (readonly [by: string, text: string])[];
}

export function pointSuite({ point, asked, answered }: PointCases): CaseSuite {
  const isAsked = (text: string, off: string | null) =>
    askPoint(point, { text: prepareText(caseDocument(text)), kinds: new Set(point.kinds ?? []) }, off) !== null;
  const failure = (text: string, expected: string, got: string): CaseFailure => ({ text, expected, got });
  return {
    name: point.id,
    parts: point.answers.map(({ name }) => name),
    missing: () => [
      ...(asked.length === 0 ? ['no case in which it is asked'] : []),
      ...point.answers.flatMap(({ name }) =>
        answered.some(([by]) => by === name) ? [] : [`answer “${name}” has no case`],
      ),
      ...answered.flatMap(([by]) =>
        point.answers.some(({ name }) => name === by) ? [] : [`there is no answer “${by}”`],
      ),
    ],
    examples: [
      ...asked.map((text) => ({
        check: (off: string | null) => (isAsked(text, off) ? [] : [failure(text, 'asked', 'not asked')]),
      })),
      ...answered.map(([by, text]) => ({
        by,
        check: (off: string | null) => (isAsked(text, off) ? [failure(text, 'not asked', 'asked')] : []),
      })),
    ],
  };
}
