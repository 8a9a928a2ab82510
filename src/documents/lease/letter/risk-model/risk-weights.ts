import type { SparseWeights } from '../../linear-model/sparse-classifier.ts';

/** Classifies the sentences of offers by the idea of their risk. The same sentences give the same numbers. */
export interface RiskWeights extends SparseWeights {
  /** Ideas of risks; `unnamed` is a risk without a known idea, and the last one, `none`, is no risk. */
  readonly classes: readonly string[];
}
