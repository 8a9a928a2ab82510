import { type FlowRow, lineText } from '../flow.ts';
import { lineOf, type PageLine, type PageWord } from './page-lines.ts';
import { proseColumns } from './prose-columns.ts';
import { type Grid, rowsOfGrid } from './ruled-tables.ts';
import { segmentsOf, usualSpace } from './segments.ts';

/** A page's lines in reading order: runs of text, tables, and columns that are read one after the other. */
export type PagePart =
  | { readonly kind: 'lines'; readonly lines: readonly PageLine[] }
  | { readonly kind: 'table'; readonly rows: readonly FlowRow[] };

interface Cut {
  readonly line: PageLine;
  readonly segments: readonly PageLine[];
}

export function partsOf(
  lines: readonly PageLine[],
  grids: readonly Grid[] = [],
  space = usualSpace(lines),
): PagePart[] {
  const [grid, ...others] = grids;
  if (grid !== undefined) {
    const rows = rowsOfGrid(lines, grid);
    if (rows === null) return partsOf(lines, others, space);
    const above = lines.filter(({ baseline }) => baseline <= grid.top);
    const below = lines.filter(({ baseline }) => baseline > grid.bottom);
    return [...partsOf(above, [], space), { kind: 'table', rows }, ...partsOf(below, others, space)];
  }
  const columns = proseColumns(lines);
  if (columns === null) return textAndTables(lines, space);
  const { from, to, left, right } = columns;
  return [lines.slice(0, from), left, right, lines.slice(to)].flatMap((part) => partsOf(part, [], space));
}

function textAndTables(lines: readonly PageLine[], space: number): PagePart[] {
  const cuts: Cut[] = lines.map((line) => ({ line, segments: segmentsOf(line, space) }));
  const parts: PagePart[] = [];
  let text: PageLine[] = [];
  const endText = () => {
    if (text.length > 0) parts.push({ kind: 'lines', lines: text });
    text = [];
  };
  let at = 0;
  while (at < cuts.length) {
    const group = groupFrom(cuts, at);
    const columns = group.length > 1 || (cuts[at]?.segments.length ?? 0) > 1 ? columnsOf(group) : [];
    const rows = group.filter((cut) => cut.segments.length > 1).length;
    if (columns.length < 2 || rows < 2) {
      const cut = cuts[at];
      if (cut) text.push(cut.line);
      at += 1;
      continue;
    }
    endText();
    parts.push({ kind: 'table', rows: rowsOf(group, columns) });
    at += group.length;
  }
  endText();
  return parts;
}

/** Lines from this one on that may be rows of one table: aligned cells, and lines inside one of them. */
function groupFrom(cuts: readonly Cut[], from: number): Cut[] {
  const first = cuts[from];
  if (!first || first.segments.length < 2) return [];
  const group = [first];
  let ranges = first.segments.map(rangeOf);
  let pending: Cut[] = [];
  for (let at = from + 1; at < cuts.length; at += 1) {
    const cut = cuts[at];
    const before = pending.at(-1) ?? group.at(-1);
    if (!cut || !before) break;
    if (cut.line.baseline - before.line.baseline > 3 * cut.line.size) break;
    if (cut.segments.length > 1) {
      if (!cut.segments.slice(1).some((segment) => ranges.slice(1).some((range) => touches(rangeOf(segment), range))))
        break;
      const seen = columnsOf([...group, ...pending, cut]);
      if (seen.length < 2 || isOtherTable(cuts, at, group, ranges)) break;
      group.push(...pending, cut);
      pending = [];
      ranges = seen;
    } else {
      // The rest of a cell; it belongs to the table if it stays within the cell's column.
      const range = rangeOf(cut.line);
      const own = ranges.filter((each) => touches(range, each));
      const index = own[0] ? ranges.indexOf(own[0]) : -1;
      if (own.length !== 1 || pending.length > 12) break;
      const next = ranges[index + 1];
      if (next && range.right > next.left) break;
      // Running text below a table starts at the left margin and is wider than the first column.
      if (index === 0 && own[0] && range.right > own[0].right + 2 * cut.line.size) break;
      pending.push(cut);
    }
  }
  const tail = pending.findIndex((cut, index) => {
    const range = rangeOf(cut.line);
    const label = group.at(-1)?.segments[0];
    if (index === 0 && label && endsLabel(label, label, cut.line)) return false;
    return !ranges.slice(1).some((each) => touches(range, each));
  });
  // Final lines that are only under the first column may not be cells.
  return [...group, ...(tail < 0 ? pending : pending.slice(0, tail))];
}

