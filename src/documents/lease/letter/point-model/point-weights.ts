import type { SparseWeights } from '../../linear-model/sparse-classifier.ts';

/**
 * Two classifiers of terms in one: the point of a term (or `none`), and, as the last class of `bias`, whether the term
 * leaves it open. The same sentences in the same order give the same numbers.
 */
export interface PointWeights extends SparseWeights {
  /** Ids of points; `none` is the last. */
  readonly points: readonly string[];
}
