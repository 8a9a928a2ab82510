import type { Block, Manuscript, Section, Sentence } from '../manuscript.ts';

/** Applies `change` to every sentence of a manuscript; a heading's section takes the new words as its title. */
export function mapSentences(manuscript: Manuscript, change: (sentence: Sentence) => Sentence): Manuscript {
  return {
    ...manuscript,
    title: change(manuscript.title),
    abstract: mapBlocks(manuscript.abstract, change),
    sections: manuscript.sections.map((section) => ({
      ...section,
      ...(section.heading === undefined ? {} : { heading: change(section.heading) }),
      blocks: mapBlocks(section.blocks, change),
    })),
    figures: manuscript.figures.map((figure) =>
      figure.caption === null ? figure : { ...figure, caption: change(figure.caption) },
    ),
  };
}

/** The parts with paragraphs: the abstract, then the sections. */
export function partsOf(manuscript: Manuscript): Pick<Section, 'id' | 'blocks' | 'covers' | 'aside' | 'title'>[] {
  return [{ id: abstractId, title: 'Abstract', blocks: manuscript.abstract }, ...manuscript.sections];
}

/** Returns the same manuscript with other blocks in its parts. */
export function withBlocks(
  manuscript: Manuscript,
  blocksOf: (part: { readonly id: string; readonly blocks: readonly Block[] }) => readonly Block[],
): Manuscript {
  return {
    ...manuscript,
    abstract: blocksOf({ id: abstractId, blocks: manuscript.abstract }),
    sections: manuscript.sections.map((section) => ({ ...section, blocks: blocksOf(section) })),
  };
}

export const abstractId = 'abstract';

function mapBlocks(blocks: readonly Block[], change: (sentence: Sentence) => Sentence): Block[] {
  return blocks.map((block) =>
    block.kind === 'paragraph'
      ? { ...block, sentences: block.sentences.map(change) }
      : block.kind === 'heading'
        ? { ...block, sentence: change(block.sentence) }
        : block,
  );
}