/**
 * Labels with values, and a table of amounts above or below them, have different columns. The columns of one would
 * split the values of the other, so the columns of most rows so far are used, or those of the next two rows.
 */
function isOtherTable(cuts: readonly Cut[], at: number, group: readonly Cut[], columns: readonly Range[]): boolean {
  const rows = group.filter(({ segments }) => segments.length > 1);
  const next = cuts.slice(at, at + 6).filter(({ segments }) => segments.length > 1);
  if (rows.length < 2 || next.length < 2) return false;
  const [first] = next;
  if (columns.length > 2 && first && isNumbered(first) && !rows.some(isNumbered)) return true;
  const seen = columnsOf([...group, ...next.slice(0, 2)]);
  const torn = rows.filter((row) => reachesOver(row, seen) && !reachesOver(row, columns)).length;
  if (torn > 2 && torn > rows.length / 2) return true;
  const whole = rows.length > 2 && !rows.some((row) => reachesOver(row, columns));
  return whole && next.slice(0, 2).every((row) => reachesOver(row, columns));
}

function isNumbered({ line }: Cut): boolean {
  return numbered.test(lineText(line));
}

function reachesOver({ segments }: Cut, columns: readonly Range[]): boolean {
  return segments.some((segment) => columns.filter((column) => touches(rangeOf(segment), column)).length > 1);
}

interface Cell {
  readonly column: number;
  readonly line: PageLine;
}

interface Range {
  readonly left: number;
  readonly right: number;
}

function rangeOf(line: PageLine): Range {
  return { left: line.box.x, right: line.box.x + line.box.width };
}

function touches(one: Range, other: Range): boolean {
  return one.left < other.right && other.left < one.right;
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: { left: number; right: number }[] = [];
  for (const range of [...ranges].sort((one, other) => one.left - other.left)) {
    const last = merged.at(-1);
    if (last && range.left < last.right) last.right = Math.max(last.right, range.right);
    else merged.push({ ...range });
  }
  return merged;
}

/** Taken from the rows with the most cells, so that a heading over two columns doesn't merge them. */
function columnsOf(group: readonly Cut[]): Range[] {
  const counts = group.map((cut) => cut.segments.length).sort((one, other) => other - one);
  // A single line with more pieces than all others is a justified one.
  const most = counts[1] ?? counts[0] ?? 0;
  const telling = group.filter((cut) => cut.segments.length === most);
  let columns = mergeRanges(telling.flatMap((cut) => cut.segments.map(rangeOf)));
  for (const cut of group) {
    for (const segment of cut.segments) {
      const range = rangeOf(segment);
      const touched = columns.filter((column) => touches(range, column));
      if (touched.length === 0) columns = mergeRanges([...columns, range]);
      const [only] = touched;
      if (touched.length !== 1 || !only) continue;
      const widened = { left: Math.min(only.left, range.left), right: Math.max(only.right, range.right) };
      if (columns.filter((column) => touches(widened, column)).length === 1) columns[columns.indexOf(only)] = widened;
    }
  }
  return columns;
}

/** The segments of a line, one per column: a segment that spans several columns is split between its words. */
function cellsOf(cut: Cut, columns: readonly Range[]): Cell[] {
  return cut.segments.flatMap((segment) => {
    const touched = columns.flatMap((column, index) => (touches(rangeOf(segment), column) ? [index] : []));
    if (touched.length < 2) return [{ column: touched[0] ?? 0, line: segment }];
    const parts = new Map<number, PageWord[]>();
    for (const word of segment.words) {
      const middle = word.box.x + word.box.width / 2;
      const column = touched.reduce((best, index) =>
        distance(columns[index], middle) < distance(columns[best], middle) ? index : best,
      );
      const words = parts.get(column);
      if (words) words.push(word);
      else parts.set(column, [word]);
    }
    return [...parts].map(([column, words]) => ({ column, line: lineOf(words, segment.page) }));
  });
}

