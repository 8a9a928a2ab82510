import type { Box } from './document.ts';

/** What the page and paragraph readers return, in reading order, before it becomes one text. */
export type FlowItem = FlowText | FlowTable;

export interface FlowText {
  readonly kind: 'text';
  readonly lines: readonly FlowLine[];
  readonly heading: boolean;
}

export interface FlowTable {
  readonly kind: 'table';
  readonly rows: readonly FlowRow[];
}

export interface FlowRow {
  readonly cells: readonly FlowCell[];
}

export interface FlowCell {
  readonly column: number;
  readonly lines: readonly FlowLine[];
}

/** Words of one page at the same height. */
export interface FlowLine {
  readonly page: number;
  readonly words: readonly FlowWord[];
  readonly box: Box | null;
  readonly indent: number;
}

export interface FlowWord {
  readonly text: string;
  readonly box: Box | null;
  readonly size: number;
  readonly bold: boolean;
}

export function lineText(line: FlowLine): string {
  return line.words.map((word) => word.text).join(' ');
}

export function isBold(line: FlowLine): boolean {
  let bold = 0;
  let all = 0;
  for (const word of line.words) {
    all += word.text.length;
    if (word.bold) bold += word.text.length;
  }
  return all > 0 && bold >= 0.9 * all;
}

/** Type size of most of its characters. */
export function lineSize(line: FlowLine): number {
  const counts = new Map<number, number>();
  for (const word of line.words) {
    const size = Math.round(word.size * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + word.text.length);
  }
  let best = 10;
  let most = 0;
  for (const [size, count] of counts) {
    if (count > most) {
      most = count;
      best = size;
    }
  }
  return best;
}
