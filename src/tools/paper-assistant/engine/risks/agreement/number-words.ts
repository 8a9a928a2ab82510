import { numberWord, valueIn } from '../counts.ts';

/** Replaces number words by digits, so that patterns need one form: 'nineteen of the 42' becomes '19 of the 42'. */
export function inDigits(lower: string): string {
  return lower.replaceAll(numberWord, (word) => `${valueIn(word)}`);
}

/** Fractions as percentages; longer names first. */
export const fractions: readonly (readonly [name: string, percent: number])[] = [
  ['two thirds', 66.7],
  ['three quarters', 75],
  ['(?:one|a) third', 33.3],
  ['(?:one|a) quarter', 25],
  ['(?:one|a) fifth', 20],
  ['(?:one |a )?half', 50],
  ['one in two', 50],
  ['one in three', 33.3],
  ['one in four', 25],
];
