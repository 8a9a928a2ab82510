import type { Document, Quote } from './document.ts';
import { quoteAt } from './quote.ts';

/**
 * Finds a claimed passage in the document: exactly, except for white space, quotation marks, dashes and ligatures;
 * otherwise the most similar passage with at least `similarity` (1 - edit distance / length). Null if there is none.
 * `near`: of several equal ones, the one closest to this offset.
 */
export function locateQuote(
  document: Document,
  passage: string,
  { near = 0, similarity = 0.95 }: { near?: number; similarity?: number } = {},
): Quote | null {
  const wanted = fold(passage.trim()).text;
  if (wanted === '') return null;
  const folded = foldedText(document);
  const exact = nearest(occurrences(folded.text, wanted), (at) => Math.abs((folded.origin[at] ?? 0) - near));
  if (exact !== null) return quoteOf(document, folded, exact, exact + wanted.length);
  const errors = Math.floor(wanted.length * (1 - similarity) + 1e-9);
  if (errors === 0) return null;
  const found = mostSimilar(folded.text, wanted, errors);
  return found ? quoteOf(document, folded, found.start, found.end) : null;
}

/** A text in the form used for comparison: without the differences that two printings of the same words may have. */
export function foldText(text: string): string {
  return fold(text.trim()).text;
}

interface Folded {
  readonly text: string;
  /** For each character of `text` the offset of the original character. */
  readonly origin: readonly number[];
}

const known = new WeakMap<Document, Folded>();

function foldedText(document: Document): Folded {
  const before = known.get(document);
  if (before) return before;
  const folded = fold(document.text);
  known.set(document, folded);
  return folded;
}

/** Compatibility forms (NFKC), plain quotation marks and hyphens, white space as one space. */
function fold(text: string): Folded {
  const out: string[] = [];
  const origin: number[] = [];
  let space = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/[\s\u00ad\u200b]/.test(character)) {
      if (!space && character !== '\u00ad' && character !== '\u200b') {
        out.push(' ');
        origin.push(at);
        space = true;
      }
      continue;
    }
    space = false;
    const plain = character < '\u0080' ? character : (plainMarks[character] ?? character.normalize('NFKC'));
    for (const unit of plain.split('')) {
      out.push(unit);
      origin.push(at);
    }
  }
  return { text: out.join(''), origin };
}

const plainMarks: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
};

function quoteOf(document: Document, folded: Folded, start: number, end: number): Quote {
  const from = folded.origin[start] ?? 0;
  const to = (folded.origin[end - 1] ?? from) + 1;
  return quoteAt(document, from, to);
}

function occurrences(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

function nearest(places: readonly number[], distance: (place: number) => number): number | null {
  return places.reduce<number | null>(
    (best, place) => (best === null || distance(place) < distance(best) ? place : best),
    null,
  );
}

/**
 * With at most `errors` edits, one of errors + 1 pieces of the passage occurs unchanged in the text; the distance is
 * computed only around those positions.
 */
function mostSimilar(text: string, wanted: string, errors: number): { start: number; end: number } | null {
  const size = Math.floor(wanted.length / (errors + 1));
  // Pieces of a few letters occur everywhere, so a passage that is too short must be found exactly.
  if (size < 6) return null;
  let best: { start: number; end: number; distance: number } | null = null;
  const tried = new Set<number>();
  for (let piece = 0; piece <= errors; piece += 1) {
    const from = piece * size;
    for (const at of occurrences(text, wanted.slice(from, from + size)).slice(0, 50)) {
      const start = Math.max(0, at - from - errors);
      const window = Math.floor(start / (errors + 1));
      if (tried.has(window)) continue;
      tried.add(window);
      const found = closest(text.slice(start, start + wanted.length + 3 * errors), wanted);
      if (found.distance <= errors && (best === null || found.distance < best.distance)) {
        best = { start: start + found.start, end: start + found.end, distance: found.distance };
      }
    }
  }
  return best;
}

/** The part of `window` with the smallest edit distance to `wanted` (Sellers 1980). */
function closest(window: string, wanted: string): { start: number; end: number; distance: number } {
  let costs = new Int32Array(window.length + 1);
  let starts = Int32Array.from({ length: window.length + 1 }, (_, column) => column);
  for (let row = 1; row <= wanted.length; row += 1) {
    const nextCosts = new Int32Array(window.length + 1);
    const nextStarts = new Int32Array(window.length + 1);
    nextCosts[0] = row;
    for (let column = 1; column <= window.length; column += 1) {
      const change = (costs[column - 1] ?? 0) + (wanted[row - 1] === window[column - 1] ? 0 : 1);
      const leave = (costs[column] ?? 0) + 1;
      const insert = (nextCosts[column - 1] ?? 0) + 1;
      const least = Math.min(change, leave, insert);
      nextCosts[column] = least;
      nextStarts[column] =
        (least === change ? starts[column - 1] : least === leave ? starts[column] : nextStarts[column - 1]) ?? 0;
    }
    costs = nextCosts;
    starts = nextStarts;
  }
  let end = 0;
  for (let column = 1; column <= window.length; column += 1) if ((costs[column] ?? 0) < (costs[end] ?? 0)) end = column;
  return { start: starts[end] ?? 0, end, distance: costs[end] ?? 0 };
}
