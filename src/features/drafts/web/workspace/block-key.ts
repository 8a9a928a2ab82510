import type { DraftBlock } from '#contract/draft-text.ts';

/** Prompts and notes are identified by their text, everything else by its content's id. */
export function blockKey(block: DraftBlock): string {
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
