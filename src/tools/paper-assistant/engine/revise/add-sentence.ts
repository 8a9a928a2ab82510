import type { DraftChange } from '#contract/draft-changes.ts';
import { InputError } from '#contract/engine.ts';
import { cleanText } from '#contract/free-text.ts';
import { fold, inlinesOf } from '../inlines.ts';
import type { Manuscript, Section, Sentence } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { readPieces } from '../sentences.ts';
import { abstractId, partsOf } from './map-sentences.ts';
import { movesIn } from './move-sentence.ts';
import { findSpot, type OwnBlock, ownBlocks, withPart } from './own-blocks.ts';
import { addedId, isOfText } from './text-order.ts';
import { mostCharacters, refusals, typedWords } from './typed-words.ts';

type Addition = Extract<DraftChange, { kind: 'add' }>;

/** Adds the author's text after a sentence, or at the end of a section. */
export function addSentence(manuscript: Manuscript, change: Addition, version: number): Manuscript {
  const part = partsOf(manuscript).find(({ id }) => id === change.section);
  if (part === undefined) throw new InputError(texts.noSection);
  if (part.id === abstractId && manuscript.abstractHeading === undefined) throw new InputError(refusals.repeated);
  const spot = change.after === null ? null : findSpot(manuscript, change.after);
  if (spot !== null && spot.part.id !== part.id) throw new InputError(refusals.noSentence);
  const blocks = ownBlocks(part.blocks);
  const at = spot?.at ?? blocks.length - 1;
  const block = blocks[at];
  const neighbor = spot?.sentence ?? (block?.kind === 'paragraph' ? block.sentences.at(-1) : undefined);
  const anchor = lastOfText(manuscript, part.id, neighbor?.id);
  const added = sentencesIn(change.text).map(
    (text, index): Sentence => ({
      id: addedId(anchor, version, index + 1),
      origin: 'user-edited',
      text,
      inlines: inlinesOf(text),
      ...moveOf(change.move, neighbor, part),
    }),
  );
  const joins = !change.paragraph && block?.kind === 'paragraph' && (spot !== null || isRunning(block));
  if (joins) {
    const index = spot === null ? block.sentences.length : spot.index + 1;
    return withPart(manuscript, part.id, [
      ...blocks.slice(0, at),
      { ...block, sentences: block.sentences.toSpliced(index, 0, ...added) },
      ...blocks.slice(at + 1),
    ]);
  }
  return withPart(manuscript, part.id, blocks.toSpliced(at + 1, 0, paragraphLike(block, added)));
}

const texts = {
  noSection: 'The draft has no such section any more. Load the newest version and try again.',
} as const;

/** Several sentences if the composer would split the text; one if it would find a heading or a list. */
function sentencesIn(text: string): string[] {
  const pieces = readPieces(cleanText(text, mostCharacters));
  const plain = pieces.every(({ kind, lead, label }) => kind === 'sentence' && lead === '' && !label);
  const words = typedWords(text);
  return plain ? pieces.map((piece) => fold(piece.text)) : [words];
}

function isRunning(block: OwnBlock & { kind: 'paragraph' }): boolean {
  return block.list === undefined && block.quote !== true && block.sentences.every(({ origin }) => origin !== 'model');
}

/** A sentence added after a list item becomes an item too. */
function paragraphLike(block: OwnBlock | undefined, sentences: readonly Sentence[]): OwnBlock {
  if (block?.kind !== 'paragraph' || block.list === undefined) return { kind: 'paragraph', sentences };
  const lead = block.sentences[0]?.lead;
  return {
    ...block,
    sentences: sentences.map((sentence, index) =>
      index > 0 || lead === undefined ? sentence : { ...sentence, lead, text: `${lead} ${sentence.text}` },
    ),
  };
}

/** A sentence gets its neighbor's class if the author did not choose one, with low confidence. */
function moveOf(
  move: Addition['move'],
  neighbor: Sentence | undefined,
  { aside, covers = [] }: Pick<Section, 'aside' | 'covers'>,
): Pick<Sentence, 'move'> {
  if (aside) return {};
  if (move !== null) return { move: { label: move, confidence: 'high' } };
  return { move: { label: neighbor?.move?.label ?? movesIn(covers)[0] ?? 'background', confidence: 'low' } };
}

/** The last sentence of the author's text before a position: ids of added sentences are derived from it. */
function lastOfText(manuscript: Manuscript, part: string, neighbor: string | undefined): string {
  let last = 's0';
  let reached = false;
  for (const { sentence, where } of sentencesOf(manuscript)) {
    if (reached && where !== part) break;
    if (where === part) reached = true;
    if (isOfText(sentence.id)) last = sentence.id;
    if (sentence.id === neighbor) break;
  }
  return last;
}
