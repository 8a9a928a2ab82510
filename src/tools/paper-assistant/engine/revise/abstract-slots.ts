import { InputError } from '#contract/engine.ts';
import { abstractBlocks, abstractSlots, repeatSentence } from '../abstract/abstract-blocks.ts';
import { notesToPlace } from '../compose.ts';
import type { Manuscript, Move, Sentence } from '../manuscript.ts';
import { refusals } from './typed-words.ts';

/** Makes a part of the abstract repeat this body sentence, or none. Null if nothing changes. */
export function repeatInAbstract(manuscript: Manuscript, slot: Move, id: string | null): Manuscript | null {
  if (manuscript.abstractHeading !== undefined) throw new InputError(texts.ownAbstract);
  if (!abstractSlots.some((entry) => entry.slot === slot)) throw new InputError(texts.noSlot);
  const repeated = sentencesOf(manuscript.abstract);
  const now = repeated.filter(({ move }) => move?.label === slot);
  if (id === null ? now.length === 0 : now.length === 1 && now[0]?.repeats === id) return null;
  // A sentence is used only once: if it is chosen for this part, the part that had it loses it.
  const others = repeated.filter(({ move, repeats }) => move?.label !== slot && (id === null || repeats !== id));
  return {
    ...manuscript,
    abstract: abstractBlocks(
      id === null ? others : [...others, repeatSentence(bodySentence(manuscript, id), slot)],
      // Choosing no sentence is also a choice: its prompt stays.
      [...manuscript.abstract, { kind: 'gap', text: '', slot }],
    ),
  };
}

const texts = {
  ownAbstract: 'Your text has its own abstract. Edit its sentences instead.',
  noSlot: 'An abstract has no such part. Load the newest version and try again.',
} as const;

function bodySentence({ sections }: Manuscript, id: string): Sentence {
  const sentence = sections
    .filter((section) => section.id !== notesToPlace.id)
    .flatMap(({ blocks }) => sentencesOf(blocks))
    .find((entry) => entry.id === id && entry.origin.startsWith('user'));
  if (sentence === undefined) throw new InputError(refusals.noSentence);
  return sentence;
}

function sentencesOf(blocks: Manuscript['abstract']): Sentence[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
}
