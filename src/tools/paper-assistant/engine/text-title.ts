import { headingName } from './heading-names.ts';
import { isMemo } from './memo-line.ts';
import type { Piece } from './sentences.ts';

/** The title of the text, if its first line is one; a memo line such as 'Notes for the paper' is a note. */
export function takeTitle(
  pieces: readonly Piece[],
  titleTaken: (words: string) => boolean,
): { title: Piece | null; notes: Piece[]; rest: readonly Piece[] } {
  const [first, ...rest] = pieces;
  const [second, ...others] = rest;
  // The line of dashes that starts the front matter.
  if (first !== undefined && second?.level === 0 && second.kind === 'heading' && /^-{3,}$/.test(first.words))
    return { title: second, notes: [first], rest: others };
  // 'SiN beams, cooldown 14 -> short paper?' as a separate paragraph.
  if (first?.kind === 'sentence' && isMemo(first.words) && isOwnLine(first, second))
    return { title: null, notes: [first], rest };
  if (first?.kind !== 'heading' || rest.length === 0 || first.label) return { title: null, notes: [], rest: pieces };
  const marked = first.level === 0;
  const known = headingName(first.words) !== null;
  // If there are several headings on the same level, each is a section heading.
  const oneOfMany =
    first.lead !== '' &&
    rest[0]?.kind !== 'heading' &&
    rest.some(({ kind, level, lead }) => kind === 'heading' && level <= first.level && lead === first.lead);
  const asked = first.words.endsWith('?') && rest.some(({ kind, words }) => kind === 'heading' && words.endsWith('?'));
  if (!marked && (known || oneOfMany || asked)) return { title: null, notes: [], rest: pieces };
  if (titleTaken(first.words) || (!marked && isMemo(first.words))) return { title: null, notes: [first], rest };
  return { title: first, notes: [], rest };
}

function isOwnLine({ words, block, list }: Piece, next: Piece | undefined): boolean {
  return list === null && next !== undefined && next.block !== block && words.length <= 80 && !/[.:;]$/.test(words);
}
