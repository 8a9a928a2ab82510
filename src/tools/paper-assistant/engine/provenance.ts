import type { Manuscript, Move, Origin, Sentence } from './manuscript.ts';

/** One line of provenance.json. */
export interface ProvenanceEntry {
  readonly sentence: string;
  readonly origin: Origin;
  readonly text: string;
  /** The sentence that it repeats. */
  readonly repeats?: string;
  /** The sentence of which a model left out parts. */
  readonly shortens?: string;
  /** The record whose words these are. */
  readonly record?: string;
  /** 'title', 'keywords', 'abstract', a section's id ('notes-to-place' among them), or a figure's id. */
  readonly where: string;
  /** The same for people: 'Introduction', 'Caption of fig1'. */
  readonly place: string;
  readonly move?: Move;
  readonly confidence?: 'high' | 'low';
}

/** Every sentence of the manuscript with its origin and place, headings and captions included, in reading order. */
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

/** Walks every sentence of a manuscript exactly once. */
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
