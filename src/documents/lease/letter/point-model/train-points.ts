import { featuresOf } from './features.ts';
import type { PointWeights } from './point-weights.ts';

/** A sentence of the bank: whether it settles its point, leaves it open, or only uses its words. */
export interface LabelledTerm {
  /** `none` where it is about no point at all. */
  readonly point: string;
  readonly label: 'settles' | 'open' | 'other';
  readonly heading: string | null;
  readonly text: string;
  /** Points that it settles too. */
  readonly also?: readonly string[];
}

const rounds = 15;
const rate = 0.3;
const shrink = 0.004;
/** Features in fewer sentences are not learned. */
const leastSentences = 2;
/** Weights nearer to zero are left out of the file, in hundredths. */
const leastWeight = 40;

interface Example {
  readonly features: readonly number[];
  /** Share of each class; they add up to 1. */
  readonly target: ReadonlyMap<number, number>;
}

/** Trains the classifier of points and the one of open terms. */
export function trainPoints(terms: readonly LabelledTerm[]): PointWeights {
  const counts = new Map<string, number>();
  const all = terms.map((term) => featuresOf({ heading: term.heading ?? '', text: term.text }));
  for (const feature of all.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= leastSentences).map(([name]) => name);
  names.sort();
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const features = all.map((own) => own.flatMap((name) => placeOf.get(name) ?? []));
  const points = [
    ...[...new Set(terms.filter(({ label }) => label !== 'other').map(({ point }) => point))].sort(),
    'none',
  ];
  const spoken = logisticRegression(
    terms.map((term, at) => ({ features: features[at] ?? [], target: classesOf(term, points) })),
    names.length,
    points.length,
  );
  const open = logisticRegression(
    terms.flatMap((term, at): Example[] =>
      term.label === 'other'
        ? []
        : [{ features: features[at] ?? [], target: new Map([[term.label === 'open' ? 1 : 0, 1]]) }],
    ),
    names.length,
    2,
  );
  const openWeight = (row: Float64Array, at: number): number => (row[at * 2 + 1] ?? 0) - (row[at * 2] ?? 0);
  return {
    points,
    bias: [...spoken.bias, openWeight(open.bias, 0)].map(hundredths),
    features: Object.fromEntries(
      names.flatMap((name, at): [string, number[]][] => {
        const row = [
          ...spoken.weights.subarray(at * points.length, (at + 1) * points.length),
          openWeight(open.weights, at),
        ];
        const own = row.flatMap((weight, place) =>
          Math.abs(hundredths(weight)) < leastWeight ? [] : [place, hundredths(weight)],
        );
        return own.length === 0 ? [] : [[name, own]];
      }),
    ),
  };
}

function classesOf(term: LabelledTerm, points: readonly string[]): ReadonlyMap<number, number> {
  if (term.label === 'other') return new Map([[points.length - 1, 1]]);
  const also = (term.also ?? []).map((point) => points.indexOf(point)).filter((place) => place >= 0);
  const share = also.length === 0 ? 0 : Math.min(0.25, 0.5 / also.length);
  return new Map([
    ...also.map((place): [number, number] => [place, share]),
    [points.indexOf(term.point), 1 - share * also.length],
  ]);
}

/** Multinomial logistic regression by AdaGrad (Duchi et al., JMLR 2011), the examples in a fixed shuffled order. */
function logisticRegression(
  examples: readonly Example[],
  size: number,
  classes: number,
): { weights: Float64Array; bias: Float64Array } {
  const weights = new Float64Array(size * classes);
  const squares = new Float64Array(size * classes).fill(1e-6);
  const bias = new Float64Array(classes);
  const biasSquares = new Float64Array(classes).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < examples.length; step += 1) {
      const example = examples[(step * 7_919 + round * 104_729) % examples.length];
      if (example === undefined) continue;
      const scale = 1 / Math.sqrt(Math.max(1, example.features.length));
      const chances = softmax(
        bias.map((own, place) =>
          example.features.reduce((sum, at) => sum + (weights[at * classes + place] ?? 0) * scale, own),
        ),
      );
      chances.forEach((chance, place) => {
        const error = chance - (example.target.get(place) ?? 0);
        if (Math.abs(error) < 1e-4) return;
        biasSquares[place] = (biasSquares[place] ?? 0) + error * error;
        bias[place] = (bias[place] ?? 0) - (rate * error) / Math.sqrt(biasSquares[place] ?? 1);
        for (const feature of example.features) {
          const at = feature * classes + place;
          const slope = error * scale + shrink * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
        }
      });
    }
  }
  return { weights, bias };
}

export function softmax(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
