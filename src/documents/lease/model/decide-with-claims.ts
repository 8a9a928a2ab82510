import type { RentLine, Risk } from '#contract/lease-report.ts';
import type { Quote } from '../../document.ts';
import { type Decided, type Decision, isSameValue } from '../extract/decide.ts';
import type { Field, FieldContext } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import { readRent } from '../extract/rent/rent-lines.ts';
import type { ModelClaim, ModelClaims } from './ask-model.ts';
import { findClaimed } from './locate-claim.ts';
import { modelParts } from './model-parts.ts';
import { isOwnWords } from './read-claimed.ts';
import type { Refusal } from './refusal.ts';
import { newRent, rentClaim, verifyRentClaim } from './rent-claims.ts';
import { verifyRiskClaim } from './risk-claims/verify-risk-claim.ts';
import { type VerifiedClaim, verifyClaim } from './verify-claim.ts';

/** The decisions of the rules, completed and corrected by a language model's claims that code has verified. */
export interface ClaimedDecisions {
  readonly decisions: ReadonlyMap<FieldId, Decision>;
  /** Rent rows that the claims state. */
  readonly rent: readonly RentLine[];
  /** Risks that only the claims state, to be checked. */
  readonly risks: readonly Risk[];
  /** Claimed risks that the rules report too. */
  readonly knownRisks: number;
  readonly confirmed: number;
  readonly added: number;
  readonly corrected: number;
  readonly disputed: number;
  /** Rejected claims, by the check that rejected them. */
  readonly dropped: Readonly<Partial<Record<Refusal | 'a quote that addresses a language model', number>>>;
  /** Paragraphs that weren't sent to the model. */
  readonly withheld: number;
}

/** How claims about another kind of document are checked. */
export interface ClaimCheck {
  readonly asked?: readonly Field[];
  readonly verify?: typeof verifyClaim;
  readonly verifyRisk?: typeof verifyRiskClaim;
  /** `rule`: a claim makes a doubtful value certain only if the rules prove the claim as well. */
  readonly confirmsBy?: 'any' | 'rule';
}

/** Everything derived (dates, checks, risks, summary) is computed from the result. */
export function decideWithClaims(
  rules: ReadonlyMap<FieldId, Decision>,
  { claims, risks: riskClaims = [], name }: Pick<ModelClaims, 'claims' | 'name'> & Partial<Pick<ModelClaims, 'risks'>>,
  context: FieldContext,
  { asked = fields, verify = verifyClaim, verifyRisk = verifyRiskClaim, confirmsBy = 'any' }: ClaimCheck = {},
): ClaimedDecisions {
  const { document } = context.text;
  const { parts, withheld } = modelParts(document);
  const dropped: Partial<Record<Refusal | 'a quote that addresses a language model', number>> = {};
  const verified = new Map<FieldId, VerifiedClaim[]>();
  const rent: RentLine[] = [];
  let searches = 0;
  // Every inexact match requires a search through the whole document.
  const search = () => searches++ < mostSearches;
  const judge = (claim: ModelClaim, quote: Quote | null) =>
    claim.field === rentClaim ? verifyRentClaim(claim, quote, context) : verify(claim, quote, name, context);
  const located = ({ quote: words, part }: { readonly quote: string; readonly part: number }) => {
    const quote = findClaimed(context.text, words, parts[part]?.start ?? 0, search);
    const isHidden = quote !== null && withheld.some(({ start, end }) => quote.start < end && start < quote.end);
    return { quote, isHidden };
  };
  const drop = (refusal: keyof typeof dropped) => {
    dropped[refusal] = (dropped[refusal] ?? 0) + 1;
  };
  for (const claim of claims) {
    const { quote, isHidden } = located(claim);
    const judged = isHidden ? 'a quote that addresses a language model' : judge(claim, quote);
    if (typeof judged === 'string') drop(judged);
    else if ('shown' in judged) rent.push(judged);
    else verified.set(judged.field, [...(verified.get(judged.field) ?? []), judged]);
  }
  const risks: Risk[] = [];
  let knownRisks = 0;
  for (const claim of riskClaims) {
    const { quote, isHidden } = located(claim);
    const judged = isHidden ? 'a quote that addresses a language model' : verifyRisk(claim, quote, name, context);
    if (typeof judged === 'string' && judged !== 'known') drop(judged);
    else if (judged === 'known' || risks.some((own) => own.rule === judged.rule && own.quote === judged.quote))
      knownRisks += 1;
    else risks.push(judged);
  }
  const decisions = new Map(rules);
  const added = rent.length === 0 ? 0 : newRent(readRent(context), rent).length;
  const counts = { confirmed: rent.length - added, added, corrected: 0, disputed: 0 };
  for (const [id, held] of verified) {
    const field = (asked as readonly Field[]).find((each) => each.id === id);
    const rule = rules.get(id);
    if (!field || !rule) continue;
    const { decision, outcome } = merged(field, rule, held, confirmsBy);
    decisions.set(id, decision);
    counts[outcome] += 1;
  }
  return { decisions, rent, risks, knownRisks, ...counts, dropped, withheld: withheld.length };
}

