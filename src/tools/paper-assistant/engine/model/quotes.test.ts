import { expect, test } from 'vitest';
import { isQuotedIn, numbersIn } from './quotes.ts';

test.each([
  ['1,234.50 and 12', ['1234.5', '12']],
  ['0,05', ['0.05']],
  ['twelve-fold of a dozen', ['12', 'dozen']],
  ['٣ people', ['٣']],
])('the numbers of "%s" are %j', (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(expect.arrayContaining(numbers));
});

test('a quote is found in a text despite differences in case, spaces and quotation marks', () => {
  expect(isQuotedIn('a “worse  mood” of nurses', 'It found a "worse mood"\nof nurses.')).toBe(true);
  expect(isQuotedIn('a worse mood of doctors', 'It found a worse mood of nurses.')).toBe(false);
  expect(isQuotedIn('mood', 'A worse mood.')).toBe(false);
});
