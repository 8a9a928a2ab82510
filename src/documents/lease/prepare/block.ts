import type { Span } from '../../document.ts';
import type { Instrument } from './instruments.ts';

/**
 * A paragraph with the properties that decide whether a statement in it counts: its section, and whether it is in an
 * attachment.
 */
export interface Block extends Span {
  readonly index: number;
  readonly page: number;
  readonly kind: 'text' | 'heading' | 'row';
  readonly text: string;
  /** Titles of the clauses around it, outermost first, in lower case. */
  readonly section: string;
  /** The document within the file that it belongs to. */
  readonly instrument: Instrument;
  /**
   * Part of the operative instrument; false in a master lease, an amendment or a guaranty in the same file, and in a
   * notary's certificate.
   */
  readonly operative: boolean;
  /** In an exhibit without terms of the deal (a form, rules, a plan, a work letter), or in another instrument. */
  readonly attached: boolean;
  /** A line of the table of contents. */
  readonly contents: boolean;
}

/** A match in the document; `groups` with their positions in `Document.text`. */
export interface Hit extends Span {
  readonly text: string;
  readonly block: Block;
  group(index: number): (Span & { readonly text: string }) | null;
}

/** The paragraph at a position, or the last one before it. */
export function blockAt(blocks: readonly Block[], offset: number): Block | undefined {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return blocks[low - 1];
}
