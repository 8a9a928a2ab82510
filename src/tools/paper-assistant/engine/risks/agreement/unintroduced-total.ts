import { countsOf, isLiving } from '../counts.ts';
import type { Finding, RiskContext, RiskSentence } from '../rule.ts';
import { inDigits } from './number-words.ts';

/**
 * 'Eleven of the 16 wanted to keep it' in a study of 18 people: 'the 16' refers to a total that the text has not given,
 * and a slightly different number is given for the people who took part. If anyone left the study, that may explain the
 * difference.
 */
export function unintroducedTotal({ sentences }: Pick<RiskContext, 'sentences'>): readonly Finding[] {
  if (sentences.some(({ lower }) => left.test(lower))) return [];
  const texts = sentences.map(({ lower }) => inDigits(lower));
  const numbers = texts.flatMap((text) => text.match(/\d+/g) ?? []);
  const totals = sentences.flatMap((sentence) => totalsIn(sentence).map((value) => ({ sentence, value })));
  for (const [at, text] of texts.entries()) {
    for (const [, digits = '', noun = ''] of text.matchAll(referred)) {
      const value = Number(digits);
      if (value < 8 || (noun !== '' && !people.test(noun) && !isLiving(noun))) continue;
      if (numbers.filter((one) => one === digits).length > 1) continue;
      const near = totals.filter(
        (total) => total.value !== value && Math.abs(total.value - value) <= Math.max(2, 0.1 * total.value),
      );
      const [total] = near;
      const sentence = sentences[at];
      if (total === undefined || sentence === undefined || total.sentence === sentence) continue;
      if (new Set(near.map((one) => one.value)).size === 1)
        return [{ sentence, quote: `${total.sentence.words} … ${sentence.words}` }];
    }
  }
  return [];
}

/** 'Eleven of the 16 wanted', 'of the 38 who typed', without a noun for something else. */
const referred =
  /\bof the (\d{1,4})(?! ?%| (?:years?|months?|weeks?|days?|hours?|items?|questions?|points?)\b)(?: (?!who\b|that\b|were\b|was\b|had\b|have\b|said\b|wanted\b|could\b|did\b|would\b)([\p{L}-]{3,20}))?/gu;
const people = /^(?:participants|people|respondents|patients|persons|subjects|volunteers)$/;

/** The number of people in the methods, and the size of equal groups: '37 got paper and 37 a laptop'. */
function totalsIn({ move, lower }: RiskSentence): number[] {
  if (move === 'result' || move === 'interpretation' || move === 'limitation') return [];
  const text = inDigits(lower);
  const repeated = [...text.matchAll(/(?<![\d.,–-])(\d{1,4})(?![\d.,–-]*\d| ?%)/g)].map(([, digits]) => Number(digits));
  return [
    ...countsOf(text).flatMap(({ noun, value }) => (isLiving(noun) && value >= 8 ? [value] : [])),
    ...repeated.filter((value, at) => value >= 8 && repeated.indexOf(value) !== at),
  ];
}

const left =
  /\b(?:exclu\w+|drop(?:ped|s|-outs?|outs?)|lost to|withdr\w+|died|missing|left out|did not (?:come|return|finish|answer|reply|want|show|complete)|declined|refused|quit|absent|ill|no-shows?|incomplete|unusable|failed)\b/;
