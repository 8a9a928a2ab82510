/**
 * Linear classifiers of terms, one for each point and one that tells open terms from settled ones: logistic regression with L2
 * regularization (Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, 4.4). Plain data; the same sentences in
 * the same order give the same numbers.
 */
export interface PointWeights {
  /** Ids of points in the order of the places below; `open` is the last. */
  readonly points: readonly string[];
  readonly bias: readonly number[];
  /** Per feature the weights by point, in hundredths: [place, weight, place, weight …]. */
  readonly features: Readonly<Record<string, readonly number[]>>;
}
