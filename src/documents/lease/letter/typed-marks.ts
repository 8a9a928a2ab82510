import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** `[new: 6]`, `{+90+}`, `<ins>$72.50</ins>`: new words in a comparison typed with plain characters. */
const inserted =
  /(?<open>\[(?:new|added|add|inserted?|ins|now|in)\s?:\s?|\{\+|<ins>)[^[\]{}<\n]{1,300}?(?<close>\]|\+\}|<\/ins>)/dgi;

/** `[Tenant: seven years]`, `[LL's response 10/2: OK]` after the words of a term: the answer of one party. */
export const commentMark =
  /\[\s?(?:the )?(?:landlord|tenant|lessor|lessee|owner|sub-?landlord|sub-?tenant|LL|TT)(?:['’]s)?(?:\s(?:comments?|responses?|repl(?:y|ies)|counter|proposal|revision|request|note|position)|\sproposes)?(?:\s\(?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\)?)?\s?[:–—-]\s*(?<words>[^[\]\n]{1,400})\]/di;
const everyComment = new RegExp(commentMark.source, 'gi');

/** The marks around inserted words, and the ends of comments, which are not words of the offer. */
export function insertionMarks({ document }: LeaseText): readonly Span[] {
  const ends = [...document.text.matchAll(everyComment)].map(({ index, 0: { length } }) => ({
    start: index + length - 1,
    end: index + length,
  }));
  const around = [...document.text.matchAll(inserted)].flatMap((match) =>
    [match.indices?.groups?.['open'], match.indices?.groups?.['close']].flatMap((at) =>
      at === undefined ? [] : [{ start: at[0], end: at[1] }],
    ),
  );
  return [...ends, ...around];
}
