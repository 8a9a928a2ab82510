import { InputError } from '#contract/engine.ts';
import type { Manuscript, Move } from '../manuscript.ts';
import { roleOfMove } from '../place-by-moves.ts';
import { sentencesOf } from '../provenance.ts';
import { repeatInAbstract } from './abstract-slots.ts';
import { addSentence } from './add-sentence.ts';
import { abstractId, partsOf } from './map-sentences.ts';

/**
 * Text typed into a prompt becomes sentences of the section, in the prompt's place. If the abstract asks for the same,
 * it repeats the first of them.
 */
export function answerPrompt(
  manuscript: Manuscript,
  { section, move, text }: { readonly section: string; readonly move: Move; readonly text: string },
  version: number,
): Manuscript {
  const home = section === abstractId ? homeOf(manuscript, move) : section;
  if (!asks(manuscript, section, move) || home === undefined) throw new InputError(texts.noPrompt);
  const added = addSentence(
    manuscript,
    { kind: 'add', section: home, after: null, paragraph: true, move, text },
    version,
  );
  if (!asks(manuscript, abstractId, move)) return added;
  const before = new Set([...sentencesOf(manuscript)].map(({ sentence }) => sentence.id));
  const first = [...sentencesOf(added)].find(({ sentence }) => !before.has(sentence.id))?.sentence.id;
  return (first !== undefined && repeatInAbstract(added, move, first)) || added;
}

/** The section where sentences with this move belong, whatever its heading. */
export function homeOf({ sections }: Manuscript, move: Move): string | undefined {
  return sections.find(({ covers }) => covers?.includes(roleOfMove[move]))?.id;
}

function asks(manuscript: Manuscript, section: string, move: Move): boolean {
  return partsOf(manuscript).some(
    ({ id, blocks }) =>
      id === section && blocks.some((block) => block.kind === 'gap' && (block.move ?? block.slot) === move),
  );
}

const texts = {
  noPrompt: 'This prompt is no longer in the draft. Load the newest version and try again.',
} as const;
