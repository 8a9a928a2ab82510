import { readNumber } from '../../lexicon/numbers.ts';

const small =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const tenths = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

/** Source of a pattern for 'first' to 'ninety-ninth'; no groups. */
export const ordinalPattern = `\\b(?:(?:${tens.join('|')})[\\s-](?:${small.slice(0, 9).join('|')})|${tenths.join('|')}|${[...small].reverse().join('|')})\\b`;

/** The number in 'thirteenth (13th)', '13th', 'twelve (12)' or '12'; digits decide. NaN if there is none. */
export function readCount(text: string | undefined): number {
  const digits = /\d+/.exec(text ?? '')?.[0];
  if (digits !== undefined) return Number(digits);
  const words = (text ?? '').toLowerCase();
  const ordinal = new RegExp(ordinalPattern).exec(words)?.[0];
  if (ordinal === undefined) return readNumber(words)?.value ?? Number.NaN;
  const ten = tens.findIndex((name) => ordinal.startsWith(name));
  if (ten >= 0) return (ten + 2) * 10 + small.indexOf(ordinal.split(/[\s-]/)[1] ?? '') + 1;
  const tenth = tenths.indexOf(ordinal);
  return tenth >= 0 ? (tenth + 2) * 10 : small.indexOf(ordinal) + 1;
}
