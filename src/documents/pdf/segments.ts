import type { Box } from '../document.ts';
import { lineOf, type PageLine, type PageWord } from './page-lines.ts';

/** A line split at its wide gaps: the cells of a row, or one piece of running text. `space` is the page's usual gap. */
export function segmentsOf(line: PageLine, space: number): PageLine[] {
  const gaps = line.words.slice(1).map((word, index) => {
    const before = line.words[index];
    if (!before) return 0;
    const [left, right] = [before.box.x + before.box.width, word.box.x];
    const filled = line.struck.some((box) => box.x < right && box.x + box.width > left);
    return filled ? 0 : right - left;
  });
  if (gaps.length === 0) return [line];
  // Justified lines are stretched, but rarely this far. A typewriter stretches by whole spaces.
  const wide = Math.max(1.3, 2.3 * space) * line.size;
  const groups: PageWord[][] = [[]];
  for (const [index, word] of line.words.entries()) {
    const gap = index === 0 ? 0 : (gaps[index - 1] ?? 0);
    const left = groups.at(-1) ?? [];
    const figures = endsInFigure.test(left.at(-1)?.text ?? '') && startsWithFigure.test(word.text);
    if (gap > (figures ? 0.6 * line.size : wide) && !isMarker(left)) groups.push([word]);
    else left.push(word);
  }
  return groups.length === 1 ? [line] : groups.map((words) => lineOf(words, line.page));
}

/**
 * The usual gap between the words of a page's running text, as a fraction of the font size: about 0.3, in typewriter
 * fonts 0.6, and more in scans of these. Table rows have few words.
 */
export function usualSpace(lines: readonly PageLine[]): number {
  const gaps = lines
    .filter(({ words }) => words.length > 7)
    .flatMap(({ words, size }) =>
      words.slice(1).map(({ box }, index) => (box.x - rightOf(words[index]?.box ?? box)) / size),
    )
    .sort((one, other) => one - other);
  return Math.min(0.9, gaps[Math.floor(gaps.length / 2)] ?? 0.3);
}

function rightOf(box: Box): number {
  return box.x + box.width;
}

/** Between two amounts a smaller gap separates columns: sentences do not contain two in a row. */
const endsInFigure = /[\d)%]$/;
const startsWithFigure = /^[$(]?\d[\d,.]*\d%?\)?$|^\$/;

/** Text to the left of its paragraph: a number, a letter in parentheses, a bullet, a check box. */
function isMarker(words: readonly PageWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return marker.test(text);
}

const marker =
  /^(?:[•·●○▪■◦‣–—*-]|[☐☒☑✓]|\(?(?:[a-z]{1,2}|[ivxl]{1,6}|[A-Z]|\d{1,3})[.)]|\d{1,3}(?:\.\d{1,3}){1,4}\.?(?:\([a-z]\))?|(?:Section|SECTION|Article|ARTICLE|§)\s*[\dIVXL.]+[.:]?)$/;
