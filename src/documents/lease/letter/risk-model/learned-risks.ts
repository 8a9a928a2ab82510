import type { Risk } from '#contract/lease-report.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { passageOf } from '../../prepare/passage.ts';
import { bindingSentences } from '../binding/classify-binding.ts';
import type { TermPart } from '../terms.ts';
import { classifyRisks, type RaisedRisks } from './classify-risks.ts';
import { harmlessReading } from './harmless.ts';
import { type RiskArea, riskAreas, riskIdeas } from './ideas.ts';
import type { RiskIdea } from './risk-idea.ts';
import type { RiskWeights } from './risk-weights.ts';
import { sentencesOfTerms } from './sentences.ts';
import weights from './weights.json' with { type: 'json' };

export const trained = weights as unknown as RiskWeights;

/**
 * The minimum probability of risk for a sentence to be shown, the share of it that a kind of risk needs to be named,
 * and the minimum probability of a part of the deal. Chosen with offers that were left out of the training.
 */
const least = { risk: 0.6, idea: 0.2, area: 0.12 } as const;
/** No one reads a longer list, so this is the maximum per kind of risk, and in total. */
const most = { ofOneIdea: 2, inAll: 8 } as const;

const reason = 'This was read from the wording of one sentence; please compare it with the offer.';

interface RiskySentence extends RaisedRisks {
  readonly heading: string;
  readonly part: TermPart;
}

/** Risks in wordings that no rule matches. A sentence that a rule reports is not reported again. */
export function learnedRisks(
  text: LeaseText,
  known: readonly Risk[],
  model: RiskWeights = trained,
  ideas = riskIdeas,
): Risk[] {
  const quoted = known.flatMap(({ quote }) => (quote === null ? [] : [plain(quote)]));
  // `A lease binds only when signed` uses the words of a binding offer, but says the opposite.
  const denials = bindingSentences(text).filter(({ effect }) => effect === 'denies');
  const rules = new Set(known.map(({ rule }) => rule));
  const shown = new Map<string, number>();
  return riskySentences(text, model)
    .filter(({ part }) => !denials.some(({ start, end }) => start < part.end && end > part.start))
    .filter(({ part }) => {
      const own = plain(part.text);
      return !quoted.some((quote) => quote.includes(own) || own.includes(quote));
    })
    .flatMap((sentence): Risk[] => {
      const named = ideaOf(sentence, ideas);
      if (named === null || (named.once && named.covers.some((rule) => rules.has(rule)))) return [];
      const count = shown.get(named.idea) ?? 0;
      if (count >= most.ofOneIdea) return [];
      shown.set(named.idea, count + 1);
      const { idea, severity, hurts, text: words, why, question } = named;
      const { start, end } = sentence.part;
      const passage = passageOf(text.quote({ start, end: Math.min(end, start + 500) }));
      return [{ state: 'check', reason, rule: idea, severity, hurts, text: words, why, question, ...passage }];
    })
    .slice(0, most.inAll);
}

/**
 * The most likely kind of risk if it is clearly ahead; otherwise the part of the deal that the likely kinds are about,
 * if that is clear. If neither is clear, the sentence is not shown.
 */
function ideaOf({ part, heading, any, of }: RiskySentence, ideas: readonly RiskIdea[]): RiskIdea | null {
  const chance = (idea: string): number => of.get(idea) ?? 0;
  const likeliest = ideas.reduce((best, idea) => (chance(idea.idea) > chance(best.idea) ? idea : best));
  if (likeliest.unless?.test(part.text) || likeliest.unlessNear?.test(part.block.text)) return null;
  if (!isStated(likeliest, heading, part.text)) return null;
  if (chance(likeliest.idea) >= any * least.idea) return likeliest;
  const sum = (area: RiskArea): number => area.ideas.reduce((total, idea) => total + chance(idea), 0);
  const area = riskAreas.reduce((best, each) => (sum(each) > sum(best) ? each : best));
  return sum(area) >= least.area && any >= (area.atLeast ?? least.risk) && isStated(area, heading, part.text)
    ? area
    : null;
}

/** Whether the sentence has the words of this kind of risk, and none that make it harmless. */
export function isStated({ needs, hurts }: RiskIdea, heading: string, sentence: string): boolean {
  if (needs !== undefined && !needs.test(sentence)) return false;
  return (
    harmlessReading(sentence, hurts) === null &&
    (heading === '' || harmlessReading(`${heading}: ${sentence}`, hurts) === null)
  );
}

/**
 * Questions, signature lines, single words and the rest of a split sentence contain nothing that a reader could check.
 * Something withdrawn, already obtained or free is not a risk.
 */
export const noStatement: readonly RegExp[] = [
  /\?\W{0,20}$/,
  /_{3,}/,
  /^\W*(?:\w\S*(?:\s+(?:\S+\s*)?)?)?$/,
  /^[^(]{0,80}\)/,
  /\b(?:withdrawn|dropp(?:ed|ing)|no longer|(?:already|was|were|has been|\() ?(?:obtained|granted|approved)|unencumbered|not conditional|free of charge|at no (?:cost|charge))\b/i,
  /\b(?:you|tenant) (?:do(?:es)?n['’]t|do(?:es)? not|should not|won['’]t|will not) (?:have to|need to|owe)\b|\bnothing (?:to pay|to audit|is due)\b/i,
];

/** The sentences and cells that the model rates as risky, the most likely first. */
function riskySentences(text: LeaseText, model: RiskWeights): readonly RiskySentence[] {
  return sentencesOfTerms(text)
    .filter(({ part: { text: words } }) => !noStatement.some((pattern) => pattern.test(words)))
    .map(({ heading, part }) => ({ heading, part, ...classifyRisks({ heading, text: part.text }, model) }))
    .filter(({ any }) => any >= least.risk)
    .sort((a, b) => b.any - a.any || a.part.start - b.part.start);
}

function plain(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
