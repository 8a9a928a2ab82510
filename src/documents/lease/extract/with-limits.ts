import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import { sentencesOf } from '../prepare/lease-text.ts';

/** In a longer quote, the important words would be hard to find. */
const longest = 480;

/** Words that limit the statement before them. */
const limits =
  /\b(?:provided|provided\s+that|except(?:ing)?|unless|but|however|subject\s+to|(?:so|as)\s+long\s+as|other\s+than|excluding|exclusive\s+of|save|if|until|in\s+no\s+event|(?:shall|may|does|is)\s+not|only|cumulative|in\s+excess\s+of|which\s+(?:is|are)|of\s+which|on\s+condition|whichever)\b/i;

/** A condition at the beginning of a sentence. */
const condition =
  /^\W*(?:(?:section\s+)?[\dA-Za-z]{1,4}(?:\.\d{1,3}){0,3}[.)]?\s+)?(?:[A-Z][A-Za-z ]{2,40}[.:]\s+)?(?:if|(?:so|as)\s+long\s+as|provided|subject\s+to|except|unless|notwithstanding|in\s+the\s+event|on\s+condition|at\s+any\s+time\s+(?:after|before)|after|until|should)\b/i;

/**
 * The span, extended by the rest of its sentence if that limits the statement (`provided that Tenant is not in
 * default`), and by the condition before it; the `whole` sentence if requested. Spans in tables stay as they are.
 */
export function withLimits(block: Block, span: Span, whole = false): Span {
  if (block.kind !== 'text') return span;
  const sentences = sentencesOf(block);
  const first = sentences.find(({ start, end }) => start <= span.start && span.start < end);
  const last = sentences.find(({ start, end }) => start < span.end && span.end <= end);
  if (first === undefined || last === undefined) return span;
  const words = (start: number, end: number) => block.text.slice(start - block.start, end - block.start);
  if (words(first.start, last.end).includes('\t')) return span;
  const fits = (start: number, end: number) => end - start <= longest;
  const before = words(first.start, span.start);
  const start =
    (whole ? /[a-z]\s+[a-z]/.test(before) : condition.test(before)) && fits(first.start, span.end)
      ? startOf(first, before)
      : span.start;
  const rest = words(span.end, last.end);
  const goesOn = whole ? /[a-z]{2}/i.test(rest) : limits.test(rest);
  return { start, end: goesOn && fits(start, last.end) ? last.end : span.end };
}

/** The beginning of the sentence, without its number. */
function startOf({ start }: Span, before: string): number {
  const number =
    /^\W*(?:(?:(?:section|article|paragraph)\s+)?\(?[\dA-Za-z]{1,4}(?:\.\d{1,3}){0,3}[.)]\s+|(?:(?:section|article|paragraph)\s+)?\d{1,2}(?:\.\d{1,2}){1,3}\s+)/i.exec(
      before,
    );
  return start + (number?.[0].length ?? 0);
}