const mostSearches = 40;

type Outcome = 'confirmed' | 'added' | 'corrected' | 'disputed';

function merged(
  field: Field,
  rule: Decision,
  held: readonly VerifiedClaim[],
  confirmsBy: 'any' | 'rule',
): { decision: Decision; outcome: Outcome } {
  const isSame = (own: Decided, { span, value }: VerifiedClaim['candidate']): boolean =>
    isOwnWords(field.id as FieldId)
      ? own.span.start < span.end && span.start < own.span.end
      : (field.isSame ?? isSameValue)(value, own.value) || isFormulaOf(own, value);
  // Claims confirmed by the rules come first, then the others in order of position.
  const [best] = [...held].sort(
    (a, b) =>
      Number(b.proof === 'rule') - Number(a.proof === 'rule') || a.candidate.span.start - b.candidate.span.start,
  );
  if (best === undefined) return { decision: rule, outcome: 'confirmed' };
  const [own] = rule.values;
  // Sentences of one clause don't contradict each other, so the report shows each. A reading that the rules didn't
  // choose doesn't prove which of them answers the field.
  if (own !== undefined && (field.many || isOwnWords(field.id as FieldId))) {
    const added = held
      .filter(({ candidate }) => !rule.values.some((each) => isSame(each, candidate)))
      .map(({ candidate, proof }) => stated(candidate, isOwnWords(field.id as FieldId) ? 'words' : proof));
    return {
      decision: { values: [...rule.values, ...added].sort((a, b) => a.span.start - b.span.start), others: rule.others },
      outcome: added.length > 0 ? 'added' : 'confirmed',
    };
  }
  if (own === undefined) {
    const values = field.many ? held : [best];
    return {
      decision: {
        values: values.map((each) => stated(each.candidate, isOwnWords(field.id as FieldId) ? 'words' : each.proof)),
        others: [],
      },
      outcome: 'added',
    };
  }
  if (held.some(({ candidate }) => isSame(own, candidate))) {
    // Two independent readings agree: the rule was uncertain only because of another value elsewhere.
    const isDoubted =
      own.state === 'check' && (own.doubt !== undefined || (confirmsBy === 'rule' && best.proof !== 'rule'));
    const { reason: _, ...rest } = own.state === 'check' ? own : { ...own, reason: '' };
    return {
      decision: isDoubted ? rule : { values: [{ ...rest, state: 'found' }], others: rule.others },
      outcome: 'confirmed',
    };
  }
  // Both are shown, the one in the better clause first.
  const wins = best.proof === 'rule' || own.state === 'check';
  const ofModel: Decided = {
    ...best.candidate,
    state: 'check',
    reason: `The rules read “${shortly(own.shown)}” somewhere else.`,
  };
  const ofRules: Decided = {
    ...own,
    state: 'check',
    reason: `The language model read “${shortly(best.candidate.shown)}” somewhere else.`,
  };
  return {
    decision: { values: wins ? [ofModel, ofRules] : [ofRules, ofModel], others: rule.others },
    outcome: wins ? 'corrected' : 'disputed',
  };
}

/**
 * A claim that is proved only by the nearest words is shown for checking; one that the rules also read in the passage
 * is found.
 */
function stated(candidate: VerifiedClaim['candidate'], proof: VerifiedClaim['proof']): Decided {
  return proof === 'rule'
    ? { ...candidate, state: 'found' }
    : { ...candidate, state: 'check', reason: 'Only the language model read this; the rules did not.' };
}

/** The rules use the defining words as the value, and these words contain the date. */
function isFormulaOf({ value, note }: Decided, claimed: unknown): boolean {
  return note !== undefined && typeof value === 'string' && value.includes(String(claimed));
}

function shortly(shown: string): string {
  return shown.length > 80 ? `${shown.slice(0, 77).trimEnd()}…` : shown;
}
