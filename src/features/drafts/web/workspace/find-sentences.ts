import type { DraftText } from '#contract/draft-text.ts';

/** A run of text on a page, in points from the page's top left. */
export interface PlacedText {
  /** From 1. */
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PlacedBox = Omit<PlacedText, 'text'>;

/**
 * Where the sentences are on the pages, line by line. A PDF says where its letters are but not which sentence they
 * belong to, so sentences are found by their letters and digits, in reading order, because an abstract repeats some of
 * them. Formulas and citations may be printed differently, and page numbers can interrupt a sentence: then its pieces
 * are searched for one by one. A sentence that isn't found has no position.
 */
export function findSentences(
  sentences: readonly { readonly id: string; readonly words: string }[],
  texts: readonly PlacedText[],
): Map<string, readonly PlacedBox[]> {
  const printed = lettersOf(texts);
  const found = new Map<string, readonly PlacedBox[]>();
  let cursor = 0;
  for (const { id, words } of sentences) {
    const letters = normalize(words);
    if (letters === '') continue;
    const range = search(printed.letters, letters, cursor) ?? search(printed.letters, letters, 0);
    if (range === null) continue;
    found.set(id, boxesOf(printed.places.slice(range.from, range.to), texts));
    // A match far ahead may be a coincidence, and must not hide everything before it.
    if (range.from >= cursor && range.from - cursor < farAhead) cursor = range.to;
  }
  return found;
}

/** Title, headings, sentences and captions of a draft in reading order. */
export function sentencesInOrder(text: DraftText): { id: string; words: string }[] {
  const found = [text.title];
  for (const { heading, blocks } of text.parts) {
    if (heading !== null) found.push(heading);
    for (const block of blocks) {
      if (block.kind === 'paragraph') found.push(...block.sentences);
      else if (block.kind === 'heading' || block.kind === 'code' || block.kind === 'table') found.push(block.sentence);
      else if (block.kind === 'figure' && block.caption !== null) found.push(block.caption);
    }
  }
  return found;
}

const farAhead = 6_000;
const pieceLength = 24;
const pieceStep = 8;
/** How far apart two pieces of one sentence can be printed. */
const pieceGap = 400;

interface Range {
  readonly from: number;
  readonly to: number;
}

function search(printed: string, letters: string, start: number): Range | null {
  const whole = printed.indexOf(letters, start);
  if (whole !== -1) return { from: whole, to: whole + letters.length };
  if (letters.length < 2 * pieceLength) return null;
  let from = -1;
  let last = start;
  // The pieces overlap, so that little is lost next to parts that are printed differently.
  for (let at = 0; at < letters.length - pieceLength + pieceStep; at += pieceStep) {
    const next = printed.indexOf(letters.slice(Math.min(at, letters.length - pieceLength)).slice(0, pieceLength), last);
    if (next === -1 || (from !== -1 && next - last > pieceGap)) continue;
    if (from === -1) from = next;
    last = next;
  }
  return from === -1 ? null : { from, to: last + pieceLength };
}

/** The run of text that each letter belongs to, and its index in it. */
interface Letter {
  readonly text: number;
  readonly at: number;
}

function lettersOf(texts: readonly PlacedText[]): { letters: string; places: readonly Letter[] } {
  const places: Letter[] = [];
  let letters = '';
  for (const [text, { text: words }] of texts.entries()) {
    for (let at = 0; at < words.length; at += 1) {
      for (const letter of normalize(words[at] ?? '')) {
        letters += letter;
        for (let unit = 0; unit < letter.length; unit += 1) places.push({ text, at });
      }
    }
  }
  return { letters, places };
}

/**
 * Only letters and digits, in one form and case: ligatures, hyphens and typographic quotation marks make no difference.
 */
function normalize(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** One box per line: adjacent runs of text are joined. */
function boxesOf(letters: readonly Letter[], texts: readonly PlacedText[]): PlacedBox[] {
  const spans = new Map<number, { first: number; last: number }>();
  for (const { text, at } of letters) {
    const span = spans.get(text);
    if (span) span.last = at;
    else spans.set(text, { first: at, last: at });
  }
  const boxes: PlacedBox[] = [];
  for (const [index, { first, last }] of spans) {
    const run = texts[index];
    if (run === undefined) continue;
    const letter = run.width / run.text.length;
    const box = {
      page: run.page,
      x: run.x + first * letter,
      y: run.y,
      width: (last + 1 - first) * letter,
      height: run.height,
    };
    const before = boxes.at(-1);
    if (before && isNextTo(before, box)) boxes[boxes.length - 1] = joined(before, box);
    else boxes.push(box);
  }
  return boxes;
}

function isNextTo(one: PlacedBox, next: PlacedBox): boolean {
  const gap = next.x - (one.x + one.width);
  return one.page === next.page && Math.abs(one.y - next.y) < one.height / 2 && gap > -2 && gap < 2 * one.height;
}

function joined(one: PlacedBox, next: PlacedBox): PlacedBox {
  const y = Math.min(one.y, next.y);
  return {
    page: one.page,
    x: one.x,
    y,
    width: next.x + next.width - one.x,
    height: Math.max(one.y + one.height, next.y + next.height) - y,
  };
}
