import type { LeaseText } from '../prepare/lease-text.ts';
import type { LetterTopic } from './letter-topic.ts';
import { type TermPart, termsOf } from './terms.ts';

const blank = /_{3,}/;
const number = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|none)\b/i;

/** Only blanks, and words around them: `Approximately ______ square feet`. */
export function isUnfilled(words: string): boolean {
  return words.length < 800 && blank.test(words) && !number.test(words.replace(/_+/g, ' '));
}

/**
 * The place where a form would state a topic, if it is not filled in: every term on the topic is blank, or a label with
 * nothing after it.
 */
export function unfilledTerm(text: LeaseText, topics: readonly LetterTopic[]): TermPart | null {
  let first: TermPart | null = null;
  for (const { topics: own, heading, parts, label } of termsOf(text)) {
    if (heading === '' || !own.some((topic) => topics.includes(topic))) continue;
    const words = parts.map((part) => part.text).join(' ');
    if (words.trim() !== '' && !isUnfilled(words)) return null;
    first ??= parts[0] ?? label ?? null;
  }
  return first;
}
