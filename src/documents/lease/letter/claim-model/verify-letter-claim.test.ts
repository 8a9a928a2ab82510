import { expect, test } from 'vitest';
import { caseDocument } from '../../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../../rules/case-suite.ts';
import { fieldContext } from '../../extract/collect-facts.ts';
import type { Decision } from '../../extract/decide.ts';
import type { FieldId } from '../../extract/fields/index.ts';
import { judgeKind } from '../../judge-kind.ts';
import { findClaimed } from '../../model/locate-claim.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { decideLetter } from '../decide-letter.ts';
import { letterWithClaims } from './letter-with-claims.ts';
import { refusedClaims } from './refused-claims.ts';
import { letterClaimCases } from './verify-letter-claim.cases.ts';
import { verifyLetterClaim } from './verify-letter-claim.ts';

function read(lines: readonly string[]) {
  const text = prepareText(caseDocument(lines.join('\n')));
  const letter = decideLetter(text);
  return {
    text,
    letter,
    context: fieldContext(text, judgeKind(text), letter.decisions as ReadonlyMap<FieldId, Decision>),
  };
}

const prepared = letterClaimCases.map((each) => ({ each, ...read(each.lines) }));

const suite: CaseSuite = {
  name: 'claims on offers',
  parts: refusedClaims.map(({ name }) => name),
  missing: () =>
    refusedClaims.map(({ name }) => name).filter((name) => !letterClaimCases.some(({ by }) => by === name)),
  examples: prepared.map(({ each, text, letter, context }) => ({
    by: each.by,
    check(off) {
      const quote = findClaimed(text, each.claim.quote, 0, () => true);
      const got = verifyLetterClaim(each.claim, quote, 'a stand-in', letter, context, off);
      const accepted = typeof got !== 'string';
      return accepted === each.accepted
        ? []
        : [
            {
              text: `${each.claim.field} = ${each.claim.value}: ${each.claim.quote}`,
              expected: String(each.accepted),
              got: accepted ? got.proof : got,
            },
          ];
    },
  })),
};

test('claims on an offer count only where its headings, messages and words allow them, and no rule for this can be deleted unnoticed [D.108]', () => {
  expect(suite.missing()).toEqual([]);
  expect(failuresOf(suite)).toEqual([]);
  expect(unnoticedParts(suite)).toEqual([]);
});

test('a value that only a claim states in an offer is to be checked, and a claim that contradicts the rules leaves both to be checked', () => {
  const lines = [
    'LETTER OF INTENT',
    'Landlord: Alder Point LLC',
    'Tenant: Brightwork Dental, P.C.',
    'Premises: Suite 200, 4,200 RSF',
    'Term: Five years',
    'Security deposit: $9,000',
    'On signing the deposit of $12,000 is due.',
  ];
  const { letter, context } = read(lines);
  const claims = [{ field: 'security_deposit', value: '$9,000', quote: 'Security deposit: $9,000', part: 0 }];
  const { decisions, disputed, corrected } = letterWithClaims(letter, { name: 'a stand-in', claims }, context);
  expect(disputed + corrected).toBe(1);
  expect(decisions.get('security_deposit')?.values.map(({ value, state }) => [value, state])).toEqual([
    [12_000, 'check'],
    [9_000, 'check'],
  ]);
});
