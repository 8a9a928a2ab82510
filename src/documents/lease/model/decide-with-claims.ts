import { type Decided, type Decision, isSameValue } from '../extract/decide.ts';
import type { Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import type { ModelClaims } from './ask-model.ts';
import { modelParts } from './model-parts.ts';
import type { Refusal } from './refusal.ts';
import { findClaimed, type VerifiedClaim, verifyClaim } from './verify-claim.ts';

/** The decisions of the rules, completed and corrected by claims of a language model that code has verified. */
export interface ClaimedDecisions {
  readonly decisions: ReadonlyMap<FieldId, Decision>;
  readonly confirmed: number;
  readonly added: number;
  readonly corrected: number;
  readonly disputed: number;
  /** Rejected claims, by the check that they failed. */
  readonly dropped: Readonly<Partial<Record<Refusal | 'a quote that addresses a language model', number>>>;
  /** Paragraphs that weren't sent to the model. */
  readonly withheld: number;
}

/** Everything derived (dates, checks, risks, summary) is computed from the result. */
export function decideWithClaims(
  rules: ReadonlyMap<FieldId, Decision>,
  { claims, name }: Pick<ModelClaims, 'claims' | 'name'>,
  context: FieldContext,
): ClaimedDecisions {
  const { document } = context.text;
  const { parts, withheld } = modelParts(document);
  const dropped: Partial<Record<Refusal | 'a quote that addresses a language model', number>> = {};
  const verified = new Map<FieldId, VerifiedClaim[]>();
  let searches = 0;
  // Every inexact match requires a search through the whole document.
  const search = () => searches++ < mostSearches;
  for (const claim of claims) {
    const quote = findClaimed(document, claim.quote, parts[claim.part]?.start ?? 0, search);
    const isHidden = quote !== null && withheld.some(({ start, end }) => quote.start < end && start < quote.end);
    const judged = isHidden ? 'a quote that addresses a language model' : verifyClaim(claim, quote, name, context);
    if (typeof judged === 'string') dropped[judged] = (dropped[judged] ?? 0) + 1;
    else verified.set(judged.field, [...(verified.get(judged.field) ?? []), judged]);
  }
  const decisions = new Map(rules);
  const counts = { confirmed: 0, added: 0, corrected: 0, disputed: 0 };
  for (const [id, held] of verified) {
    const field = fields.find((each) => each.id === id) as Field | undefined;
    const rule = rules.get(id);
    if (!field || !rule) continue;
    const { decision, outcome } = merged(field, rule, held);
    decisions.set(id, decision);
    counts[outcome] += 1;
  }
  return { decisions, ...counts, dropped, withheld: withheld.length };
}

const mostSearches = 40;

type Outcome = 'confirmed' | 'added' | 'corrected' | 'disputed';

function merged(
  field: Field,
  rule: Decision,
  held: readonly VerifiedClaim[],
): { decision: Decision; outcome: Outcome } {
  const isSame = field.isSame ?? isSameValue;
  // Claims confirmed by the rules come first, then in order of position.
  const [best] = [...held].sort(
    (a, b) =>
      Number(b.proof === 'rule') - Number(a.proof === 'rule') || a.candidate.span.start - b.candidate.span.start,
  );
  if (best === undefined) return { decision: rule, outcome: 'confirmed' };
  if (field.many) {
    const added = held
      .filter(({ candidate }) => !rule.values.some(({ value }) => isSame(value, candidate.value)))
      .map(({ candidate, proof }) => stated(candidate, proof));
    return {
      decision: { values: [...rule.values, ...added].sort((a, b) => a.span.start - b.span.start), others: rule.others },
      outcome: added.length > 0 ? 'added' : 'confirmed',
    };
  }
  const [own] = rule.values;
  if (own === undefined) {
    return { decision: { values: [stated(best.candidate, best.proof)], others: [] }, outcome: 'added' };
  }
  if (held.some(({ candidate }) => isSame(candidate.value, own.value) || isFormulaOf(own, candidate.value))) {
    // Two independent readings agree: the rule was only uncertain because of another value elsewhere.
    const isDoubted = own.state === 'check' && own.doubt !== undefined;
    const { reason: _, ...rest } = own.state === 'check' ? own : { ...own, reason: '' };
    return {
      decision: isDoubted ? rule : { values: [{ ...rest, state: 'found' }], others: rule.others },
      outcome: 'confirmed',
    };
  }
  const wins = best.proof === 'rule' || own.state === 'check';
  const [winner, loser] = wins ? [best.candidate, own] : [own, best.candidate];
  const reason = wins
    ? `The rules read “${shortly(loser.shown)}” somewhere else.`
    : `The language model read “${shortly(loser.shown)}” somewhere else.`;
  return {
    decision: { values: [{ ...winner, state: 'check', reason }], others: [loser, ...rule.others] },
    outcome: wins ? 'corrected' : 'disputed',
  };
}

/**
 * A claim that is proved only by its nearest words is shown for checking; one that the rules read in the same passage
 * is found.
 */
function stated(candidate: VerifiedClaim['candidate'], proof: VerifiedClaim['proof']): Decided {
  return proof === 'rule'
    ? { ...candidate, state: 'found' }
    : { ...candidate, state: 'check', reason: 'Only the language model read this; the rules did not.' };
}

/** The rules have the defining words as the value, and these words contain the day. */
function isFormulaOf({ value, note }: Decided, claimed: unknown): boolean {
  return note !== undefined && typeof value === 'string' && value.includes(String(claimed));
}

function shortly(shown: string): string {
  return shown.length > 80 ? `${shown.slice(0, 77).trimEnd()}…` : shown;
}
