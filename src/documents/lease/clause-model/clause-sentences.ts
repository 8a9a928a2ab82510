import type { Block } from '../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import type { ClauseSentence } from './clause-features.ts';

export interface PlacedSentence extends ClauseSentence {
  readonly block: Block;
  /** Offsets in the document. */
  readonly start: number;
  readonly end: number;
  /** A sentence of the operative instrument that may be a term: not a title, and not in an attachment. */
  readonly isTerm: boolean;
}

/** A shorter one is a title or a table cell. */
const shortest = 30;
/** Shorter ones are page numbers and fragments. */
const shortestKnown = 15;

/** The sentences of a document in order, each with its titles and the previous sentence. */
export function clauseSentences({ blocks }: LeaseText): PlacedSentence[] {
  let before = '';
  return blocks
    .filter(({ contents }) => !contents)
    .flatMap((block) =>
      sentencesOf(block).flatMap(({ start, end }): PlacedSentence[] => {
        const text = block.text.slice(start - block.start, end - block.start);
        const own = { text, section: block.section, before, block, start, end };
        before = text;
        const { kind, operative, attached } = block;
        const isTerm = operative && !attached && kind !== 'heading' && text.length > shortest;
        return text.trim().length > shortestKnown ? [{ ...own, isTerm }] : [];
      }),
    );
}
