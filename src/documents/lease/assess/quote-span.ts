import type { Span } from '../../document.ts';
import type { ClauseReading } from './reading.ts';

const longest = 520;

/**
 * The passage to quote: the whole sentence, or for a long one from the subject (or list item) to the end of the match.
 */
export function quoteSpan({ block, sentence, act, predicate, statement }: ClauseReading): Span {
  if (sentence.end - sentence.start <= longest) return sentence;
  const item = statement.toDocument(statement.ownStart);
  const isInReach = (place: number) =>
    place >= Math.max(block.start, sentence.start) && place <= act.start && act.end - place < longest - 60;
  const candidates = [item, ...(predicate === null ? [] : [predicate.subject, predicate.start])];
  const start = candidates.find(isInReach) ?? wordBefore(block.text, act.start - block.start - 200) + block.start;
  const rest = block.text.slice(act.end - block.start, Math.min(sentence.end, start + longest) - block.start);
  const stop = rest.search(/[;.](?:\s|$)/);
  if (stop >= 0) return { start, end: act.end + stop + 1 };
  return {
    start,
    end: act.end + (act.end + rest.length >= sentence.end ? rest.length : Math.max(0, rest.lastIndexOf(' '))),
  };
}

/** The beginning of the word at a position, or of the next word. */
function wordBefore(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place - 1);
  return space < 0 ? place : space + 1;
}
