import { isInLine } from './citations/cite-typed.ts';
import type { Reference, ResearchInput } from './manuscript.ts';
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
  const given = readSeeds(options.seeds);
  const listed = readPieces(text).filter(({ kind, reference }) => kind === 'sentence' && reference === true);
  const bibtex = listed.filter(isPastedBibtex);
  const printed = unlisted(
    listed.filter((piece) => !bibtex.includes(piece)).map(({ words }) => words),
    given.references,
  );
  const pasted = [...bibtex.map(({ words }) => words), ...printed];
  if (pasted.length === 0) return given;
  return readSeeds([options.seeds, ...pasted].filter((part) => part.trim() !== '').join('\n\n'));
}

/**
 * The entries of the author's own list of references that are no seed papers yet. A list is taken as a whole: if one of
 * its entries can't be read, it stays as typed.
 */
function unlisted(entries: readonly string[], given: readonly Reference[]): string[] {
  const open = entries.filter((entry) => given.filter((reference) => isInLine(reference, entry)).length !== 1);
  return open.every((entry) => readSeeds(entry).references.length === 1) ? open : [];
}
