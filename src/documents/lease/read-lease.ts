import type { Risk } from '#contract/lease-report.ts';
import { withLearned } from './clause-model/learned-clauses.ts';
import { decideFields, factsOf, fieldContext } from './extract/collect-facts.ts';
import type { Facts } from './extract/facts.ts';
import { readRent } from './extract/rent/rent-lines.ts';
import type { JudgedKind } from './judge-kind.ts';
import type { ModelClaims } from './model/ask-model.ts';
import { decideWithClaims } from './model/decide-with-claims.ts';
import { modelNotes } from './model/model-notes.ts';
import { withClaimedRent } from './model/rent-claims.ts';
import type { LeaseText } from './prepare/lease-text.ts';

/** The facts of a document, and the report's notes on the language model that was used. */
export interface LeaseReading {
  readonly facts: Facts;
  /** Risks that only a language model read, to be checked. */
  readonly claimedRisks: readonly Risk[];
  readonly engine: string;
  readonly notes: readonly string[];
}

/**
 * Decides the fields by the rules, then completes and corrects them with verified claims and the clause classifier, and
 * reads the rent: everything on which the report's statements are based.
 */
export function readLease(text: LeaseText, judged: JudgedKind, said: ModelClaims | null): LeaseReading {
  const rules = decideFields(text, judged);
  const context = fieldContext(text, judged, rules);
  if (said === null) {
    return {
      facts: factsOf(text, judged, withLearned(rules, context), readRent(context)),
      claimedRisks: [],
      engine: 'built-in',
      notes: [],
    };
  }
  const claimed = decideWithClaims(rules, said, context);
  const rent = withClaimedRent(readRent(fieldContext(text, judged, claimed.decisions)), claimed.rent);
  return {
    facts: factsOf(text, judged, withLearned(claimed.decisions, context), rent),
    claimedRisks: claimed.risks,
    engine: `built-in with ${said.name}`,
    notes: modelNotes(said, claimed),
  };
}
