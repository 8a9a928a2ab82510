import type { Move, StandardRole } from './manuscript.ts';
import { roleOfMove } from './place-by-moves.ts';
import type { Open } from './section-moves.ts';
import type { Piece } from './sentences.ts';

/**
 * The sections of tables that no heading places, with their captions: a table is placed with the sentence that mentions
 * it, and numbers between a method and a result with the result. Other tables stay with the text before them.
 */
export function placeTables(
  open: readonly Open[],
  moveOf: (id: string) => Move | undefined,
): ReadonlyMap<string, StandardRole> {
  const places = new Map<string, StandardRole>();
  for (const [at, { piece, context }] of open.entries()) {
    if (piece.table === undefined || context !== null) continue;
    const caption = [open[at - 1], open[at + 1]].find(
      (one) => one !== undefined && one.context === null && isCaption(one.piece),
    )?.piece;
    const roleAt = (index: number): StandardRole | undefined => {
      const one = open[index];
      const move = one === undefined || one.context !== null ? undefined : moveOf(one.piece.id);
      return move === undefined ? undefined : roleOfMove[move];
    };
    const number = /\d{1,2}/.exec(caption?.words ?? '')?.[0];
    const mention =
      number === undefined
        ? -1
        : open.findIndex(({ piece: one }) => one !== caption && tablesIn(one.words).includes(number));
    const next = open.findIndex(({ piece: one }, index) => index > at && one.kind === 'sentence' && one !== caption);
    const place = roleAt(mention) ?? (hasNumbers(piece) && roleAt(next) === 'results' ? 'results' : undefined);
    const before = open.findLastIndex(
      ({ piece: one }, index) => index < at && one.kind === 'sentence' && one !== caption,
    );
    const role = place ?? (caption === undefined ? undefined : roleAt(before));
    if (role === undefined) continue;
    places.set(piece.id, role);
    if (caption !== undefined) places.set(caption.id, role);
  }
  return places;
}

function tablesIn(words: string): string[] {
  return [...words.matchAll(/\btable (\d{1,2})\b/gi)].map(([, number = '']) => number);
}

/** 'Table 1. Rides per station' in a separate paragraph. */
function isCaption({ kind, words, first }: Piece): boolean {
  return kind === 'sentence' && first && /^(?:table|tab\.) ?\d{1,2}\s?[.:–-]/i.test(words);
}

/** Whether most cells to the right of the first column are numbers. */
function hasNumbers({ table }: Piece): boolean {
  const cells = (table?.rows.slice(1) ?? []).flatMap((row) => row.slice(1));
  const numbers = cells.filter((cell) =>
    cell.some((inline) => 'text' in inline && /^\s{0,3}[-−–~<>≈±(]{0,3}\d/.test(inline.text)),
  );
  return numbers.length >= 2 && numbers.length * 2 >= cells.length;
}
