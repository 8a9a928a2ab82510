import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

const sources = new WeakMap<LeaseText, LeaseText>();

/** The document as printed; parts of it may have been blanked. */
export function printedOf(text: LeaseText): LeaseText {
  const source = sources.get(text);
  return source === undefined ? text : printedOf(source);
}

/** The same document with some parts blanked, so that value readers do not see them; all positions stay the same. */
export function withBlanks(text: LeaseText, blanks: readonly Span[]): LeaseText {
  if (blanks.length === 0) return text;
  const blanked = blank(text.document.text, 0, blanks);
  const blocks = text.blocks.map((block) => {
    const own = blank(block.text, block.start, blanks);
    return own === block.text ? block : { ...block, text: own };
  });
  const words = blocks.map(({ text: own }) => new Set(own.toLowerCase().split(/[^a-z0-9]+/)));
  const blocksWith = (wanted: readonly string[]) =>
    blocks.filter(({ contents }, index) => !contents && wanted.some((word) => words[index]?.has(word)));
  const originals = new Map(blocks.map((block, index) => [block, text.blocks[index]]));
  const live: LeaseText = {
    ...text,
    document: { ...text.document, text: blanked },
    blocks,
    pairs: text.pairs
      .map((pair) => ({ ...pair, text: blanked.slice(pair.value.start, pair.value.end) }))
      .filter(
        (pair) => pair.text.trim() !== '' && blanked.slice(pair.labelSpan.start, pair.labelSpan.end).trim() !== '',
      ),
    blocksWith,
    topicsOf: (block) => text.topicsOf(originals.get(block) ?? block),
    hits: (wanted, pattern) =>
      text.hits(wanted, pattern).filter(({ start, end }) => blanked.slice(start, end).trim() !== ''),
  };
  sources.set(live, text);
  return live;
}

/** The document with everything outside one part blanked. */
export function onlyWithin(text: LeaseText, { start, end }: Span): LeaseText {
  const whole = text.document.text.length;
  return withBlanks(
    text,
    [
      { start: 0, end: start },
      { start: end, end: whole },
    ].filter((span) => span.end > span.start),
  );
}

function blank(piece: string, offset: number, blanks: readonly Span[]): string {
  let made = piece;
  for (const { start, end } of blanks) {
    const from = Math.max(0, start - offset);
    const to = Math.min(piece.length, end - offset);
    // Line feeds and tabs remain, because they separate paragraphs and cells.
    if (to > from) made = made.slice(0, from) + made.slice(from, to).replace(/[^\n\t]/g, ' ') + made.slice(to);
  }
  return made;
}
