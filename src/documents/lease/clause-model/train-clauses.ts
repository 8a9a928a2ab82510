import { type Example, logisticRegression } from '../linear-model/logistic-regression.ts';
import { type SparseWeights, sparseWeights, vocabularyOf } from '../linear-model/sparse-classifier.ts';
import { type ClauseSentence, featuresOf } from './clause-features.ts';
import { clauseFields } from './clause-values.ts';

/** A sentence with the fields that it is about; most sentences have none. */
export interface LabelledClause extends ClauseSentence {
  readonly fields: readonly string[];
}

const options = { rounds: 20, rate: 0.3, shrink: 0.0005 };
/** Features that occur in fewer sentences are not learned. */
const leastSentences = 5;
/** Weights closer to zero than this, in hundredths, are left out of the file. */
const leastWeight = 100;

/** The classes are the fields of `clauseFields`; the last class means none of them. */
export function trainClauses(sentences: readonly LabelledClause[]): SparseWeights {
  const all = sentences.map(featuresOf);
  const names = vocabularyOf(all, leastSentences);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const classOf = new Map<string, number>(clauseFields.map((field, place) => [field, place]));
  const classes = clauseFields.length + 1;
  const examples = sentences.map(({ fields }, at): Example => {
    const features = all[at] ?? [];
    const answered = fields.flatMap((field) => classOf.get(field) ?? []);
    return {
      features: features.flatMap((name) => placeOf.get(name) ?? []),
      length: features.length,
      target: new Map(
        answered.length === 0 ? [[classes - 1, 1]] : answered.map((place) => [place, 1 / answered.length]),
      ),
    };
  });
  const { weights, bias } = logisticRegression(examples, names.length, classes, options);
  const rowOf = (at: number) => [...weights.subarray(at * classes, (at + 1) * classes)];
  return sparseWeights(names, [...bias], rowOf, leastWeight);
}
