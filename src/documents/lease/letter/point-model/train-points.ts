import { featuresOf } from './features.ts';
import type { PointWeights } from './point-weights.ts';

/** A sentence of the bank: whether it settles its point, leaves it open, or only uses its words. */
export interface LabelledTerm {
  readonly point: string;
  readonly label: 'settles' | 'open' | 'other';
  readonly heading: string | null;
  readonly text: string;
  /** Points that it settles too. */
  readonly also?: readonly string[];
}

const rounds = 30;
const rate = 0.3;
const shrink = 0.0004;
/** Features in fewer sentences are not learned. */
const leastSentences = 2;
/** Weights nearer to zero are left out of the file, in hundredths. */
const leastWeight = 12;

interface Example {
  readonly features: readonly number[];
  readonly is: boolean;
}

/** Trains one classifier for each point (does the term speak of it?) and one for `open`. */
export function trainPoints(terms: readonly LabelledTerm[]): PointWeights {
  const counts = new Map<string, number>();
  const all = terms.map((term) => featuresOf({ heading: term.heading ?? '', text: term.text }));
  for (const feature of all.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastSentences).map(([name]) => name);
  names.sort();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const features = all.map((own) => own.flatMap((name) => placeOf.get(name) ?? []));
  const points = [...[...new Set(terms.map(({ point }) => point))].sort(), 'open'];
  const models = points.map((point) =>
    fit(
      terms.flatMap((term, at): Example[] => {
        const own = features[at] ?? [];
        if (point === 'open') return term.label === 'other' ? [] : [{ features: own, is: term.label === 'open' }];
        const is = (term.point === point && term.label !== 'other') || (term.also?.includes(point) ?? false);
        return [{ features: own, is }];
      }),
      names.length,
    ),
  );
  return {
    points,
    bias: models.map(({ bias }) => hundredths(bias)),
    features: Object.fromEntries(
      names.flatMap((name, at): [string, number[]][] => {
        const own = models.flatMap(({ weights }, place) => {
          const weight = hundredths(weights[at] ?? 0);
          return Math.abs(weight) < leastWeight ? [] : [place, weight];
        });
        return own.length === 0 ? [] : [[name, own]];
      }),
    ),
  };
}

/** Logistic regression by AdaGrad, the examples in a fixed shuffled order; rare positives count more. */
function fit(examples: readonly Example[], size: number): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const positives = examples.filter(({ is }) => is).length;
  const gain = Math.min(8, Math.sqrt((examples.length - positives) / Math.max(1, positives)));
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < examples.length; step += 1) {
      const example = examples[(step * 7_919 + round * 104_729) % examples.length];
      if (example === undefined) continue;
      const scale = 1 / Math.sqrt(Math.max(1, example.features.length));
      let sum = bias;
      for (const at of example.features) sum += (weights[at] ?? 0) * scale;
      const error = (1 / (1 + Math.exp(-sum)) - (example.is ? 1 : 0)) * (example.is ? gain : 1);
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
      for (const at of example.features) {
        const slope = error * scale + shrink * (weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
      }
    }
  }
  return { weights, bias };
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
