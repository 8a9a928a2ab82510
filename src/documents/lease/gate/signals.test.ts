import { expect, test } from 'vitest';
import type { CaseSuite } from '../../rules/case-suite.ts';
import { failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { nearMisses } from './near-misses.ts';
import { nearMissOf } from './proposal.ts';
import { dealCases, nearMissCases, offerCases, type SignalCase } from './signals.cases.ts';
import { dealSignals, offerSignals, type Signal, signalsIn } from './signals.ts';

type Names = (text: string, off: string | null) => readonly string[];

function suiteOf(name: string, parts: readonly string[], cases: readonly SignalCase[], namesIn: Names): CaseSuite {
  return {
    name,
    parts,
    missing: () =>
      parts.filter((part) => !cases.some(([by]) => by === part)).map((part) => `sign “${part}” has no case`),
    examples: cases.map(([by, fires, silent]) => ({
      by,
      check: (off) => [
        ...(namesIn(fires, off).includes(by)
          ? []
          : [{ text: fires, expected: by, got: namesIn(fires, off).join(', ') }]),
        ...(namesIn(silent, off).includes(by) ? [{ text: silent, expected: `not ${by}`, got: by }] : []),
      ],
    })),
  };
}

const signalSuite = (name: string, signals: readonly Signal[], cases: readonly SignalCase[]) =>
  suiteOf(
    name,
    signals.map((signal) => signal.name),
    cases,
    (text, off) => signalsIn(signals, text).filter((found) => found !== off),
  );

test.each([
  signalSuite('deals', dealSignals, dealCases),
  signalSuite('offers', offerSignals, offerCases),
  suiteOf(
    'papers that are no offers',
    nearMisses.map(({ name }) => name),
    nearMissCases,
    (text, off) => [nearMissOf(text, 0, off)?.name ?? ''],
  ),
])('signs of $name have examples, and none can be deleted unnoticed [D.104]', (suite) => {
  expect(suite.missing()).toEqual([]);
  expect(failuresOf(suite)).toEqual([]);
  expect(unnoticedParts(suite)).toEqual([]);
});
