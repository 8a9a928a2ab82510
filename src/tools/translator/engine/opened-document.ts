import type { ProtectedKind } from '#contract/translation.ts';
import type { Passage } from './passages.ts';

/** A document with its translatable passages, in order. */
export interface OpenedDocument {
  readonly passages: readonly Passage[];
  /** Notes for the user. */
  readonly notes: readonly string[];
  readonly kept: ProtectedContent;
  /**
   * Whether a translation has the same keys, formulas and links as its passage, counted in the same way as for the
   * whole document.
   */
  keeps(passage: Passage, translation: string): boolean;
  /** The document with these translations; null leaves a passage unchanged. */
  write(texts: readonly (string | null)[]): Promise<{ readonly bytes: Uint8Array; readonly kept: ProtectedContent }>;
}

export type ProtectedContent = Readonly<Record<ProtectedKind, readonly string[]>>;
