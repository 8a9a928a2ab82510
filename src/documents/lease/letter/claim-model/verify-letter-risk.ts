import type { Risk } from '#contract/lease-report.ts';
import type { Quote, Span } from '../../../document.ts';
import type { RiskClaim } from '../../model/ask-model.ts';
import type { Refusal } from '../../model/refusal.ts';
import { passageOf } from '../../prepare/passage.ts';
import { bindingSentences } from '../binding/classify-binding.ts';
import type { LetterDecisions } from '../decide-letter.ts';
import { classifyRisks } from '../risk-model/classify-risks.ts';
import { riskIdeas } from '../risk-model/ideas.ts';
import { isStated, noStatement, trained } from '../risk-model/learned-risks.ts';
import { sentencesOfTerms } from '../risk-model/sentences.ts';

/**
 * The minimum probability of any risk, and the minimum share of the most likely risk's probability that the claimed one
 * needs.
 */
const least = { risk: 0.4, share: 0.9 } as const;

/**
 * Checks a risk that a language model read in an offer: the sentence is in the message that applies, states something,
 * and has the words of the risk; nothing makes it harmless; and the risk classifier does not prefer another one. The
 * result is a risk to be checked; `known` if the report already shows one for this passage.
 */
export function verifyLetterRisk(
  claim: RiskClaim,
  quote: Quote | null,
  name: string,
  { offered }: LetterDecisions,
  known: readonly Risk[],
): Risk | 'known' | Refusal {
  const idea = riskIdeas.find((each) => each.idea === claim.rule);
  if (idea === undefined) return 'a risk that was not asked for';
  if (quote === null) return 'a quote that is not in the document';
  if (offered.document.text.slice(quote.start, quote.end).trim() !== quote.text.trim())
    return 'a quote about terms that were replaced';
  const sentence = sentencesOfTerms(offered).find(({ part }) => isOverlapping(part, quote));
  if (sentence === undefined) return 'a quote about another topic';
  const { heading, part } = sentence;
  if (noStatement.some((pattern) => pattern.test(part.text))) return 'a quote about another topic';
  const isQuoted = known.some((risk) => risk.quote !== null && isSame(risk.quote, offered.quote(part).text));
  if (isQuoted || (idea.once && known.some(({ rule }) => idea.covers.includes(rule)))) return 'known';
  if (idea.needs !== undefined && !idea.needs.test(part.text)) return 'a quote about another topic';
  const isDenied = bindingSentences(offered).some((each) => each.effect === 'denies' && isOverlapping(each, part));
  if (
    isDenied ||
    idea.unless?.test(part.text) ||
    idea.unlessNear?.test(part.block.text) ||
    !isStated(idea, heading, part.text)
  )
    return 'a clause that says the opposite';
  const { any, of } = classifyRisks({ heading, text: part.text }, trained);
  if (
    any < least.risk ||
    (of.get(idea.idea) ?? 0) < least.share * Math.max(...riskIdeas.map((each) => of.get(each.idea) ?? 0))
  )
    return 'a quote about another topic';
  const { severity, hurts, text, why, question } = idea;
  return {
    rule: idea.idea,
    severity,
    hurts,
    text,
    why,
    question,
    state: 'check',
    reason: 'Only the language model read this; the rules did not.',
    reader: name,
    ...passageOf(offered.quote({ start: part.start, end: Math.min(part.end, part.start + 500) })),
  };
}

function isOverlapping(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function isSame(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}
