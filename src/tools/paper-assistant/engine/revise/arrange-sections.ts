import { InputError } from '#contract/engine.ts';
import { limits } from '#contract/limits.ts';
import { notesToPlace } from '../compose.ts';
import { headingName } from '../heading-names.ts';
import { inlinesOf } from '../inlines.ts';
import type { Block, Manuscript, Section, Sentence } from '../manuscript.ts';
import { covers } from '../section-list.ts';
import { ownBlocks } from './own-blocks.ts';
import { typedWords } from './typed-words.ts';

/** Changes of a whole section. Notes to place stay last, because they are not part of the paper. */
export function arrangementsOf({ sections }: Manuscript, id: string): ('up' | 'down' | 'remove')[] {
  const placed = sections.filter((section) => section.id !== notesToPlace.id);
  const at = placed.findIndex((section) => section.id === id);
  if (at === -1) return [];
  return [
    ...(at > 0 ? (['up'] as const) : []),
    ...(at < placed.length - 1 ? (['down'] as const) : []),
    ...(placed.length > 1 ? (['remove'] as const) : []),
  ];
}

/** Adds an empty section with this heading after another one, or as the first. */
export function addSection(manuscript: Manuscript, after: string | null, text: string, version: number): Manuscript {
  const { sections } = manuscript;
  const words = typedWords(text);
  if (words.length > limits.drafts.titleCharacters) throw new InputError(texts.tooLong);
  const at = after === null ? 0 : indexOf(manuscript, after) + 1;
  const id = `added-${version}`;
  const name = headingName(words);
  const done = new Set(sections.flatMap((section) => section.covers ?? []));
  const own = name === null ? [] : covers(name.role, words, name).filter((role) => !done.has(role));
  const section: Section = {
    id,
    title: words.replace(/[:.]$/, ''),
    origin: 'user-edited',
    heading: { id: `h-${id}`, origin: 'user-edited', text: words, inlines: inlinesOf(words) },
    ...(own.length === 0 ? {} : { covers: own }),
    ...(name !== null && ['declaration', 'references', 'keywords'].includes(name.role) ? { aside: true as const } : {}),
    blocks: [],
  };
  return { ...manuscript, sections: sections.toSpliced(at, 0, section) };
}

/** Swaps a section with the one before or after it. Null at the end of the paper. */
export function shiftSection(manuscript: Manuscript, id: string, to: 'up' | 'down'): Manuscript | null {
  const at = indexOf(manuscript, id);
  if (!arrangementsOf(manuscript, id).includes(to)) return null;
  const { sections } = manuscript;
  const section = sections[at] as Section;
  return { ...manuscript, sections: sections.toSpliced(at, 1).toSpliced(to === 'up' ? at - 1 : at + 1, 0, section) };
}

/**
 * Removes a section from the paper. Its sentences and its heading go to Notes to place, so that no sentence is lost.
 */
export function removeSection(manuscript: Manuscript, id: string): Manuscript {
  const { sections } = manuscript;
  const section = sections[indexOf(manuscript, id)] as Section;
  if (!arrangementsOf(manuscript, id).includes('remove')) throw new InputError(texts.last);
  const blocks = ownBlocks(section.blocks).map(withoutMoves);
  const left = sections.filter((other) => other !== section);
  if (blocks.length === 0) return { ...manuscript, sections: left };
  const { heading } = section;
  const moved: Block[] = [
    ...(heading === undefined ? [] : [{ kind: 'heading' as const, sentence: heading }]),
    ...blocks,
  ];
  const opened = left.some((other) => other.id === notesToPlace.id) ? left : [...left, notesToPlace];
  return {
    ...manuscript,
    sections: opened.map((other) =>
      other.id === notesToPlace.id ? { ...other, blocks: [...other.blocks, ...moved] } : other,
    ),
  };
}

const texts = {
  noSection: 'The draft has no such section any more. Load the newest version and try again.',
  tooLong: 'A heading may have at most 300 characters.',
  last: 'A draft needs at least one section. Add another section first.',
} as const;

function indexOf({ sections }: Manuscript, id: string): number {
  const at = id === notesToPlace.id ? -1 : sections.findIndex((section) => section.id === id);
  if (at === -1) throw new InputError(texts.noSection);
  return at;
}

/** Sentences in Notes to place have no moves. */
function withoutMoves(block: Block): Block {
  if (block.kind !== 'paragraph') return block;
  return { ...block, sentences: block.sentences.map(({ move: _, ...sentence }): Sentence => sentence) };
}
