// How well the binding effect of offers is read if their author is left out of the training.

import { readBinding } from '#documents/lease/letter/binding/read-binding.ts';
import { trainedBinding } from '#documents/lease/letter/binding-model/binding-chances.ts';
import { trainBinding } from '#documents/lease/letter/binding-model/train-binding.ts';
import type { SparseWeights } from '#documents/lease/linear-model/sparse-classifier.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type BindingOffer, otherBindingLines, taggedOffers } from './binding-sentences.ts';

/** One line for the offers used for training, each read without its author, and one for those that are not used. */
export function measureBinding(): string {
  const tagged = taggedOffers('written', 'written-values');
  const others = otherBindingLines();
  const authors = [...new Set(tagged.map(({ author }) => author))].sort();
  const crossed = authors.flatMap((left) => {
    const model = trainBinding([
      ...tagged.filter(({ author }) => author !== left).flatMap(({ lines }) => lines),
      ...others,
    ]);
    return tagged.filter(({ author }) => author === left).map((offer) => judge(offer, model));
  });
  const others310 = taggedOffers('gate-only').map((offer) => judge(offer, trainedBinding));
  return [
    describe('Author left out', crossed),
    describe(
      'Authors that train nothing, l to n',
      others310.filter(({ author }) => 'lmn'.includes(author)),
    ),
    describe(
      'Authors that train nothing, o to s',
      others310.filter(({ author }) => !'lmn'.includes(author)),
    ),
  ].join('');
}

interface Judged {
  readonly author: string;
  readonly right: boolean;
  readonly state: 'found' | 'check';
  readonly isRead: boolean;
  /** An offer that binds or may bind, shown as non-binding. */
  readonly isDangerous: boolean;
}

function judge({ author, binding, text }: BindingOffer, model: SparseWeights): Judged {
  const reading = readBinding(prepareText(caseDocument(text)), model);
  return {
    author,
    right: reading.class === binding,
    state: reading.state,
    isRead: reading.class !== 'ambiguous_risk_of_binding',
    isDangerous: !binding.startsWith('non_binding') && reading.class.startsWith('non_binding'),
  };
}

function describe(title: string, judged: readonly Judged[]): string {
  const count = (is: (each: Judged) => boolean) => judged.filter(is).length;
  const shareOf = (state: Judged['state']) =>
    `${count((each) => each.isRead && each.state === state && each.right)} of ${count((each) => each.isRead && each.state === state)}`;
  return `${title}: ${count(({ right }) => right)} of ${judged.length} right; called binding or not: found ${shareOf('found')}, to check ${shareOf('check')}; ${count(({ isDangerous }) => isDangerous)} dangerous\n`;
}
