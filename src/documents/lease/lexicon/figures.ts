import { Decimal } from 'decimal.js';
import type { Span } from '../../document.ts';
import { numberOfWords, numberWords, readAmount, wordsUpTo } from './numbers.ts';

export { moneyIn } from './money.ts';

/** A percentage, as a decimal string: '150' for 150%. */
export interface FoundPercent extends Span {
  readonly percent: string;
}

/** `one-half of one percent`, `two and three-quarters percent`: the part after the whole number. */
const fraction = '(?:(?:(?:one|a)[\\s-])?half|(?:one|a)[\\s-](?:quarter|fourth)|three[\\s-](?:quarters|fourths))';
const ofOne = '(?:\\s+(?:of\\s+(?:one|an?)|an?))?\\s+per\\s?cent(?:um)?\\b(?!\\s*\\(\\s*\\d)';

const percent = new RegExp(
  `\\b(?:${wordsUpTo(3)}(?:and\\s+)?)?${fraction}${ofOne}|\\b\\d\\/\\d\\s+of\\s+(?:one|1)\\s?(?:%|per\\s?cent(?:um)?\\b)|(?<!\\d[.,]?)\\d+(?:,\\d+)*(?:\\.\\d+)?\\s?%|(?<![\\d/.])\\d+(?:\\.\\d+)?\\)?\\s+per\\s?cent(?:um)?\\b|\\b${numberWords}\\s+per\\s?cent(?:um)?\\b(?!\\s*\\(\\s*\\d)`,
  'gi',
);

export function percentsIn(text: string): FoundPercent[] {
  return [...text.matchAll(percent)].flatMap((match) => {
    const part = fractionOf(match[0]);
    if (part !== null) return [{ percent: part, start: match.index, end: match.index + match[0].length }];
    // `6,4%`: a comma before one or two digits is a decimal comma.
    const digits = readAmount(match[0].replace(/^(\d{1,3}),(?=\d{1,2}\s?%)/, '$1.'));
    const spelled = digits ?? numberOfWords(match[0].replace(/(?<!\s)\s+per\s?cent.*$/is, ''));
    if (spelled === null) return [];
    return [{ percent: new Decimal(spelled).toFixed(), start: match.index, end: match.index + match[0].length }];
  });
}

/** `three and one-half percent` as 3.5, `1/2 of 1%` as 0.5; null if there is no fraction. */
function fractionOf(printed: string): string | null {
  const [, above, below] = /^(\d)\/(\d)\s+of\b/.exec(printed) ?? [];
  if (above !== undefined) return below === '0' ? null : new Decimal(above).div(below ?? 1).toFixed();
  const [part] = /(?:\b(?:one|a|three)[\s-])?(?:half|quarters?|fourths?)\b.*$/is.exec(printed) ?? [];
  if (part === undefined) return null;
  const whole = printed.slice(0, printed.length - part.length).replace(/\band\s*$/i, '');
  const units = whole.trim() === '' ? 0 : numberOfWords(whole);
  const size = /half/i.test(part) ? '0.5' : /^three/i.test(part) ? '0.75' : '0.25';
  // `three and one-half of one percent` is neither clearly 3.5 nor clearly 0.5.
  if (units === null || (units > 0 && /\bof\b/i.test(part))) return null;
  return new Decimal(size).plus(units).toFixed();
}

export { areasIn } from './areas.ts';