function distance(range: Range | undefined, x: number): number {
  if (!range) return Number.POSITIVE_INFINITY;
  return Math.max(range.left - x, x - range.right, 0);
}

/**
 * A line without text in the first column continues the row above, and so does a line that is closer than the distance
 * between rows.
 */
function rowsOf(group: readonly Cut[], columns: readonly Range[]): FlowRow[] {
  const rows: PageLine[][][] = [];
  const gaps = group.slice(1).map((cut, index) => cut.line.baseline - (group[index]?.line.baseline ?? 0));
  const tight = 1.3 * Math.min(...gaps.filter((gap) => gap > 0));
  const loose = gaps.some((gap) => gap > 1.25 * tight);
  // Rows separated by space, most of which have a label: lines without such space between them belong to one cell.
  const labelled = loose && group.filter(({ segments: [first] }) => first && lineText(first).endsWith(':')).length > 3;
  for (const [index, cut] of group.entries()) {
    const cells = cellsOf(cut, columns);
    const current = rows.at(-1);
    const gap = gaps[index - 1] ?? Number.POSITIVE_INFINITY;
    const follows =
      gap <= tight * 1.05 && current !== undefined && cells.some((cell) => cell.column > 0 && goesOn(current, cell));
    const below = current !== undefined && !cells.some((cell) => cell.column === 0);
    const goesOnBelow =
      current !== undefined &&
      !(below && isInnerRow(current, cells)) &&
      (below ||
        follows ||
        (gap <= tight * 1.05 && isRestOfLabel(current, cells, labelled)) ||
        (loose && gap <= tight && cells.length === 1));
    const row = goesOnBelow ? current : columns.map((): PageLine[] => []);
    if (!goesOnBelow) rows.push(row);
    for (const { column, line } of cells) row[column]?.push(line);
  }
  return rows.map((row) => ({
    cells: row.flatMap((lines, column) => (lines.length === 0 ? [] : [{ column, lines }])),
  }));
}

/** `k) Commencement` above `Date:`: the end of a label that is broken over two lines. */
function isRestOfLabel([label = []]: readonly PageLine[][], cells: readonly Cell[], labelled: boolean): boolean {
  const [first, last] = [label[0], label.at(-1)];
  const rest = cells.find(({ column }) => column === 0);
  if (first === undefined || last === undefined || rest === undefined) return false;
  const isOpen =
    labelled && /^[A-Z][^:]{0,50}$/.test(lineText(last)) && /^[\p{L}][^:]{0,50}:?$/u.test(lineText(rest.line));
  return isOpen || endsLabel(first, last, rest.line);
}

/** `first` and `last`: the lines of the label so far. The label ends with a colon, or one of the next lines does. */
function endsLabel(first: PageLine, last: PageLine, rest: PageLine): boolean {
  const end = lineText(rest);
  return (
    numbered.test(lineText(first)) &&
    !lineText(last).endsWith(':') &&
    !numbered.test(end) &&
    /^(?:[A-Z][^:]*:|[A-Z][a-z’'-]+(?: [A-Z][a-z’'-]+)?)$/.test(end)
  );
}

const numbered = /^\(?(?:(?:[a-z]{1,2}|[A-Z]|\d{1,2}(?:\.\d{1,2})*)[.)]|\d{1,2}\.\d{1,2})\s/;

/** A row of a table of amounts inside a cell, below another such row: `Month 5 to 13 | $31,091.67`. */
function isInnerRow(row: readonly PageLine[][], cells: readonly Cell[]): boolean {
  const last = cells.at(-1);
  return (
    last !== undefined &&
    cells.length > 1 &&
    cells.every(({ column }) => (row[column]?.length ?? 0) > 0) &&
    /(?:^|\s)(?:[A-Z]{0,3}[$£€]|[A-Z]{3}\s?)\d[\d,]*\.\d{2}$/.test(lineText(last.line))
  );
}

/** Text that continues the cell above, in lower case. */
function goesOn(row: readonly PageLine[][], { column, line }: Cell): boolean {
  const before = row[column]?.at(-1);
  return before !== undefined && /^[a-z]/.test(lineText(line)) && !/[.:;]$/.test(lineText(before));
}
