import { InputError } from '#contract/engine.ts';
import type { Block, Manuscript, Section, Sentence } from '../manuscript.ts';
import { abstractId, partsOf, withBlocks } from './map-sentences.ts';
import { refusals } from './typed-words.ts';

/**
 * Blocks with words written by the author or a model; figures, prompts, notes and cross-references are derived from
 * them.
 */
export type OwnBlock = Extract<Block, { kind: 'paragraph' | 'code' | 'table' | 'heading' }>;

export function ownBlocks(blocks: readonly Block[]): OwnBlock[] {
  return blocks.flatMap((block): OwnBlock[] => {
    if (block.kind === 'figure' || block.kind === 'gap' || block.kind === 'note') return [];
    if (block.kind !== 'paragraph') return [block];
    const sentences = block.sentences.filter(({ origin }) => origin !== 'template');
    return sentences.length === 0 ? [] : [{ ...block, sentences }];
  });
}

/**
 * The location of a sentence: its part, the part's own blocks, its block's index among them and its index in the block.
 */
export interface Spot {
  readonly part: Pick<Section, 'id' | 'aside' | 'covers'>;
  readonly blocks: OwnBlock[];
  readonly at: number;
  readonly block: OwnBlock;
  readonly index: number;
  readonly sentence: Sentence;
}

/** Throws if the draft has no such sentence, or if the abstract only repeats it. */
export function findSpot(manuscript: Manuscript, id: string): Spot {
  for (const part of partsOf(manuscript)) {
    const blocks = ownBlocks(part.blocks);
    for (const [at, block] of blocks.entries()) {
      const sentences = block.kind === 'paragraph' ? block.sentences : [block.sentence];
      const index = sentences.findIndex((sentence) => sentence.id === id);
      const sentence = sentences[index];
      if (sentence === undefined) continue;
      if (part.id === abstractId && manuscript.abstractHeading === undefined) throw new InputError(refusals.repeated);
      return { part, blocks, at, block, index, sentence };
    }
  }
  throw new InputError(refusals.noSentence);
}

/** Returns the manuscript with other blocks in one part and the items of its lists renumbered. */
export function withPart(manuscript: Manuscript, part: string, blocks: readonly Block[]): Manuscript {
  return withBlocks(manuscript, (each) => (each.id === part ? renumbered(blocks) : each.blocks));
}

/** Items of a numbered list count up from the first one's number. */
function renumbered(blocks: readonly Block[]): Block[] {
  const counts: number[] = [];
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' || block.list === undefined) {
      counts.length = 0;
      return block;
    }
    const depth = block.depth ?? 1;
    counts.length = Math.min(counts.length, depth);
    const [first, ...rest] = block.sentences;
    const [mark, before = '', digits = '', after = ''] = /^(\(?)(\d{1,4})([.)])$/.exec(first?.lead ?? '') ?? [];
    if (first === undefined || mark === undefined) return block;
    const number = counts[depth - 1] === undefined ? Number(digits) : (counts[depth - 1] as number) + 1;
    counts[depth - 1] = number;
    const lead = `${before}${number}${after}`;
    if (lead === mark) return block;
    return { ...block, sentences: [{ ...first, lead, text: `${lead}${first.text.slice(mark.length)}` }, ...rest] };
  });
}
