import { type FigureProposals, sentenceCharacters } from '#contract/figure-proposals.ts';
import { cleanText } from '#contract/free-text.ts';
import { compose } from './compose.ts';
import { readPieces } from './sentences.ts';

/** Where the composer would place images with these descriptions. */
export function proposeFigures(typed: string, descriptions: readonly string[]): FigureProposals {
  const text = cleanText(typed).trim();
  const { manuscript } = compose({
    text,
    images: descriptions.map((description, index) => ({
      file: `figures/fig${index + 1}.png`,
      description: cleanText(description).trim(),
      width: 1,
      height: 1,
      type: 'png',
    })),
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  });
  const words = new Map(readPieces(text).map((piece) => [piece.id, shortened(piece.words)]));
  const placed = new Map(manuscript.figures.map((figure) => [figure.id, figure]));
  return {
    figures: descriptions.map((_, index) => {
      const figure = placed.get(`fig${index + 1}`);
      const by = figure?.boundBy === 'number' || figure?.boundBy === 'words' ? figure.boundBy : null;
      return { number: figure?.number ?? index + 1, by, sentence: words.get(figure?.mentionedBy ?? '') ?? null };
    }),
    sentences: manuscript.sections
      .filter(({ aside }) => aside !== true)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
      .flatMap(({ id }) => words.get(id) ?? []),
  };
}

/** The first characters of a sentence, by which a package identifies it. */
function shortened(words: string): string {
  return words.slice(0, sentenceCharacters).trim();
}
