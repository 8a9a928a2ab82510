import { type Example, logisticRegression } from '../../linear-model/logistic-regression.ts';
import { type SparseWeights, sparseWeights, vocabularyOf } from '../../linear-model/sparse-classifier.ts';
import { documentFeatures } from './document-features.ts';

export interface LabelledDocument {
  readonly text: string;
  /** Whether it offers space for lease; a document about an existing lease, a sale or anything else doesn't. */
  readonly offers: boolean;
}

const options = { rounds: 20, rate: 0.3, shrink: 0.002 };
/** Features in fewer documents are not learned. */
const leastDocuments = 4;
/** Weights closer to zero than this, in hundredths, are left out of the file. */
const leastWeight = 3;
/** There are fewer documents of other kinds than offers, so each counts twice. */
const copiesOfOthers = 2;

/** Two classes: offers, and everything else. */
export function trainOfferModel(documents: readonly LabelledDocument[]): SparseWeights {
  const all = documents.map(({ text }) => documentFeatures(text));
  const names = vocabularyOf(all, leastDocuments);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const examples = documents.flatMap(({ offers }, at): Example[] => {
    const own = all[at] ?? [];
    const example = {
      features: own.flatMap((name) => placeOf.get(name) ?? []),
      length: own.length,
      target: new Map([[offers ? 0 : 1, 1]]),
    };
    return Array.from({ length: offers ? 1 : copiesOfOthers }, () => example);
  });
  const { weights, bias } = logisticRegression(examples, names.length, 2, options);
  return sparseWeights(names, [...bias], (at) => [...weights.subarray(at * 2, at * 2 + 2)], leastWeight);
}
