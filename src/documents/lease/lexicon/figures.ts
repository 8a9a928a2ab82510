import { Decimal } from 'decimal.js';
import type { Span } from '../../document.ts';
import { numberOfWords, numberWords, readAmount } from './numbers.ts';

export { moneyIn } from './money.ts';

/** A percentage, as a decimal string: '150' for 150%. */
export interface FoundPercent extends Span {
  readonly percent: string;
}

const percent = new RegExp(
  `(?<!\\d[.,]?)\\d+(?:,\\d+)*(?:\\.\\d+)?\\s?%|(?<![\\d/.])\\d+(?:\\.\\d+)?\\)?\\s+per\\s?cent(?:um)?\\b|\\b${numberWords}\\s+per\\s?cent(?:um)?\\b(?!\\s*\\(\\s*\\d)`,
  'gi',
);

export function percentsIn(text: string): FoundPercent[] {
  return [...text.matchAll(percent)].flatMap((match) => {
    // `6,4%`: a comma before one or two digits is a decimal comma.
    const digits = readAmount(match[0].replace(/^(\d{1,3}),(?=\d{1,2}\s?%)/, '$1.'));
    const spelled = digits ?? numberOfWords(match[0].replace(/(?<!\s)\s+per\s?cent.*$/is, ''));
    if (spelled === null) return [];
    return [{ percent: new Decimal(spelled).toFixed(), start: match.index, end: match.index + match[0].length }];
  });
}

export { areasIn } from './areas.ts';
