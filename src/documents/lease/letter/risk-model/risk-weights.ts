import type { SparseWeights } from '../../linear-model/sparse-classifier.ts';

/** Classifies the sentences of offers by kind of risk. The same sentences give the same numbers. */
export interface RiskWeights extends SparseWeights {
  /** Kinds of risk; `unnamed` is a risk of unknown kind, and the last one, `none`, means no risk. */
  readonly classes: readonly string[];
}
