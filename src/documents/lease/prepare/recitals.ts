import type { Span } from '../../document.ts';
import type { LeaseText } from './lease-text.ts';

const opens =
  /^\W{0,4}(?:\(?[A1]\)?[.)]?\s+)?(?:WHEREAS|Whereas|RECITALS?|Recitals?|BACKGROUND|Background|PRELIMINARY\s+STATEMENTS?|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H)\b/;
const closes =
  /^\W{0,4}(?:\d{1,2}[.)]\s+)?(?:NOW,?\s+THEREFORE|Now,?\s+therefore|THEREFORE,|AGREED\s+TERMS|AGREEMENTS?\b|(?:the\s+)?parties\s+(?:hereby\s+)?(?:mutually\s+)?agree\b|IN\s+CONSIDERATION|In\s+consideration)/i;
const known = new WeakMap<LeaseText, Span | null>();

/**
 * The recitals of the operative instrument, with or without a heading: they describe the earlier situation. Null if the
 * document has none, or doesn't show where they end.
 */
export function recitalsOf(text: LeaseText): Span | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const own = text.blocks.filter(({ operative, contents, attached }) => operative && !contents && !attached);
  const first = own.findIndex((block) => opens.test(block.text));
  const end = first < 0 ? -1 : own.findIndex((block, index) => index > first && closes.test(block.text));
  const [start, stop] = [own[first], own[end]];
  const span =
    start === undefined || stop === undefined || stop.start - start.start > 12_000
      ? null
      : { start: start.start, end: stop.start };
  known.set(text, span);
  return span;
}

/**
 * Determined by the end of the passage, because the agreement itself may begin in the same paragraph as the last
 * recital.
 */
export function isInRecitals(text: LeaseText, { end }: Span): boolean {
  const recitals = recitalsOf(text);
  return recitals !== null && recitals.start < end && end <= recitals.end;
}
