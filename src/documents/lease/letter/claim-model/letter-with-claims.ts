import type { Risk } from '#contract/lease-report.ts';
import type { Decision } from '../../extract/decide.ts';
import type { FieldContext } from '../../extract/field.ts';
import type { FieldId } from '../../extract/fields/index.ts';
import type { ModelClaims } from '../../model/ask-model.ts';
import { type ClaimedDecisions, decideWithClaims } from '../../model/decide-with-claims.ts';
import type { LetterDecisions } from '../decide-letter.ts';
import { verifyLetterClaim } from './verify-letter-claim.ts';
import { verifyLetterRisk } from './verify-letter-risk.ts';

/** The decisions of the rules for an offer, completed by claims that passed the checks for offers. */
export function letterWithClaims(
  letter: LetterDecisions,
  said: Pick<ModelClaims, 'claims' | 'name'> & Partial<Pick<ModelClaims, 'risks'>>,
  context: FieldContext,
  known: readonly Risk[] = [],
): ClaimedDecisions {
  const own = letter.decisions as ReadonlyMap<FieldId, Decision>;
  return decideWithClaims(own, said, context, {
    asked: letter.fields,
    verify: (claim, quote, name, within) => verifyLetterClaim(claim, quote, name, letter, within),
    verifyRisk: (claim, quote, name) => verifyLetterRisk(claim, quote, name, letter, known),
    confirmsBy: 'rule',
  });
}
