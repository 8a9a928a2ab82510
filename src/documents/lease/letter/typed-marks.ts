import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** `[new: 6]`, `{+90+}`, `<ins>$72.50</ins>`: new words of a comparison that was typed with its marks. */
const inserted =
  /(?<open>\[(?:new|added|add|inserted?|ins|now|in)\s?:\s?|\{\+|<ins>)[^[\]{}<\n]{1,300}?(?<close>\]|\+\}|<\/ins>)/dgi;

/** The marks around inserted words, which are not words of the offer. */
export function insertionMarks({ document }: LeaseText): readonly Span[] {
  return [...document.text.matchAll(inserted)].flatMap((match) =>
    [match.indices?.groups?.['open'], match.indices?.groups?.['close']].flatMap((at) =>
      at === undefined ? [] : [{ start: at[0], end: at[1] }],
    ),
  );
}
