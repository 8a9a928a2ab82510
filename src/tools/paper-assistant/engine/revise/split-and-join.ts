import { InputError } from '#contract/engine.ts';
import { fold, inlinesOf, printedWords } from '../inlines.ts';
import type { Manuscript, Sentence } from '../manuscript.ts';
import { reworded } from './edit-sentences.ts';
import { findSpot, type OwnBlock, withPart } from './own-blocks.ts';
import { addedId } from './text-order.ts';
import { typedWords } from './typed-words.ts';

type Paragraph = OwnBlock & { kind: 'paragraph' };

/** Splits a sentence in two; the second one is new, with the class of the first. */
export function splitSentence(
  manuscript: Manuscript,
  id: string,
  first: string,
  second: string,
  version: number,
): Manuscript {
  const { part, blocks, block, at, index, sentence } = findSpot(manuscript, id);
  if (block.kind !== 'paragraph') throw new InputError(texts.onlyRunning);
  const [one, other] = [typedWords(first), typedWords(second)];
  const { trail, ...head } = sentence;
  const rest: Sentence = {
    id: addedId(id, version, 1),
    origin: 'user-edited',
    text: fold(`${other} ${trail ?? ''}`),
    inlines: inlinesOf(other),
    ...(trail === undefined ? {} : { trail }),
    ...(sentence.move === undefined ? {} : { move: sentence.move }),
  };
  const sentences = block.sentences.toSpliced(index, 1, reworded(head, one), rest);
  return withPart(manuscript, part.id, blocks.with(at, { ...block, sentences }));
}

/** Joins two consecutive sentences of a paragraph. Figures of the second one then belong to both. */
export function joinSentences(manuscript: Manuscript, id: string): Manuscript {
  const { part, blocks, block, at, index, sentence } = findSpot(manuscript, id);
  const next = block.kind === 'paragraph' ? block.sentences[index + 1] : undefined;
  if (block.kind !== 'paragraph' || next === undefined) throw new InputError(texts.noNext);
  const { trail: _, ...head } = sentence;
  const joined = reworded(
    {
      ...head,
      ...(next.trail === undefined ? {} : { trail: next.trail }),
      inlines: [...sentence.inlines, ...next.inlines],
    },
    `${printedWords(sentence)} ${printedWords(next)}`,
  );
  const figures = manuscript.figures.map((figure) =>
    figure.mentionedBy === next.id ? { ...figure, mentionedBy: id } : figure,
  );
  const sentences = block.sentences.toSpliced(index, 2, joined);
  return withPart({ ...manuscript, figures }, part.id, blocks.with(at, { ...block, sentences }));
}

/** Starts a paragraph with a sentence, or joins its paragraph to the previous one. Null if nothing changes. */
export function beginParagraph(manuscript: Manuscript, id: string, begins: boolean): Manuscript | null {
  const { part, blocks, block, at, index } = findSpot(manuscript, id);
  if (!isRunning(block)) throw new InputError(texts.onlyParagraphs);
  if (begins) {
    if (index === 0) return null;
    const parted = [block.sentences.slice(0, index), block.sentences.slice(index)];
    return withPart(
      manuscript,
      part.id,
      blocks.toSpliced(at, 1, ...parted.map((sentences): Paragraph => ({ ...block, sentences }))),
    );
  }
  if (index > 0) return null;
  const before = blocks[at - 1];
  if (!isRunning(before)) throw new InputError(texts.noParagraphBefore);
  const joined: Paragraph = { ...before, sentences: [...before.sentences, ...block.sentences] };
  return withPart(manuscript, part.id, blocks.toSpliced(at - 1, 2, joined));
}

const texts = {
  onlyRunning: 'Only a sentence of running text or of a list can be split.',
  noNext: 'No sentence follows this one in its paragraph.',
  onlyParagraphs: 'Only running text has paragraphs.',
  noParagraphBefore: 'No paragraph comes before this one in its section.',
} as const;

function isRunning(block: OwnBlock | undefined): block is Paragraph {
  return block?.kind === 'paragraph' && block.list === undefined;
}
