import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { decideFields, fieldContext } from '../extract/collect-facts.ts';
import { judgeKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { findClaimed } from './locate-claim.ts';
import { plainPhrases } from './plain-phrases.ts';
import { claimCases } from './verify-claim.cases.ts';
import { verifyClaim } from './verify-claim.ts';
import { wrongPassages } from './wrong-passages.ts';

const prepared = claimCases.map((each) => {
  const text = prepareText(caseDocument(each.text));
  const judged = judgeKind(text);
  return { each, text, context: fieldContext(text, judged, decideFields(text, judged)) };
});

function differences({ each, text, context }: (typeof prepared)[number], off: string | null) {
  const quote = findClaimed(text, each.claim.quote, 0, () => true);
  const got = verifyClaim(each.claim, quote, 'a stand-in', context, off);
  const accepted = typeof got !== 'string';
  return accepted === each.accepted
    ? []
    : [
        {
          text: `${each.claim.field}: ${each.claim.quote}`,
          expected: String(each.accepted),
          got: accepted ? got.proof : got,
        },
      ];
}

const parts = [...wrongPassages, ...plainPhrases].map(({ name }) => name);

const suite: CaseSuite = {
  name: 'claims',
  parts,
  missing: () =>
    parts.filter((name) => !claimCases.some(({ by }) => by === name)).map((name) => `wording “${name}” has no case`),
  examples: prepared.map((one) => ({ by: one.each.by, check: (off) => differences(one, off) })),
};

test('claims that combine true words into another meaning are rejected, and no rule for this can be deleted unnoticed [D.108]', () => {
  expect(suite.missing()).toEqual([]);
  expect(failuresOf(suite)).toEqual([]);
  expect(unnoticedParts(suite)).toEqual([]);
});
