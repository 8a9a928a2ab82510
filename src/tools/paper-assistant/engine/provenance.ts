import type { Manuscript, Move, Origin, Sentence } from './manuscript.ts';

/** One line of provenance.json. */
export interface ProvenanceEntry {
  readonly sentence: string;
  readonly origin: Origin;
  readonly text: string;
  /** The repeated sentence. */
  readonly repeats?: string;
  /** The sentence that a model shortened. */
  readonly shortens?: string;
  /** The record with these words. */
  readonly record?: string;
  /** 'title', 'keywords', 'abstract', a section's id (including 'notes-to-place'), or a figure's id. */
  readonly where: string;
  /** The location for display: 'Introduction', 'Caption of fig1'. */
  readonly place: string;
  readonly move?: Move;
  readonly confidence?: 'high' | 'low';
}

/** Every sentence of the manuscript with its origin and location, including headings and captions, in reading order. */
export function describeProvenance(manuscript: Manuscript): ProvenanceEntry[] {
  const titles = new Map(manuscript.sections.map(({ id, title }) => [id, title]));
  const fixed = new Map([
    ['title', 'Title'],
    ['keywords', 'Keywords'],
    ['abstract', 'Abstract'],
  ]);
  return [...sentencesOf(manuscript)].map(
    ({ sentence: { id, origin, text, move, repeats, shortens, record }, where }) => ({
      sentence: id,
      origin,
      text,
      where,
      ...(repeats === undefined ? {} : { repeats }),
      ...(shortens === undefined ? {} : { shortens }),
      ...(record === undefined ? {} : { record }),
      place: titles.get(where) ?? fixed.get(where) ?? `Caption of ${where}`,
      ...(move === undefined ? {} : { move: move.label, confidence: move.confidence }),
    }),
  );
}

/** Yields every sentence of a manuscript exactly once. */
export function* sentencesOf(manuscript: Manuscript): Generator<{ sentence: Sentence; where: string }> {
  yield { sentence: manuscript.title, where: 'title' };
  if (manuscript.keywordLine !== undefined) yield { sentence: manuscript.keywordLine, where: 'keywords' };
  if (manuscript.abstractHeading !== undefined) yield { sentence: manuscript.abstractHeading, where: 'abstract' };
  const parts = [{ id: 'abstract', heading: undefined, blocks: manuscript.abstract }, ...manuscript.sections];
  for (const { id, heading, blocks } of parts) {
    if (heading !== undefined) yield { sentence: heading, where: id };
    for (const block of blocks) {
      if ('sentence' in block) yield { sentence: block.sentence, where: id };
      else if (block.kind === 'paragraph') for (const sentence of block.sentences) yield { sentence, where: id };
    }
  }
  for (const { id, caption } of manuscript.figures) if (caption !== null) yield { sentence: caption, where: id };
}
