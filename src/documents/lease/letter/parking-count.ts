import { plainFigures } from './plain-figures.ts';

const noun = String.raw`(?:(?!\d|years?\b|months?\b|days?\b|weeks?\b)[\w-]+ ){0,4}?(?:stalls?|spaces?|spots?|places?|lots?|bays?|passes|permits|tags|cars?|pcs|vans?|trucks?|vehicles)\b`;
const ratio = /\b(\d{1,2}(?:\.\d+)?) ?(?:[\w-]{1,60} ){0,3}?(?:per|\/|:) ?(?:1,?000|thousand|k\b)/i;
const count = new RegExp(
  String.raw`(?<![\d.,$£€#-])(\d{1,4}) (?=${noun})|:\s?(\d{1,4})\b(?=,|$|\.$)|^\W*(\d{1,4})(?=,|$| plus)`,
  'i',
);

/** `3 per 1,000`, or the first number of spaces; null if the words don't state one. */
export function parkingCount(words: string): number | string | null {
  const text = plainFigures(words);
  const share = ratio.exec(text)?.[1];
  if (share !== undefined) return `${share} per 1,000`;
  const match = count.exec(text);
  const number = match?.slice(1).find((each) => each !== undefined);
  return number === undefined ? null : Number(number);
}
