import type { Atom } from './atoms.ts';
import type { MathSpan } from './math.ts';

/** Replaces formulas and URLs by letters of the same length, so that what they contain is not read as punctuation. */
export function maskSpans(text: string, math: readonly MathSpan[], atoms: readonly Atom[]): string {
  let masked = '';
  let at = 0;
  // A formula may begin a sentence, so it becomes a capital letter; a URL continues one.
  const spans = [
    ...math.map(({ start, end }) => ({ start, end, by: 'X' })),
    ...atoms.map(({ start, end }) => ({ start, end, by: 'x' })),
  ].sort((a, b) => a.start - b.start);
  for (const { start, end, by } of spans) {
    if (start < at) continue;
    masked += text.slice(at, start) + by.repeat(end - start);
    at = end;
  }
  masked += text.slice(at);
  // "**Methods.** We": the period belongs to the label.
  masked = masked.replaceAll(/(?<=(?:^|\n)[ \t]{0,8}(?:\*\*|__)[\p{L}\p{N}&+/'’ -]{3,45})\.(?=\*\*|__)/gu, ':');
  // "…health.[12] We": a citation mark after the period ends the sentence with it.
  return masked.replaceAll(/(?<=[.!?])\[\d[\d,;–\- ]{0,30}\]/g, (mark) => ')'.repeat(mark.length));
}
