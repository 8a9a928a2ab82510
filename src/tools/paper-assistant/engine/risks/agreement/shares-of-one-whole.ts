import type { Finding, RiskContext, RiskSentence } from '../rule.ts';
import { contentWords } from '../shared-words.ts';
import { inDigits } from './number-words.ts';

interface Share {
  readonly count: number;
  readonly whole: number;
  readonly words: readonly string[];
}

/**
 * '18 of the 24 control films had turned yellow' and 'yellow films in the control group: 20 of 24': the same part of
 * the same whole with two different counts. The words around both must be nearly the same, because parts of two groups
 * of equal size are common.
 */
export function sharesOfOneWhole({ sentences }: Pick<RiskContext, 'sentences'>): readonly Finding[] {
  const shares = sentences.flatMap((sentence) => sharesIn(sentence).map((share) => ({ sentence, share })));
  for (const [at, { sentence, share }] of shares.entries()) {
    const other = shares
      .slice(at + 1)
      .find((one) => one.sentence !== sentence && isSamePart(share, one.share) && !counts(sentence, one.share.count));
    if (other !== undefined && !counts(other.sentence, share.count))
      return [{ sentence: other.sentence, quote: `${sentence.words} … ${other.sentence.words}` }];
  }
  return [];
}

function sharesIn({ lower }: RiskSentence): Share[] {
  return inDigits(lower)
    .split(/[;,] |\. |\b(?:and|while|whereas|but|versus|vs|against|than)\b/)
    .flatMap((clause): Share[] => {
      const given = [...clause.matchAll(partOf)];
      const [match] = given;
      if (match === undefined || given.length > 1 || timed.test(clause)) return [];
      const [count, whole] = [Number(match[1]), Number(match[2])];
      return whole >= 8 && count < whole ? [{ count, whole, words: contentWords(clause) }] : [];
    });
}

const partOf =
  /(?<![\d.,/–-])(\d{1,4})(?: (?:out )?of (?:the |our |all |these )?| ?\/ ?)(\d{1,4})(?![\d.,]*\d| ?%|\/)/g;

/** A count at another time, by someone else or under another condition is a different number. */
const timed =
  /\b(?:day|week|month|year|visit|baseline|follow-?up|first|second|third|wave|round|before|after|later|earlier|again|readers?|raters?|coders?|observers?|without|other|another|only|also|still|at least|up to|more|fewer|\d{4})\b/;

function isSamePart(one: Share, other: Share): boolean {
  if (one.whole !== other.whole || one.count === other.count) return false;
  const shared = one.words.filter((word) => other.words.includes(word)).length;
  return shared >= 3 && shared >= 0.6 * Math.min(one.words.length, other.words.length);
}

function counts({ lower }: RiskSentence, count: number): boolean {
  return inDigits(lower)
    .split(/[^\d.,]+/)
    .includes(String(count));
}
