import { chancesOf, type SparseWeights, scoresOf } from '../../linear-model/sparse-classifier.ts';

/** The probability of each class, by its index. */
export function classify(features: readonly string[], weights: SparseWeights): number[] {
  return chancesOf(scoresOf(features, weights, features.length));
}
