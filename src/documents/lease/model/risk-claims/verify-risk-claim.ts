import type { Risk } from '#contract/lease-report.ts';
import type { Quote, Span } from '../../../document.ts';
import { switchedOn } from '../../../rules/case-suite.ts';
import { findStatements, readPassage, type StatementFinding } from '../../assess/find-statements.ts';
import type { StatementRule } from '../../assess/risk-rule.ts';
import { statementRules } from '../../assess/risks/index.ts';
import type { FieldContext } from '../../extract/field.ts';
import { type Block, blockAt } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { passageOf } from '../../prepare/passage.ts';
import type { RiskClaim } from '../ask-model.ts';
import { sentencesAround } from '../claim-passage.ts';
import type { Refusal } from '../refusal.ts';
import type { ClaimedWording } from './claimed-wording.ts';
import { claimedWordings } from './claimed-wordings.ts';
import { harmlessPassages } from './harmless-passages.ts';

/**
 * Checks a risk that a language model read in a clause: the quote is in the operative instrument and has the words of
 * the risk, and the shared reading of its clause (who, force, negation, exceptions) confirms it. The result is a risk
 * to be checked; `known` if the rules already report it.
 */
export function verifyRiskClaim(
  claim: RiskClaim,
  quote: Quote | null,
  name: string,
  { text, kind }: FieldContext,
  off: string | null = null,
): Risk | 'known' | Refusal {
  const rule = statementRules.find((each) => each.rule === claim.rule);
  const wording = claimedWordings.get(claim.rule);
  if (rule === undefined || wording === undefined) return 'a risk that was not asked for';
  if (quote === null) return 'a quote that is not in the document';
  const block = blockAt(text.blocks, quote.start);
  if (block === undefined || !block.operative || block.attached) return 'a quote from another instrument of the file';
  // The words that make it harmless may be in the lease that an amendment changes.
  if (kind === 'amendment' && rule.unless?.some(({ where }) => where === 'document'))
    return 'a risk that the rest of the lease decides';
  const own = findStatements(rule, text);
  if (own.some(({ span }) => isOverlapping(span, quote))) return 'known';
  const passage = sentencesAround(block, quote);
  const finding = readClaimedRisk(rule, wording, text, block, passage, off);
  if (typeof finding === 'string') return finding;
  if (own.length > 0 && rule.many === undefined) return 'known';
  const { severity, hurts, text: words, why, question } = rule;
  return {
    rule: rule.rule,
    why,
    question,
    hurts,
    // As for the rules, a critical or high risk must be certain.
    severity: severity === 'critical' || severity === 'high' ? 'medium' : severity,
    text: words,
    state: 'check',
    reason: 'Only the language model read this; the rules did not.',
    reader: name,
    ...passageOf(text.quote(finding.span)),
  };
}

/** What a passage says about the risk; `off`: the part of the checks that a test switches off. */
export function readClaimedRisk(
  rule: StatementRule,
  { needs, acts }: ClaimedWording,
  text: LeaseText,
  block: Block,
  passage: Span,
  off: string | null = null,
): StatementFinding | Refusal {
  const said = block.text.slice(passage.start - block.start, passage.end - block.start);
  if (!needs.every((needed, place) => needed.test(said) || off === `need ${place}`))
    return 'a quote about another topic';
  const isMutual = acts.some(({ actors }) => actors.includes('each'));
  const harmless = switchedOn(harmlessPassages, off).find(
    ({ wording, hurts, unlessMutual }) =>
      (hurts === undefined || hurts === rule.hurts) && !(unlessMutual && isMutual) && wording.test(said),
  );
  if (harmless !== undefined) return 'a clause that says the opposite';
  const readings = [
    ...readPassage(rule, rule.acts, text, block, passage),
    ...readPassage(
      rule,
      acts.filter((_, place) => off !== `act ${place}`),
      text,
      block,
      passage,
    ),
  ];
  if (readings.some(isOpposed)) return 'a clause that says the opposite';
  return readings.find(({ isOpposite }) => !isOpposite) ?? 'a quote about another topic';
}

/** The clause denies the risk, or an exception limits it. */
function isOpposed({ rule, isOpposite, act, reading }: StatementFinding): boolean {
  if (isOpposite) return act.modality === undefined || act.modality.includes(reading.modality);
  return reading.exceptions.some(({ effect, text }) => effect === 'limits' && !rule.tolerates?.test(text));
}

function isOverlapping(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
