import type { LeaseText } from '../../prepare/lease-text.ts';
import { sentencesIn, type TermPart, termsOf } from '../terms.ts';

/** Every sentence with its heading; the cells of a row, and the sentences of long cells, are separate. */
export function sentencesOfTerms(text: LeaseText): readonly { readonly heading: string; readonly part: TermPart }[] {
  return termsOf(text).flatMap(({ heading, parts }) =>
    parts
      .flatMap((part) => (part.block.kind === 'row' ? piecesOf(part) : sentencesIn(part)))
      .filter((part) => part.text.trim().length > 3)
      .map((part) => ({ heading, part })),
  );
}

function piecesOf(part: TermPart): readonly TermPart[] {
  let at = 0;
  return part.text.split(/(?<=[.;])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[A-Z0-9$£€(])|\t/).map((piece): TermPart => {
    const from = part.text.indexOf(piece, at);
    at = from + piece.length;
    return { block: part.block, start: part.start + from, end: part.start + at, text: piece };
  });
}
