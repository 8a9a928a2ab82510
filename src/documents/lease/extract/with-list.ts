import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import type { Reading } from './field.ts';

const wholeList = 700;
/** `(a)`, `1.`, `ii)` and a bullet begin an item; lowercase words continue one. */
const item = /^\W*(?:[•▪-]\s|(?:\(?(?:\d{1,2}|[A-Za-z]|[ivx]{1,4})[.)]|\(?\d{1,2}(?:\.\d{1,2}){1,3}[.)]?)\s|[a-z])/;

/**
 * The words before a list mean nothing without it, so the quote includes as many items as fit, or as much of the first
 * item as fits. Null if no list follows.
 */
export function withList({ document, blocks }: LeaseText, reading: Reading): Reading | null {
  const { start, end } = reading.span;
  const limit = start + wholeList;
  let last = 0;
  let cut = 0;
  let goesOn = false;
  for (const block of blocks.slice(reading.block.index, reading.block.index + 6)) {
    const isFirst = block.index === reading.block.index;
    if (block.instrument !== reading.block.instrument || (!isFirst && block.kind === 'heading')) break;
    // The next article of the document, or a consequence that is stated after the list.
    if (!isFirst && (!item.test(block.text) || sameLevel(reading.block.text, block.text))) break;
    for (const sentence of sentencesOf(block)) {
      // Items end with semicolons; text after the last one is a different rule.
      const isComplete = isFirst && last > end + 20 && document.text[last - 1] === '.';
      if (sentence.end <= end || isComplete) continue;
      goesOn = sentence.end > limit;
      if (!goesOn) last = sentence.end;
      else if (cut === 0) cut = borderBefore(document.text, Math.max(sentence.start, end), limit);
    }
    if (block.end > limit || (isFirst && last > end + 20 && document.text[last - 1] === '.')) break;
  }
  if (last <= end + 20) last = cut;
  if (last <= end + 20) return null;
  const value = document.text.slice(start, last).replace(/\s+/g, ' ').trim();
  const isOpen = goesOn || isPartOfList(value, document.text.slice(last, last + 2500));
  const note = [reading.note, isOpen ? 'The list goes on after the quote.' : ''].filter(Boolean).join(' ');
  return { ...reading, value, shown: value, span: { start, end: last }, ...(note === '' ? {} : { note }) };
}

/** The first item without the second, which comes later: `(a) terminate this Lease. … (b) relet the Premises` */
function isPartOfList(value: string, rest: string): boolean {
  return [
    ['(a)', '(b)'],
    ['(A)', '(B)'],
    ['(i)', '(ii)'],
    ['(1)', '(2)'],
  ].some(([one = '', next = '']) => value.includes(one) && !value.includes(next) && rest.includes(next));
}

/** Where to cut an item that is too long: its last comma or semicolon. */
function borderBefore(text: string, from: number, limit: number): number {
  const piece = text.slice(from, limit);
  const at = Math.max(piece.lastIndexOf('; '), piece.lastIndexOf(', '));
  return at < 0 ? 0 : from + at + 1;
}

/** `3)` after `2)`: the next clause, not an item of this one. */
function sameLevel(before: string, next: string): boolean {
  const [one, other] = [before, next].map((text) => /^\W*(\d{1,2}|[a-z])([.)])\s/i.exec(text));
  if (!one?.[1] || !other?.[1] || one[2] !== other[2]) return false;
  return /\d/.test(one[1])
    ? Number(other[1]) === Number(one[1]) + 1
    : one[1].charCodeAt(0) + 1 === other[1].charCodeAt(0);
}
