import type { MentionKind } from './mentions.ts';

/**
 * Linear classifiers of values, one per kind: the field of a value, or none (multinomial logistic regression; Hastie,
 * Tibshirani, Friedman, The Elements of Statistical Learning, 4.4). Plain data; the same offers give the same numbers.
 */
export type ValueWeights = Readonly<Record<MentionKind, KindWeights>>;

export interface KindWeights {
  /** By field of the kind, `none` last, in hundredths. */
  readonly bias: readonly number[];
  /** Per feature its weights in hundredths, by their places in `bias`: [place, weight, place, weight …]. */
  readonly features: Readonly<Record<string, readonly number[]>>;
}

/** The weights as they are stored. */
export interface StoredWeights extends ValueWeights {
  /** By kind and field (`money security_deposit`), in thousandths, the chance from which on values were right often enough. */
  readonly least: Readonly<Record<string, number>>;
}
