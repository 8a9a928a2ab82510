import type { SparseWeights } from '../../linear-model/sparse-classifier.ts';
import type { MentionKind } from './mentions.ts';

/**
 * One classifier for each kind of value: the field of the value, or none. Its classes are the fields of the kind, `none`
 * last. The same offers give the same numbers.
 */
export type ValueWeights = Readonly<Record<MentionKind, SparseWeights>>;

/** The weights as they are stored. */
export interface StoredWeights extends ValueWeights {
  /**
   * By kind and field (`money security_deposit`), in thousandths, the minimum probability at which values were usually
   * right.
   */
  readonly least: Readonly<Record<string, number>>;
}
