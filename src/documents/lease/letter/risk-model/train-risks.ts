import { type Example, logisticRegression } from '../../linear-model/logistic-regression.ts';
import { sparseWeights, vocabularyOf } from '../../linear-model/sparse-classifier.ts';
import { riskFeaturesOf } from './risk-features.ts';
import type { RiskWeights } from './risk-weights.ts';

/** A sentence and its kind of risk; `none` if it has no risk, `unnamed` if the risk was not labeled. */
export interface LabelledSentence {
  readonly idea: string;
  readonly heading: string;
  readonly text: string;
}

const options = { rounds: 12, rate: 0.3, shrink: 0.004 };
/** Features in fewer sentences are not learned. */
const leastSentences = 2;
/** Weights closer to zero than this, in hundredths, are left out of the file. */
const leastWeight = 45;

/** Trains the risk classifier. */
export function trainRisks(sentences: readonly LabelledSentence[]): RiskWeights {
  const all = sentences.map(riskFeaturesOf);
  const names = vocabularyOf(all, leastSentences);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const ideas = [...new Set(sentences.map(({ idea }) => idea))].filter((idea) => idea !== 'none');
  const classes = [...ideas.sort(), 'none'];
  const examples = sentences.map(({ idea }, at): Example => {
    const features = (all[at] ?? []).flatMap((name) => placeOf.get(name) ?? []);
    return { features, length: features.length, target: new Map([[classes.indexOf(idea), 1]]) };
  });
  const { weights, bias } = logisticRegression(examples, names.length, classes.length, options);
  const rowOf = (at: number) => [...weights.subarray(at * classes.length, (at + 1) * classes.length)];
  return { classes, ...sparseWeights(names, [...bias], rowOf, leastWeight) };
}
