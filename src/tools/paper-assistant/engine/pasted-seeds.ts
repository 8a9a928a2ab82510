import type { ResearchInput } from './manuscript.ts';
import { isBibtexEntry } from './reference-lines.ts';
import { readSeeds, type Seeds } from './seeds.ts';
import { type Piece, readPieces } from './sentences.ts';

/**
 * A BibTeX entry that was pasted into the text is a seed paper, not a sentence: the draft lists it as a reference. One
 * that cannot be read stays in the text.
 */
export function isPastedBibtex({ reference, words }: Piece): boolean {
  return reference === true && isBibtexEntry(words) && readSeeds(words).references.length === 1;
}

/** The seed papers that were given with the text and in it. */
export function seedsOf({ text, options }: Pick<ResearchInput, 'text' | 'options'>): Seeds {
  if (!/^[ \t]*@[a-z]{3,20}\s*\{/im.test(text)) return readSeeds(options.seeds);
  const pasted = readPieces(text).filter(isPastedBibtex);
  return readSeeds(
    [options.seeds, ...pasted.map(({ words }) => words)].filter((part) => part.trim() !== '').join('\n\n'),
  );
}
