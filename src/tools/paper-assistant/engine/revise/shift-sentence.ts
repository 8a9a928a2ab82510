import type { Manuscript } from '../manuscript.ts';
import { findSpot, type OwnBlock, withPart } from './own-blocks.ts';

/**
 * Moves a sentence past its neighbor in the section: within its paragraph, then into the next one. List items, code,
 * tables and headings move as a whole. Null at the end of the section.
 */
export function shiftSentence(manuscript: Manuscript, id: string, to: 'up' | 'down'): Manuscript | null {
  const { part, blocks, block, at, index, sentence } = findSpot(manuscript, id);
  const step = to === 'up' ? -1 : 1;
  if (block.kind === 'paragraph' && block.list === undefined) {
    if (block.sentences[index + step] !== undefined) {
      const sentences = swapped(block.sentences, index, index + step);
      return withPart(manuscript, part.id, blocks.with(at, { ...block, sentences }));
    }
    const next = blocks[at + step];
    const joins = next?.kind === 'paragraph' && next.list === undefined;
    if (joins || block.sentences.length > 1) {
      if (next === undefined) return null;
      const rest = { ...block, sentences: block.sentences.filter((other) => other !== sentence) };
      const left: OwnBlock[] = rest.sentences.length === 0 ? [] : [rest];
      const landed: OwnBlock[] = joins
        ? [{ ...next, sentences: to === 'up' ? [...next.sentences, sentence] : [sentence, ...next.sentences] }]
        : to === 'up'
          ? [{ ...block, sentences: [sentence] }, next]
          : [next, { ...block, sentences: [sentence] }];
      const pair = to === 'up' ? [...landed, ...left] : [...left, ...landed];
      return withPart(manuscript, part.id, blocks.toSpliced(Math.min(at, at + step), 2, ...pair));
    }
  }
  if (blocks[at + step] === undefined) return null;
  return withPart(manuscript, part.id, swapped(blocks, at, at + step));
}

function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] {
  return items.with(one, items[other] as Item).with(other, items[one] as Item);
}
