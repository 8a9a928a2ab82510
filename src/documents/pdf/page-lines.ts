import { baselineShare, type ReadPage } from '#contract/documents.ts';
import type { Box } from '../document.ts';
import type { FlowLine, FlowWord } from '../flow.ts';

/** A line of a page as printed, across all columns. */
export interface PageLine extends FlowLine {
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  readonly words: readonly PageWord[];
  /** Where words of this line were struck out. */
  readonly struck: readonly Box[];
  /** In which column it is, on a page with two columns of prose. */
  readonly column?: -1 | 1;
}

export interface PageWord extends FlowWord {
  readonly box: Box;
}

/** Arranges the words of a page in lines from top to bottom, regardless of their order in the file. */
export function pageLines(page: ReadPage, number: number): PageLine[] {
  const words = unpack(page);
  words.sort((one, other) => baselineOf(one.box) - baselineOf(other.box) || one.box.x - other.box.x);
  const rows: Row[] = [];
  for (const word of words) {
    const baseline = baselineOf(word.box);
    const row = rows.at(-1);
    if (row && baseline - row.baseline < 0.4 * Math.max(3, Math.min(word.size, row.size))) row.words.push(word);
    else if (row && word.size < 0.8 * row.size && baseline - row.baseline < 0.5 * row.size) row.words.push(word);
    else rows.push({ baseline, size: word.size, words: [word] });
    const last = rows.at(-1);
    if (last && word.size > last.size) {
      last.size = word.size;
      last.baseline = Math.max(last.baseline, baseline);
    }
  }
  const struck = boxesOf(page.struck);
  return joinSuperscripts(rows).map((row) => {
    const near = struck.filter((box) => Math.abs(baselineOf(box) - row.baseline) < 0.4 * row.size);
    return lineOf(row.words, number, near);
  });
}

interface Row {
  baseline: number;
  size: number;
  words: PageWord[];
}

/** "31st": small raised letters belong to the line below, whose letters they touch. */
function joinSuperscripts(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && above.size < 0.9 * row.size && row.baseline - above.baseline < 0.65 * row.size) {
      joined[joined.length - 1] = { ...row, words: [...above.words, ...row.words] };
    } else joined.push(row);
  }
  return joined;
}

export function lineOf(words: readonly PageWord[], page: number, struck: readonly Box[] = []): PageLine {
  const sorted = joinLetters([...words].sort((one, other) => one.box.x - other.box.x));
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  let size = 0;
  let baseline = 0;
  for (const { box, size: own } of sorted) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
    if (own > size) {
      size = own;
      baseline = baselineOf(box);
    }
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { page, words: sorted, box, baseline, size, indent: left, struck };
}

function unpack(page: ReadPage): PageWord[] {
  if (page.words === '') return [];
  return page.words.split(' ').map((text, index) => {
    const [x = 0, y = 0, width = 0, height = 0, size = 10] = page.places.subarray(5 * index, 5 * index + 5);
    return { text, box: { x, y, width, height }, size, bold: page.bold[index] === 1 };
  });
}

/** Boxes in the format of a read page: four numbers each. */
export function boxesOf(numbers: Float32Array): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < numbers.length; at += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.subarray(at, at + 4);
    boxes.push({ x, y, width, height });
  }
  return boxes;
}

function baselineOf(box: Box): number {
  return box.y + baselineShare * box.height;
}

/** Parts of a word that the file positions separately, without a visible gap between them. */
function joinLetters(words: PageWord[]): PageWord[] {
  const joined: PageWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last ? word.box.x - (last.box.x + last.box.width) : Number.POSITIVE_INFINITY;
    const ordinal = /^(?:st|nd|rd|th)$/.test(word.text) && /\d$/.test(last?.text ?? '');
    const alike = last && (ordinal || Math.abs(last.size - word.size) < 0.15 * word.size);
    if (last && alike && gap > -0.3 * word.size && gap < (ordinal ? 0.25 : 0.06) * last.size) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: { ...last.box, width: word.box.x + word.box.width - last.box.x },
      };
    } else joined.push(word);
  }
  return joined;
}
