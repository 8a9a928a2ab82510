import type { LetterReport } from '#contract/lease-report.ts';
import type { SparseWeights } from '../../linear-model/sparse-classifier.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { type EffectChances, effectChances, trainedBinding } from '../binding-model/binding-chances.ts';
import { allSentences, type TermPart } from '../terms.ts';
import type { BindingSentence } from './binding-rule.ts';
import { bindingSentences, classOf, isOfQuotedMessage, ofPart, withoutOlderDenials } from './classify-binding.ts';

export interface BindingReading {
  readonly class: LetterReport['binding']['class'];
  /** `check`: the classifier decided, or contradicts a rule, or nothing was found. */
  readonly state: 'found' | 'check';
  /** The sentences that decided first, then the others that say something about it. */
  readonly sentences: readonly BindingSentence[];
}

/**
 * The minimum probabilities, chosen by leaving the offers of one author at a time out of the training (`npm run
 * train:binding -- --measure`).
 */
export const limits = {
  /** A sentence that denies a binding effect decides alone. */
  denies: 0.3,
  /** A sentence that makes a part binding decides alone. */
  excepts: 0.25,
  /** A sentence that makes the offer binding decides alone, and confirms a rule. */
  binds: 0.35,
  /** As `excepts`, for a sentence that a rule also reads as an exception. */
  exceptsWithRule: 0.2,
  /** A sentence that may bind with this probability overrides every denial that only the classifier reads. */
  contrary: 0.25,
  /** As `contrary`, for a denial that rules read. */
  contradicts: 0.6,
  /** A sentence that denies must be at least this many times more likely to deny than to bind. */
  timesLikelier: 3,
  /** A sentence that a rule reads as binding or unclear is ignored below this probability. */
  aside: 0.08,
  /** A sentence that a rule reads as an exception is ignored above this probability. */
  nothing: 0.9,
  /** From this probability on, a reading by the classifier alone counts as found. */
  found: 0.8,
  /** The probability at which a sentence is worth showing to a reader. */
  shown: 0.12,
};

interface Rated {
  readonly sentence: TermPart;
  readonly chances: EffectChances;
}

const known = new WeakMap<LeaseText, BindingReading>();

/** How binding an offer is: according to the rules, and where they are unclear, according to the classifier. */
export function readBinding(text: LeaseText, model: SparseWeights = trainedBinding): BindingReading {
  if (model !== trainedBinding) return decide(text, model);
  const cached = known.get(text) ?? decide(text, model);
  known.set(text, cached);
  return cached;
}

