/**
 * Linear classifiers of terms: one for the point of a term (multinomial logistic regression; `none` is one of its
 * classes), and one that distinguishes open from settled terms (logistic regression; Hastie, Tibshirani, Friedman, The
 * Elements of Statistical Learning, 4.4). Plain data; the same sentences in the same order give the same numbers.
 */
export interface PointWeights {
  /** Ids of points; `none` is the last. */
  readonly points: readonly string[];
  /** By point, in hundredths; the last but one is `none`, the last belongs to the classifier of open terms. */
  readonly bias: readonly number[];
  /** Per feature the weights in hundredths, by their places in `bias`: [place, weight, place, weight …]. */
  readonly features: Readonly<Record<string, readonly number[]>>;
}
