import { type Example, logisticRegression } from '../../linear-model/logistic-regression.ts';
import { sparseWeights, vocabularyOf } from '../../linear-model/sparse-classifier.ts';
import { featuresOf } from './features.ts';
import type { PointWeights } from './point-weights.ts';

/** A labeled sentence: whether it settles its point, leaves it open, or only uses its words. */
export interface LabelledTerm {
  /** `none` if it is not about any point. */
  readonly point: string;
  readonly label: 'settles' | 'open' | 'other';
  readonly heading: string | null;
  readonly text: string;
  /** Other points that the sentence also settles. */
  readonly also?: readonly string[];
}

const options = { rounds: 15, rate: 0.3, shrink: 0.004 };
/** Features that occur in fewer sentences are not learned. */
const leastSentences = 2;
/** Weights closer to zero than this, in hundredths, are left out of the file. */
const leastWeight = 45;

/** Trains the classifier for points and the one for open terms. */
export function trainPoints(terms: readonly LabelledTerm[]): PointWeights {
  const all = terms.map((term) => featuresOf({ heading: term.heading ?? '', text: term.text }));
  const names = vocabularyOf(all, leastSentences);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const features = all.map((own) => own.flatMap((name) => placeOf.get(name) ?? []));
  const points = [
    ...[...new Set(terms.filter(({ label }) => label !== 'other').map(({ point }) => point))].sort(),
    'none',
  ];
  const spoken = logisticRegression(
    terms.map((term, at) => exampleOf(features[at] ?? [], classesOf(term, points))),
    names.length,
    points.length,
    options,
  );
  const open = logisticRegression(
    terms.flatMap((term, at): Example[] =>
      term.label === 'other' ? [] : [exampleOf(features[at] ?? [], new Map([[term.label === 'open' ? 1 : 0, 1]]))],
    ),
    names.length,
    2,
    options,
  );
  const openWeight = (row: Float64Array, at: number): number => (row[at * 2 + 1] ?? 0) - (row[at * 2] ?? 0);
  const rowOf = (at: number) => [
    ...spoken.weights.subarray(at * points.length, (at + 1) * points.length),
    openWeight(open.weights, at),
  ];
  return { points, ...sparseWeights(names, [...spoken.bias, openWeight(open.bias, 0)], rowOf, leastWeight) };
}

function exampleOf(features: readonly number[], target: Example['target']): Example {
  return { features, length: features.length, target };
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
