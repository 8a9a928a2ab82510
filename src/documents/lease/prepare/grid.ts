import type { Span } from '../../document.ts';

/**
 * `+------+-----+`: the line between two rows of a table drawn with characters; conversion may have inserted spaces.
 */
const border = /\+[-=][-=+\s]{2,600}/g;

const longestRow = 3_000;

/**
 * Rows of tables drawn with characters, `| Term: | 60 months |`, on separate lines or merged into one paragraph: the
 * cells of each row with their positions. A cell that continues below keeps all its lines.
 */
export function gridRows(text: string): Span[][] {
  if (!text.includes('|')) return [];
  const borders = [...text.matchAll(border)].filter(({ 0: line }) => line.trimEnd().endsWith('+'));
  if (borders.length === 0) return lineOf(text);
  return borders.flatMap((line, index): Span[][] => {
    const start = line.index + line[0].length;
    const end = borders[index + 1]?.index ?? text.length;
    const columns = line[0].split('+').length - 2;
    if (columns < 1 || end - start > longestRow) return [];
    const row = cellsOf(text, start, end, columns);
    return row.length === 0 ? [] : [row];
  });
}

/** `| Term: | 60 months |` in a separate paragraph. */
function lineOf(text: string): Span[][] {
  if (text.length > longestRow || !/^\s*\|/.test(text) || !/\|\s*$/.test(text)) return [];
  const row = cellsOf(text, 0, text.length, text.split('|').length - 2);
  return row.length < 2 ? [] : [row];
}

function cellsOf(text: string, start: number, end: number, columns: number): Span[] {
  const bars: number[] = [];
  for (let at = text.indexOf('|', start); at >= 0 && at < end; at = text.indexOf('|', at + 1)) bars.push(at);
  const first = bars[0];
  if (first === undefined || text.slice(start, first).trim() !== '') return [];
  return Array.from({ length: columns }, (_, column): Span | null => {
    // A row ends with a bar after its last column, and the next one begins with another.
    const parts = bars.flatMap((bar, at): Span[] => {
      const next = bars[at + 1];
      return at % (columns + 1) !== column || next === undefined ? [] : trimmed(text, bar + 1, next);
    });
    const [from, to] = [parts[0], parts.at(-1)];
    return from && to ? { start: from.start, end: to.end } : null;
  }).flatMap((cell) => cell ?? []);
}

function trimmed(text: string, start: number, end: number): Span[] {
  const piece = text.slice(start, end);
  const lead = piece.length - piece.trimStart().length;
  return piece.trim() === '' ? [] : [{ start: start + lead, end: start + piece.trimEnd().length }];
}
