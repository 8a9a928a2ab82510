import { expect, test } from 'vitest';
import { caseDocument } from '../../../rules/case-document.ts';
import { findClaimed } from '../../model/locate-claim.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { decideLetter } from '../decide-letter.ts';
import { findLetterRisks } from '../letter-risk.ts';
import { letterRisks } from '../risks/index.ts';
import { verifyLetterRisk } from './verify-letter-risk.ts';

const opening = [
  'LETTER OF INTENT',
  'Landlord: Alder Point LLC',
  'Tenant: Brightwork Dental, P.C.',
  'Premises: Suite 200, 4,200 RSF',
];

function judged(rule: string, quote: string, lines: readonly string[] = [quote]) {
  const text = prepareText(caseDocument([...opening, ...lines].join('\n')));
  const letter = decideLetter(text);
  const known = findLetterRisks(letter.offered, letterRisks, letter.older);
  const got = verifyLetterRisk(
    { rule, quote },
    findClaimed(text, quote, 0, () => true),
    'a stand-in',
    letter,
    known,
  );
  return typeof got === 'string' ? got : `${got.rule} (${got.state})`;
}

test('a risk that a model reads in an offer is shown to be checked if nothing makes it harmless [D.106] [D.108]', () => {
  const walkIn = 'Tenant must take out the walk-in freezers and floor drains when it leaves at the end.';
  expect(judged('work_at_the_end', walkIn)).toBe('work_at_the_end (check)');
  expect(judged('guaranty_asked', walkIn)).toBe('a quote about another topic');
  expect(judged('bribes', walkIn)).toBe('a risk that was not asked for');
  expect(judged('work_at_the_end', walkIn, ['Parking: none'])).toBe('a quote that is not in the document');
  // A risk that a rule reports is not reported again.
  expect(judged('landlord_may_move_tenant', 'Landlord may relocate Tenant to other space at any time.')).toBe('known');
  // A question, a denial, a promise by the other party, and words that are struck out in the offer.
  expect(judged('money_at_risk', 'Could the deposit be lost if we withdraw?')).toBe('a quote about another topic');
  expect(judged('landlord_may_move_tenant', 'Relocation: Landlord may not move Tenant to other space.')).not.toMatch(
    /check/,
  );
  expect(judged('repairs_on_tenant', 'We maintain, repair and replace the HVAC units.')).not.toMatch(/check/);
  expect(judged('work_at_the_end', walkIn, [`Removal: ~~${walkIn}~~ Nothing is removed.`])).not.toMatch(/check/);
});
