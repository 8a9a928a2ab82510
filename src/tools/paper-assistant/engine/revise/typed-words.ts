import { InputError } from '#contract/engine.ts';
import { checkFreeText, cleanText, countWords } from '#contract/free-text.ts';
import { fold } from '../inlines.ts';
import type { Manuscript } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';

/** Error messages that several changes share. */
export const refusals = {
  noSentence: 'This sentence is no longer in the draft. Load the newest version and try again.',
  repeated: 'The abstract repeats sentences of your text. Edit one of them, or choose another.',
} as const;

/** Text typed for one sentence, cleaned like in the form for a new draft. */
export function typedWords(text: string): string {
  const words = fold(cleanText(text, mostCharacters));
  if (countWords(words) === 0) throw new InputError(texts.empty);
  return words;
}

/** Text typed for one line of the front matter or one cell; may be empty. */
export function typedLine(text: string): string {
  return fold(cleanText(text));
}

/**
 * Applies the rules of the form for a new draft to the whole text. Throws if a change violates one that was satisfied
 * before.
 */
export function checkText(before: Manuscript, after: Manuscript): void {
  if (charactersOf(after) > mostCharacters && charactersOf(after) > charactersOf(before))
    throw new InputError(texts.tooLong);
  const problem = checkFreeText(proseOf(after));
  if (problem !== null && checkFreeText(proseOf(before)) === null) throw new InputError(problem);
}

/** Three times the limit for a new draft. */
export const mostCharacters = 30_000;

const texts = {
  empty: 'Please write at least one word. To take a sentence out of a section, move it to Notes to place or delete it.',
  tooLong: 'A draft can hold 30,000 characters of text. Please shorten the sentence or another one first.',
} as const;

function charactersOf(manuscript: Manuscript): number {
  return [...sentencesOf(manuscript)].reduce((sum, { sentence }) => sum + sentence.text.length, 0);
}

function proseOf(manuscript: Manuscript): string {
  const literal = new Set(
    manuscript.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'code' || block.kind === 'table' ? [block.sentence.id] : [])),
    ),
  );
  return [...sentencesOf(manuscript)]
    .flatMap(({ sentence }) => (literal.has(sentence.id) ? [] : [sentence.text]))
    .join('\n');
}
