import type { SparseWeights } from '../../linear-model/sparse-classifier.ts';

/**
 * The classifier of sentences of offers: the idea of a sentence's risk. The same sentences give the same numbers.
 */
export interface RiskWeights extends SparseWeights {
  /** Ideas of risks; `unnamed` is a risk without a known idea, and the last one, `none`, is no risk. */
  readonly classes: readonly string[];
}
