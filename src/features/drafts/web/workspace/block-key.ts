import type { DraftBlock } from '#contract/draft-text.ts';

/** Gaps and notes are told apart by their words, everything else by what it holds. */
export function keyOf(block: DraftBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `p ${block.sentences[0]?.id}`;
    case 'heading':
    case 'code':
    case 'table':
      return `h ${block.sentence.id}`;
    case 'figure':
      return block.id;
    default:
      return `${block.kind} ${block.text}`;
  }
}