function decide(text: LeaseText, model: SparseWeights): BindingReading {
  const ruled = withoutOlderDenials(text, bindingSentences(text));
  const rated = allSentences(text)
    .filter((sentence) => !isOfQuotedMessage(sentence))
    .map((sentence): Rated => ({ sentence, chances: effectChances(sentence.text.replace(/\s+/g, ' '), model) }));
  const best = (effect: 'denies' | 'excepts' | 'binds' | 'unclear'): Learned =>
    rated.reduce(
      (most, { sentence, chances }) =>
        chances[effect] > most.chance
          ? {
              chance: chances[effect],
              mayBind: chances.binds + chances.unclear,
              sentence: { ...sentence, effect, by: learnedBy },
            }
          : most,
      none,
    );
  const chancesAt = (start: number) => rated.find(({ sentence }) => sentence.start === start)?.chances;
  const excepting = best('excepts');
  const denying = best('denies');
  const byRules = classOf(ruled);
  // A part that binds is never left out, even if a rule only read the denial.
  if (byRules === 'non_binding' && excepting.chance >= limits.excepts)
    return { class: 'non_binding_with_carveouts', state: 'check', sentences: withOwn(ruled, excepting) };
  const binding = best('binds');
  const unclear = best('unclear');
  if (byRules === 'non_binding') {
    const contrary = [binding, unclear].filter(({ mayBind: chance }) => chance >= limits.contradicts);
    return contrary.length > 0
      ? { class: 'ambiguous_risk_of_binding', state: 'check', sentences: withOwn(ruled, ...contrary) }
      : { class: byRules, state: 'found', sentences: ruled };
  }
  if (byRules === 'binding') {
    const isConfirmed = binding.chance >= limits.binds && denying.chance < limits.denies;
    return { class: byRules, state: isConfirmed ? 'found' : 'check', sentences: ruled };
  }

  // `Taxes are the owner's whatever happens` is not an exception to a denial.
  const denied = new Set(ruled.flatMap(({ effect, start }) => (effect === 'denies' ? [start] : [])));
  const saysNothing = ({ start, effect, text: words }: BindingSentence): boolean =>
    effect === 'excepts' &&
    !denied.has(start) &&
    !ofPart.test(words) &&
    !announced.test(words) &&
    (chancesAt(start)?.none ?? 0) >= limits.nothing;
  if (byRules === 'non_binding_with_carveouts') {
    const rest = ruled.filter((each) => !saysNothing(each));
    return classOf(rest) === 'non_binding' && excepting.chance < limits.exceptsWithRule
      ? { class: 'non_binding', state: 'check', sentences: rest }
      : { class: byRules, state: 'found', sentences: ruled };
  }

  const mayBind = ({ start }: BindingSentence): number => {
    const own = chancesAt(start);
    return own === undefined ? 1 : own.binds + own.unclear;
  };
  const isContrary = ({ effect }: BindingSentence): boolean => effect === 'binds' || effect === 'unclear';
  const kept = ruled.filter((each) => !isContrary(each) || mayBind(each) >= limits.aside);
  const isDoubtful =
    kept.some(isContrary) ||
    Math.max(...rated.map(({ chances }) => chances.binds + chances.unclear), 0) >= limits.contrary;
  if (isDoubtful) {
    const isAgainst = ruled.some(({ effect }) => effect === 'denies') || denying.chance >= limits.denies;
    if (binding.chance >= limits.binds && binding.chance > unclear.chance && !isAgainst)
      return { class: 'binding', state: stateOf(binding), sentences: withOwn(ruled, binding) };
    return { class: byRules, state: 'check', sentences: withOwn(ruled, binding, unclear, denying, excepting) };
  }
  const withoutAside = classOf(kept);
  if (kept.length < ruled.length && withoutAside !== 'ambiguous_risk_of_binding')
    return {
      class: excepting.chance >= limits.excepts ? 'non_binding_with_carveouts' : withoutAside,
      state: 'check',
      sentences: withOwn(kept, ...(excepting.chance >= limits.excepts ? [excepting] : [])),
    };
  const leastException = kept.some(({ effect }) => effect === 'excepts') ? limits.exceptsWithRule : limits.excepts;
  if (excepting.chance >= leastException)
    return { class: 'non_binding_with_carveouts', state: stateOf(excepting), sentences: withOwn(kept, excepting) };
  if (denying.chance >= limits.denies && denying.mayBind * limits.timesLikelier < denying.chance)
    return { class: 'non_binding', state: stateOf(denying), sentences: withOwn(kept, denying) };
  return { class: byRules, state: 'check', sentences: withOwn(ruled, binding, unclear, denying, excepting) };
}

/** `Two exceptions, please.`: the exceptions follow. */
const announced = /^\W*(?:one|two|three|four) exceptions?\b/i;

interface Learned {
  readonly chance: number;
  /** The probability that the sentence binds or may bind. */
  readonly mayBind: number;
  readonly sentence: BindingSentence | null;
}

/** Used in place of a rule's name. */
export const learnedBy = 'learned';
const none: Learned = { chance: 0, mayBind: 0, sentence: null };

function stateOf({ chance }: Learned): 'found' | 'check' {
  return chance >= limits.found ? 'found' : 'check';
}

/** What the rules read, and what the classifier adds. */
function withOwn(ruled: readonly BindingSentence[], ...learned: readonly Learned[]): readonly BindingSentence[] {
  const added = learned.flatMap(({ chance, sentence }) =>
    sentence === null || chance < limits.shown ? [] : [sentence],
  );
  return [...ruled, ...added.filter((each) => !ruled.some(({ start }) => start === each.start))];
}
