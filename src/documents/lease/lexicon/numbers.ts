import { Decimal } from 'decimal.js';

/** A number as a document prints it: digits, words, or both; if the two disagree, both are reported. */
export interface PrintedNumber {
  /** From the digits if there are any, otherwise from the words. */
  readonly value: number;
  /** The number in words, if words and digits disagree. */
  readonly wordsSay: number | null;
}

const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 };

const word = `(?:${[...Object.keys(units), ...Object.keys(scales)].sort((a, b) => b.length - a.length).join('|')})`;

/**
 * Pattern source for a number in words: 'one hundred and twenty-five', with the space after it. It contains the list of
 * words only once, because it is part of many patterns, which are compiled on first use. A number has at most `most`
 * words; without this limit, a long sequence of number words would be read again from each of its words.
 */
export const wordsUpTo = (most: number): string => `(?:${word}(?:[\\s-]{1,12}(?:and[\\s-]{1,12})?|\\b)){1,${most}}`;

/** Source of a pattern for any number in words: 'two million three hundred forty-five thousand six hundred and one'. */
export const numberWords = wordsUpTo(16);

/** Source of a pattern for 'sixty (60)', '60', '60 (sixty)', 'sixty'. */
export const printedNumber = `(?:\\b${numberWords}(?:\\(\\s*\\d[\\d,]*(?:\\.\\d+)?\\s*\\))?|(?<!\\d[.,]?)\\d+(?:,\\d+)*(?:\\.\\d+)?(?:\\s*\\([a-z\\s-]{3,40}\\))?)`;

/** `eight-four` is not a number: only tens are joined to a unit. */
const twoUnits =
  /\b(?:one|two|three|four|five|six|seven|eight|nine)-(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** For 'two million three hundred five thousand and ten'; null if a word is not a number. */
export function numberOfWords(text: string): number | null {
  let total = 0;
  let group = 0;
  let seen = false;
  if (twoUnits.test(text)) return null;
  for (const part of text.toLowerCase().split(/[\s-]+/)) {
    if (part === '' || part === 'and') continue;
    const unit = units[part];
    const scale = scales[part];
    if (unit !== undefined) group += unit;
    else if (scale === 100) group = (group || 1) * 100;
    else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else return null;
    seen = true;
  }
  return seen ? total + group : null;
}

/** Reads a match of `printedNumber`. */
export function readNumber(text: string): PrintedNumber | null {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  const spelled = new RegExp(numberWords, 'i').exec(text)?.[0];
  const words = spelled === undefined ? null : numberOfWords(spelled);
  if (digits === undefined) return words === null ? null : { value: words, wordsSay: null };
  const value = Number(digits.replaceAll(',', ''));
  return { value, wordsSay: words !== null && words !== value ? words : null };
}

/** '1.234.567,89' is not read; '109.484.88', an error seen in rent tables, is read as 109,484.88. */
export function readAmount(text: string): Decimal | null {
  const plain = /\d[\d,.]*/.exec(text)?.[0]?.replace(/(?<![.,])[.,]+$/, '');
  if (plain === undefined) return null;
  const dots = plain.split('.');
  const whole =
    dots.length > 2 && dots.slice(1, -1).every((part) => part.length === 3) ? dots.slice(0, -1).join('') : null;
  const digits = (whole === null ? plain : `${whole}.${dots.at(-1)}`).replaceAll(',', '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? new Decimal(digits) : null;
}
