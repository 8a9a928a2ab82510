import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { prepareText } from './lease-text.ts';
import { type PairCase, pairCases } from './pairs.cases.ts';
import { collectPairs, pairForms } from './pairs.ts';

function differences(each: PairCase, off: string | null) {
  const { document, blocks } = prepareText(caseDocument(each.text));
  const got = collectPairs(document, blocks, off)
    .filter(({ strength }) => strength === 'labelled')
    .map(({ label, text }) => [label, text.replace(/\s+/g, ' ').trim()]);
  return JSON.stringify(got) === JSON.stringify(each.pairs)
    ? []
    : [{ text: each.text, expected: JSON.stringify(each.pairs), got: JSON.stringify(got) }];
}

const suite: CaseSuite = {
  name: 'pairs',
  parts: pairForms,
  missing: () =>
    pairForms.filter((name) => !pairCases.some(({ by }) => by === name)).map((name) => `form “${name}” has no case`),
  examples: pairCases.map((each) => ({ by: each.by, check: (off) => differences(each, off) })),
};

describe('labels and their values', () => {
  test('every layout is read', () => {
    expect(failuresOf(suite)).toEqual([]);
  });

  test('each layout has a case and cannot be deleted unnoticed', () => {
    expect(suite.missing()).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });
});
