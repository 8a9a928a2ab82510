import { chancesOf, scoresOf } from '../../linear-model/sparse-classifier.ts';
import { featuresOf, type TermText } from './features.ts';
import type { PointWeights } from './point-weights.ts';

/**
 * For each point, the probability that a term is about it; and the probability that the term leaves something open.
 * From 0 to 1.
 */
export interface SpokenPoints {
  readonly of: ReadonlyMap<string, number>;
  readonly open: number;
}

export function classifyTerm(term: TermText, model: PointWeights): SpokenPoints {
  const scores = scoresOf(featuresOf(term), model);
  const chances = chancesOf(scores.slice(0, -1));
  return {
    of: new Map(model.points.slice(0, -1).map((point, place) => [point, chances[place] ?? 0])),
    open: 1 / (1 + Math.exp(-(scores.at(-1) ?? 0))),
  };
}
