import { printedWords } from '../inlines.ts';
import type { Inline } from '../manuscript.ts';

/**
 * Widths in percent: each column fits its longest word, and the rest is distributed by the longest cells. Null if
 * everything fits on one line.
 */
export function columnShares(rows: readonly (readonly (readonly Inline[])[])[], columnCm: number): number[] | null {
  const cells = (rows[0] ?? []).map((_, column) => rows.map((row) => printedWords({ inlines: row[column] ?? [] })));
  const lengths = cells.map((column) => Math.max(1, ...column.map(({ length }) => length)));
  if (lengths.reduce((sum, length) => sum + length + 2, 0) <= 40) return null;
  const spacing = 3;
  const least = cells.map(
    (column) => spacing + Math.min(20, Math.max(3, ...column.flatMap((cell) => cell.split(/[\s-]+/)).map(wordLength))),
  );
  const wishes = lengths.map((length, index) => Math.max(0, Math.min(length, 60) - (least[index] ?? 0)));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  const needed = least.reduce((sum, characters) => sum + characters, 0);
  const free = Math.max(0, columnCm * charactersPerCm - needed);
  const widths = least.map(
    (characters, index) => characters + (wished === 0 ? 0 : (free * (wishes[index] ?? 0)) / wished),
  );
  const sum = widths.reduce((all, width) => all + width, 0);
  return widths.map((width) => Math.floor((100 * width) / sum));
}

/** Wide letters at 9 pt with some margin; TeX does not hyphenate the first word of a cell. */
const charactersPerCm = 5;

function wordLength(word: string): number {
  return [...word].length;
}
