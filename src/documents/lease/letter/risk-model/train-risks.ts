import { type Example, logisticRegression } from '../logistic-regression.ts';
import { riskFeaturesOf } from './risk-features.ts';
import type { RiskWeights } from './risk-weights.ts';

/** A sentence and the idea of its risk; `none` if it has no risk, `unnamed` if the risk was not labeled. */
export interface LabelledSentence {
  readonly idea: string;
  readonly heading: string;
  readonly text: string;
}

const options = { rounds: 12, rate: 0.3, shrink: 0.004 };
/** Features in fewer sentences are not learned. */
const leastSentences = 2;
/** Weights nearer to zero are left out of the file, in hundredths. */
const leastWeight = 45;

/** Trains the classifier of risks. */
export function trainRisks(sentences: readonly LabelledSentence[]): RiskWeights {
  const all = sentences.map(riskFeaturesOf);
  const counts = new Map<string, number>();
  for (const feature of all.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastSentences).map(([name]) => name);
  names.sort();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const ideas = [...new Set(sentences.map(({ idea }) => idea))].filter((idea) => idea !== 'none');
  const classes = [...ideas.sort(), 'none'];
  const examples = sentences.map(({ idea }, at): Example => {
    const features = (all[at] ?? []).flatMap((name) => placeOf.get(name) ?? []);
    return { features, length: features.length, target: new Map([[classes.indexOf(idea), 1]]) };
  });
  const { weights, bias } = logisticRegression(examples, names.length, classes.length, options);
  return {
    classes,
    bias: [...bias].map(hundredths),
    features: Object.fromEntries(
      names.flatMap((name, at): [string, number[]][] => {
        const row = [...weights.subarray(at * classes.length, (at + 1) * classes.length)];
        const own = row.flatMap((weight, place) =>
          Math.abs(hundredths(weight)) < leastWeight ? [] : [place, hundredths(weight)],
        );
        return own.length === 0 ? [] : [[name, own]];
      }),
    ),
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
