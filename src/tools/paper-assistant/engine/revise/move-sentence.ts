import { InputError } from '#contract/engine.ts';
import { notesToPlace } from '../compose.ts';
import type { Block, Manuscript, Move, Section, Sentence, StandardRole } from '../manuscript.ts';
import { roleOfMove } from '../place-by-moves.ts';
import { abstractId, partsOf, withBlocks } from './map-sentences.ts';
import { refusals } from './typed-words.ts';

interface Place {
  readonly section: string;
  readonly title: string;
  readonly move: Move | null;
}

/** Where a body sentence can be moved, and with which move; in manuscript order. */
export function placesOf(manuscript: Manuscript): Place[] {
  const places = partsOf(manuscript)
    .filter(({ id }) => id !== notesToPlace.id && (id !== abstractId || manuscript.abstractHeading !== undefined))
    .flatMap(({ id: section, title, covers = [] }): Place[] =>
      covers.length === 0
        ? [{ section, title, move: null }]
        : movesIn(covers).map((move) => ({ section, title, move })),
    );
  return [...places, { section: notesToPlace.id, title: notesToPlace.title, move: null }];
}

/**
 * Moves a sentence to the end of a section, with this rhetorical move; within its own section only the move changes.
 * Null if nothing changes.
 */
export function moveSentence(manuscript: Manuscript, id: string, to: string, move: Move | null): Manuscript | null {
  const parts = partsOf(manuscript);
  const from = parts.find(({ blocks }) => blocks.some((block) => holds(block, id)));
  const sentence = from?.blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .find((entry) => entry.id === id);
  if (from === undefined || sentence === undefined) throw new InputError(refusals.noSentence);
  if (sentence.repeats !== undefined || sentence.origin === 'template') throw new InputError(texts.repeated);
  if (!placesOf(manuscript).some((place) => place.section === to && place.move === move))
    throw new InputError(texts.noPlace);
  const target = parts.find((part) => part.id === to) ?? notesToPlace;
  const moved = withMove(sentence, target, move);
  if (from.id === to) {
    if (moved.move?.label === sentence.move?.label && sentence.move?.confidence !== 'low') return null;
    return withBlocks(manuscript, ({ blocks }) =>
      blocks.map((block) =>
        block.kind === 'paragraph'
          ? { ...block, sentences: block.sentences.map((entry) => (entry.id === id ? moved : entry)) }
          : block,
      ),
    );
  }
  const opened = parts.some((part) => part.id === to)
    ? manuscript
    : { ...manuscript, sections: [...manuscript.sections, notesToPlace] };
  return withBlocks(opened, ({ id: part, blocks }) => {
    if (part === from.id) return without(blocks, id);
    return part === to ? withAtEnd(blocks, moved) : blocks;
  });
}

const texts = {
  repeated: 'Only sentences of the text can be moved. Choose another sentence for the abstract instead.',
  noPlace: 'The draft has no such place any more. Load the newest version and try again.',
} as const;

export function movesIn(covers: readonly StandardRole[]): Move[] {
  return (Object.keys(roleOfMove) as Move[]).filter((move) => covers.includes(roleOfMove[move]));
}

/**
 * In a part whose sentences have moves, each sentence gets one: the chosen one, otherwise its own, otherwise
 * background.
 */
function withMove(sentence: Sentence, target: Pick<Section, 'id' | 'aside'>, move: Move | null): Sentence {
  const { move: before, ...rest } = sentence;
  if (target.aside) return rest;
  if (move !== null) return { ...rest, move: { label: move, confidence: 'high' } };
  return { ...rest, move: before ?? { label: 'background', confidence: 'low' } };
}

function holds(block: Block, id: string): boolean {
  return block.kind === 'paragraph' && block.sentences.some((sentence) => sentence.id === id);
}

function without(blocks: readonly Block[], id: string): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (!holds(block, id) || block.kind !== 'paragraph') return [block];
    const sentences = block.sentences.filter((sentence) => sentence.id !== id);
    return sentences.length === 0 ? [] : [{ ...block, sentences }];
  });
}

/** Appended to the last paragraph if that is body text of the author, otherwise as a new paragraph after all text. */
function withAtEnd(blocks: readonly Block[], sentence: Sentence): Block[] {
  const end = blocks.findLastIndex(({ kind }) => kind === 'paragraph' || kind === 'heading' || kind === 'figure');
  const last = blocks.findLast(({ kind }) => kind === 'paragraph' || kind === 'heading');
  const joins =
    last?.kind === 'paragraph' && last.list === undefined && last.sentences.every(({ origin }) => origin !== 'model');
  if (joins) {
    return blocks.map((block) => (block === last ? { ...last, sentences: [...last.sentences, sentence] } : block));
  }
  return [...blocks.slice(0, end + 1), { kind: 'paragraph', sentences: [sentence] }, ...blocks.slice(end + 1)];
}
