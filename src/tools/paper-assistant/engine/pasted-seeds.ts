import { isInLine } from './citations/cite-typed.ts';
import type { Reference, ResearchInput } from './manuscript.ts';
import { isBibtexEntry } from './reference-lines.ts';
import { readSeeds, type Seeds } from './seeds.ts';
import { type Piece, readPieces } from './sentences.ts';

/**
 * A BibTeX entry that was pasted into the text is a seed paper, not a sentence: the draft lists it as a reference. An
 * entry that cannot be read stays in the text.
 */
export function isPastedBibtex({ reference, words }: Piece): boolean {
  return reference === true && isBibtexEntry(words) && readSeeds(words).references.length === 1;
}

/**
 * The seed papers that were given with the text and in it. `listed`: includes those in the author's own list of
 * references, if the whole list can be read.
 */
export function seedsOf(
  { text, options }: Pick<ResearchInput, 'text' | 'options'>,
  { listed }: { readonly listed: boolean },
): Seeds {
  const entries = listedIn(text);
  const bibtex = entries.filter(isPastedBibtex);
  const printed = entries.filter((piece) => !bibtex.includes(piece)).map(({ words }) => words);
  const pasted = [
    ...bibtex.map(({ words }) => words),
    ...(listed ? unlisted(printed, readSeeds(options.seeds).references) : []),
  ];
  return readSeeds([options.seeds, ...pasted].filter((part) => part.trim() !== '').join('\n\n'));
}

/** Cached, because the text of a draft is read several times. */
let lastRead: { readonly text: string; readonly entries: readonly Piece[] } | null = null;

function listedIn(text: string): readonly Piece[] {
  if (lastRead?.text !== text) {
    const entries = readPieces(text).filter(({ kind, reference }) => kind === 'sentence' && reference === true);
    lastRead = { text, entries };
  }
  return lastRead.entries;
}

/**
 * The seed papers of an existing draft: includes the works in the author's own list only if the draft took them from
 * there.
 */
export function seedsIn(
  input: Pick<ResearchInput, 'text' | 'options'>,
  references: readonly Pick<Reference, 'key'>[],
): Seeds {
  const keys = new Set(references.map(({ key }) => key));
  const all = seedsOf(input, { listed: true });
  return all.references.every(({ key }) => keys.has(key)) ? all : seedsOf(input, { listed: false });
}

/**
 * The entries in the author's own list of references that are not seed papers yet. A list is taken as a whole: if one
 * of its entries can't be read, the list stays as typed.
 */
function unlisted(entries: readonly string[], given: readonly Reference[]): string[] {
  const open = entries.filter((entry) => given.filter((reference) => isInLine(reference, entry)).length !== 1);
  return open.every((entry) => readSeeds(entry).references.length === 1) ? open : [];
}
