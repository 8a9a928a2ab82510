/**
 * A linear classifier of sentences of offers (multinomial logistic regression): the idea of a sentence's risk; `none`
 * is the last class, `unnamed` a risk without a known idea. Plain data; the same sentences give the same numbers.
 */
export interface RiskWeights {
  readonly classes: readonly string[];
  /** By class, in hundredths. */
  readonly bias: readonly number[];
  /** Per feature the weights in hundredths, by their places in `classes`: [place, weight, place, weight …]. */
  readonly features: Readonly<Record<string, readonly number[]>>;
}
