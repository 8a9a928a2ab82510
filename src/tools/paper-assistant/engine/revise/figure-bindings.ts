import { InputError } from '#contract/engine.ts';
import type { Manuscript } from '../manuscript.ts';

/** Links a figure to the sentence that the author chose, or to none. Null if that is already the author's choice. */
export function bindFigure(manuscript: Manuscript, id: string, sentence: string | null): Manuscript | null {
  const figure = manuscript.figures.find((entry) => entry.id === id);
  const known = manuscript.sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'paragraph' && block.sentences.some((entry) => entry.id === sentence)),
  );
  if (figure === undefined || (sentence !== null && !known)) throw new InputError(noSuchPlace);
  if (figure.boundBy === 'author' && figure.mentionedBy === sentence) return null;
  return {
    ...manuscript,
    figures: manuscript.figures.map((entry) =>
      entry === figure ? { ...entry, mentionedBy: sentence, boundBy: 'author' } : entry,
    ),
  };
}

const noSuchPlace = 'The figure or the sentence is no longer in the draft. Load the newest version and try again.';
