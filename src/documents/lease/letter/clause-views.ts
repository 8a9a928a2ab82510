import type { LeaseText } from '../prepare/lease-text.ts';
import { onlyWithin } from './live-text.ts';
import { sentencesIn, termsOf } from './terms.ts';

const known = new WeakMap<LeaseText, readonly LeaseText[]>();
const between = /[,;]\s+|\s(?:and|but|plus|if|provided(?: that)?)\s+/g;
const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|once|twice)\b/i;
/** A limit, so that a hostile text can't take long. */
const mostClauses = 24;

/** Each clause of sentences that list several terms with figures, treated as a separate offer. */
export function clauseViews(text: LeaseText): readonly LeaseText[] {
  const cached = known.get(text);
  if (cached) return cached;
  const spans = termsOf(text)
    .filter(({ heading }) => heading === '')
    .flatMap(({ parts }) => parts.flatMap(sentencesIn))
    .flatMap((sentence) => {
      const clauses: { start: number; end: number; words: string }[] = [];
      let from = 0;
      for (const match of [...sentence.text.matchAll(between), null]) {
        const end = match?.index ?? sentence.text.length;
        clauses.push({
          start: sentence.start + from,
          end: sentence.start + end,
          words: sentence.text.slice(from, end),
        });
        from = end + (match?.[0].length ?? 0);
      }
      const stated = clauses.filter(({ words }) => figure.test(words) && words.trim().length > 5);
      return stated.length < 2 || sentence.text.length > 1_000 ? [] : stated;
    });
  const views = spans.slice(0, mostClauses).map((span) => onlyWithin(text, span));
  known.set(text, views);
  return views;
}
