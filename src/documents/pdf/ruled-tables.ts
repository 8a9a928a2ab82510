import type { Box } from '../document.ts';
import type { FlowRow } from '../flow.ts';
import { boxesOf, lineOf, type PageLine, type PageWord } from './page-lines.ts';

/** A table whose rows and columns are drawn: the borders, in points from the top left. */
export interface Grid {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Borders of rows, including the outer ones, from top to bottom. */
  readonly rows: readonly number[];
  /** The left border of each column, from left to right. */
  readonly columns: readonly Column[];
}

interface Column {
  readonly x: number;
  /** The parts of its borders that are drawn: a cell that spans several columns has no border inside. */
  readonly uprights: readonly Box[];
}

/** The drawn tables on a page from top to bottom; overlapping tables are left out. `rules`: see `ReadPage.rules`. */
export function gridsOf(rules: Float32Array = new Float32Array()): Grid[] {
  const grids = connected(boxesOf(rules)).flatMap((group) => gridOf(group) ?? []);
  const apart = grids.filter((grid) =>
    grids.every((other) => other === grid || other.top > grid.bottom || other.bottom < grid.top),
  );
  return apart.sort((one, other) => one.top - other.top);
}

/**
 * The cells of a table by its borders, however many lines they have and wherever the lines are in the cell. Null if a
 * line continues outside the table, or if only one row or column has text.
 */
export function rowsOfGrid(lines: readonly PageLine[], grid: Grid): FlowRow[] | null {
  const own = lines.filter(({ baseline }) => baseline > grid.top && baseline <= grid.bottom);
  const isInside = ({ box }: PageWord) => middle(box) > grid.left && middle(box) < grid.right;
  if (!own.every(({ words }) => words.every(isInside))) return null;
  const rows = grid.rows.slice(1).flatMap((bottom, index): FlowRow[] => {
    const top = grid.rows[index] ?? 0;
    const inRow = own.filter(({ baseline }) => baseline > top && baseline <= bottom);
    const borders = bordersAt(grid, (top + bottom) / 2);
    const cells = grid.columns.flatMap((_, column) => {
      const parts = inRow.flatMap((line) => {
        const words = line.words.filter(({ box }) => columnOf(borders, middle(box)) === column);
        return words.length === 0 ? [] : [lineOf(words, line.page, line.struck)];
      });
      return parts.length === 0 ? [] : [{ column, lines: parts }];
    });
    return cells.length === 0 ? [] : [{ cells }];
  });
  const columns = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  return rows.length < 2 || columns.size < 2 ? null : rows;
}

/** The column borders that a row has: index in the table and position. */
function bordersAt({ columns }: Grid, y: number): { index: number; x: number }[] {
  return columns.flatMap(({ x, uprights }, index) =>
    index === 0 || uprights.some((box) => box.y <= y && box.y + box.height >= y) ? [{ index, x }] : [],
  );
}

function columnOf(borders: readonly { index: number; x: number }[], x: number): number {
  return borders.findLast((border) => border.x <= x)?.index ?? 0;
}

/** Rules that belong together are drawn at most this far from each other, in points. */
const near = 2.5;

function gridOf(rules: readonly Box[]): Grid | null {
  const uprights = rules.filter(({ width, height }) => height > width);
  const levels = rules.filter(({ width, height }) => width >= height);
  const left = Math.min(...rules.map(({ x }) => x));
  const right = Math.max(...rules.map(({ x, width }) => x + width));
  const rows = placesOf(levels.map(({ y }) => y)).filter((y) => {
    const at = levels.filter((box) => Math.abs(box.y - y) <= near);
    return at.reduce((sum, { width }) => sum + width, 0) >= 0.5 * (right - left);
  });
  // The sides of a table may be open.
  const columns = placesOf([left, ...uprights.map(({ x }) => x)])
    .filter((x) => x < right - 2 * near)
    .map((x) => ({ x, uprights: uprights.filter((box) => Math.abs(box.x - x) <= near) }));
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined || rows.length < 3 || columns.length < 2) return null;
  return { top, bottom, left, right, rows, columns };
}

/** Sorted; numbers that differ by at most `near` count as one. */
function placesOf(numbers: readonly number[]): number[] {
  const places: number[] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = places.at(-1);
    if (last === undefined || number - last > near) places.push(number);
  }
  return places;
}

/** Groups of rules that touch each other. */
function connected(rules: readonly Box[]): Box[][] {
  const groups: Box[][] = [];
  const open = new Set(rules);
  for (const first of rules) {
    if (!open.delete(first)) continue;
    const group = [first];
    for (const rule of group) {
      for (const other of open) {
        if (!touch(rule, other)) continue;
        open.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function touch(one: Box, other: Box): boolean {
  return (
    one.x <= other.x + other.width + near &&
    other.x <= one.x + one.width + near &&
    one.y <= other.y + other.height + near &&
    other.y <= one.y + one.height + near
  );
}

function middle({ x, width }: Box): number {
  return x + width / 2;
}
