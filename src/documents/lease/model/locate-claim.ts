import type { Quote } from '../../document.ts';
import { foldText, locateQuote } from '../../locate-quote.ts';
import { quoteAt } from '../../quote.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/**
 * The claimed passage in the document, verbatim; otherwise a similar one, if `search` allows that expensive search. A
 * similar passage that differs in a negation or an exception is a different statement.
 */
export function findClaimed(
  { document, source }: LeaseText,
  words: string,
  near: number,
  search: () => boolean,
): Quote | null {
  if (words.length > longestQuote) return null;
  const exact = locateQuote(document, words, { near, similarity: 1 });
  if (exact !== null) return exact;
  // The engine reads some words in a form other than the printed one: filled-in blanks, the words for the parties'
  // roles.
  const printed = document === source ? null : locateQuote(source, words, { near, similarity: 1 });
  if (printed !== null) return quoteAt(document, printed.start, printed.end);
  if (!search()) return null;
  const similar = locateQuote(document, words, { near });
  return similar !== null && turns(similar.text) === turns(words) ? similar : null;
}

const longestQuote = 600;

/** Words that reverse the meaning of a statement, in their order in the text. */
function turns(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/\b(?:not|no|never|neither|nor|without|unless|except|excluding|landlord|tenant|lessor|lessee)\b/g) ?? []
  ).join(' ');
}

/** Matches whole words: 5 is not in 15, nor 500 in 1,500.00. */
export function isWithin(value: string, text: string): boolean {
  const wanted = foldText(value);
  const whole = foldText(text);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return false;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const before = whole.slice(Math.max(0, at - 2), at);
    const after = whole.slice(at + wanted.length, at + wanted.length + 2);
    const opens = !(/^[\p{L}\p{N}]/u.test(wanted) && /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(before));
    const closes = !(/[\p{L}\p{N}]$/u.test(wanted) && /^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(after));
    if (opens && closes) return true;
  }
  return false;
}
