import { lineText } from '../flow.ts';
import { lineOf, type PageLine } from './page-lines.ts';

/** Lines `from` to `to` (exclusive) of a page, set in two columns of prose that are read one after the other. */
export interface ProseColumns {
  readonly from: number;
  readonly to: number;
  readonly left: readonly PageLine[];
  readonly right: readonly PageLine[];
}

/** A column of prose has at least this many lines. */
const fewest = 10;

/**
 * The longest part of a page with a gap at the same position in every line. The gap between newspaper columns is often
 * narrower than the gaps between table cells, so the decision depends on the height of the part and on whether both
 * sides are full of prose.
 */
export function proseColumns(lines: readonly PageLine[]): ProseColumns | null {
  if (lines.length < fewest) return null;
  let best: ProseColumns | null = null;
  for (const x of commonGaps(lines)) {
    for (let from = 0; from < lines.length; from += 1) {
      let to = from;
      while (to < lines.length && parts(lines[to], x) && (to === from || isNear(lines[to - 1], lines[to]))) to += 1;
      const longest = best === null ? fewest - 1 : best.to - best.from;
      if (to - from > longest) {
        const stretch = lines.slice(from, to);
        const columns = { from, to, left: side(stretch, x, -1), right: side(stretch, x, 1) };
        if (isProse(columns.left) && isProse(columns.right)) best = columns;
      }
      if (to > from) from = to - 1;
    }
  }
  return best;
}

/** The distance to a running header or footer is larger than the distance between lines of the columns. */
function isNear(above: PageLine | undefined, line: PageLine | undefined): boolean {
  return !above || !line || line.baseline - above.baseline < 3.2 * line.size;
}

/** Positions of gaps in the middle of the page that many lines share, the most common first. */
function commonGaps(lines: readonly PageLine[]): number[] {
  const left = Math.min(...lines.map(({ box }) => box.x));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const gap of gapsOf(line)) {
      // Where the right column begins; the left one may end anywhere.
      const place = Math.round(gap.right) - 3;
      const share = (place - left) / (right - left);
      if (share > 0.35 && share < 0.65) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= 4)
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, 8)
    .map(([place]) => place);
}

/** Gaps wider than those between most words. */
function gapsOf(line: PageLine): { readonly right: number }[] {
  return line.words.slice(1).flatMap((word, index) => {
    const before = line.words[index];
    const left = before ? before.box.x + before.box.width : word.box.x;
    return word.box.x - left > 0.45 * line.size ? [{ right: word.box.x }] : [];
  });
}

/** No word of the line crosses the position, and the words on both sides are far enough from it. */
function parts(line: PageLine | undefined, x: number): boolean {
  return line?.words.every(({ box }) => box.x > x + 1 || box.x + box.width < x - 1) ?? false;
}

function side(lines: readonly PageLine[], x: number, which: -1 | 1): PageLine[] {
  return lines.flatMap((line) => {
    const words = line.words.filter(({ box }) => (box.x > x ? 1 : -1) === which);
    return words.length === 0 ? [] : [{ ...lineOf(words, line.page, line.struck), column: which }];
  });
}

/** Most lines extend from one edge to the other and have as much text as lines of prose. */
function isProse(lines: readonly PageLine[]): boolean {
  if (lines.length < fewest) return false;
  const left = Math.min(...lines.map(({ box }) => box.x));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const full = lines.filter(({ box }) => box.width > 0.85 * (right - left)).length;
  const characters = lines.reduce((sum, line) => sum + lineText(line).length, 0);
  return full > 0.55 * lines.length && characters > 28 * lines.length;
}
