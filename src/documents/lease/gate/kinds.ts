import type { Quote } from '../../document.ts';

export type InstrumentKind =
  | 'lease'
  | 'sublease'
  | 'ground_lease'
  | 'license'
  | 'amendment'
  | 'loi'
  | 'purchase_loi'
  | 'psa'
  | 'other';

/** The kind of a document, by its title if it has one, confirmed by its parties, its structure and what it grants. */
export interface JudgedKind {
  readonly kind: InstrumentKind;
  /** For a sentence: 'a credit agreement'. */
  readonly name: string;
  /** The title line, or the decisive words; null if there is nothing to show. */
  readonly evidence: Quote | null;
}

/** Names of the kinds that the tools accept, and of those that are distinguished by structure only. */
export const kindNames: Readonly<Record<Exclude<InstrumentKind, 'other'>, string>> = {
  lease: 'a lease',
  sublease: 'a sublease',
  ground_lease: 'a ground lease',
  license: 'a license to occupy space',
  amendment: 'an amendment of a lease',
  loi: 'a letter of intent to lease',
  purchase_loi: 'a letter of intent to purchase',
  psa: 'a purchase and sale agreement',
};
