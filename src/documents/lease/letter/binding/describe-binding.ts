import type { LetterReport } from '#contract/lease-report.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { passageOf } from '../../prepare/passage.ts';
import { allSentences } from '../terms.ts';
import type { BindingRule, BindingSentence } from './binding-rule.ts';
import { carveouts } from './carveouts.ts';
import { learnedBy, readBinding } from './read-binding.ts';

type Binding = LetterReport['binding'];
type Effect = BindingRule['effect'];

const puttingForward =
  /\b(?:(?:counter)?sign(?:ed|ing)?|initial|accept(?:s|ed|able|ance)?|agree[ds]?|propos\w+|offer\w*|letter of intent|works for (?:us|me|you))\b/i;

/** How binding an offer is, according to its wording; never a legal conclusion. */
export function classifyBinding(text: LeaseText): Binding {
  const { class: result, state, sentences } = readBinding(text);
  const named = result === 'non_binding_with_carveouts' ? carveouts(text, sentences) : [];
  const order: readonly Effect[] =
    result === 'non_binding' || result === 'non_binding_with_carveouts'
      ? ['denies', 'excepts']
      : ['binds', 'unclear', 'denies', 'excepts'];
  const shown = order.flatMap((effect) => sentences.filter((sentence) => sentence.effect === effect).slice(0, 3));
  const distinct = shown.filter(
    (sentence, index) => shown.findIndex(({ start }) => start === sentence.start) === index,
  );
  // A text without such a statement counts as an offer if it proposes terms to the other side or asks for a signature.
  const inviting =
    distinct.length > 0
      ? []
      : allSentences(text)
          .filter((sentence) => puttingForward.test(sentence.text))
          .slice(-2);
  return {
    class: result,
    state,
    text: `${textOf({ result, named, state, sentences })} ${ask}`,
    carveouts: named,
    passages: [...distinct, ...inviting].slice(0, 6).map((sentence) => passageOf(text.quote(sentence))),
  };
}

const ask = 'Ask counsel before you sign or answer.';

function textOf({
  result,
  named,
  state,
  sentences,
}: {
  readonly result: Binding['class'];
  readonly named: readonly string[];
  readonly state: 'found' | 'check';
  readonly sentences: readonly BindingSentence[];
}): string {
  const says = state === 'found' ? 'the offer says' : 'please check; the quoted words seem to say';
  const parts = listed(named.length > 0 ? named : ['the parts it names']);
  switch (result) {
    case 'non_binding':
      return `Non-binding: ${says} that it does not bind either party.`;
    case 'non_binding_with_carveouts':
      return `Non-binding with exceptions: ${says} that it is not binding, except for ${parts}.`;
    case 'binding':
      return `Binding: ${says} that it binds once accepted or signed.`;
    case 'ambiguous_risk_of_binding':
      if (sentences.some(({ by }) => by !== learnedBy))
        return 'Unclear: may be binding. Its own words point in different directions or invite an acceptance.';
      return sentences.length > 0
        ? 'Unclear: may be binding. Please check: the quoted words may say whether it binds.'
        : 'Unclear: may be binding. Please check: no words that say whether it binds were recognized.';
  }
}

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
