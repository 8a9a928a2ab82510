import type { Span } from '../../document.ts';
import { wholeSentences } from './reading/statement.ts';
import type { ClauseReading } from './reading.ts';

const longest = 520;
/** A quote with a condition of another sentence may be longer. */
const longestWithCondition = 900;
/** `In such event, Tenant is estopped`: the event is in the previous sentence. */
const ofThatEvent =
  /^\W*(?:\(?[a-z\d.]{1,6}[.)]\s+)?in\s+(?:such|that|either|any\s+such)\s+(?:an?\s+)?(?:event|case)\b/i;

/**
 * The passage to quote: the whole sentence, or for a long one from the subject (or list item) to the end of the match.
 */
export function quoteSpan(reading: ClauseReading): Span {
  const { block, sentence, act, predicate, statement } = reading;
  if (sentence.end - sentence.start <= longest) return { ...sentence, start: eventBefore(reading) };
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

function eventBefore({ block, sentence }: ClauseReading): number {
  if (!ofThatEvent.test(block.text.slice(sentence.start - block.start, sentence.end - block.start)))
    return sentence.start;
  const before = wholeSentences(block).findLast(({ end }) => end <= sentence.start);
  return before !== undefined && sentence.end - before.start <= longestWithCondition ? before.start : sentence.start;
}

/**
 * The quote, extended to the end of the sentence in the same paragraph that states the condition, if that isn't far
 * away.
 */
export function withCondition(span: Span, { block, act }: ClauseReading, condition: RegExp): Span {
  const found = condition.exec(block.text.slice(act.end - block.start));
  if (found === null) return span;
  const place = act.end + found.index + found[0].length;
  if (place <= span.end) return span;
  const sentence = wholeSentences(block).find(({ end }) => end >= place);
  const end = sentence === undefined || sentence.end - span.start > longestWithCondition ? place : sentence.end;
  return end - span.start > longestWithCondition ? span : { start: span.start, end };
}

/** The beginning of the word at a position, or of the next word. */
function wordBefore(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.indexOf(' ', place - 1);
  return space < 0 ? place : space + 1;
}
