import { expect, test } from 'vitest';
import { gateSentence, numbersIn, standsIn } from './claim-gate.ts';

const basis = [
  'We recruited 1,240 nurses in Oslo and measured sleep for 14 days.',
  'Night work was associated with a worse mood.',
  'Kepler-7b was not observed.',
];

test.each([
  'Mood and night work were measured together.',
  'The nurses of Oslo were measured for 14 days.',
  'The nurses were measured for fourteen days.',
  'In line with this, night work was associated with mood in 1240 nurses.',
])('"%s" says what its basis says', (text) => {
  expect(gateSentence(text, basis)).toBeNull();
});

test.each([
  ['The nurses were measured for 15 days.', 'number'],
  ['Night work was associated with mood in ninety nurses.', 'number'],
  ['Night work was associated with a mood worse by half.', 'number'],
  ['Night work of nurses was associated with mood in Bergen.', 'name'],
  ['Night work was associated with mood by the PHQ.', 'name'],
  ['Melatonin suppression explains the worse mood of nurses.', 'words'],
  ['Night work was associated with mood [1].', 'markup'],
  ['Night work was \\textbf{associated} with mood.', 'markup'],
  ['Mood is worse.', 'length'],
])('"%s" is refused for its %s', (text, reason) => {
  expect(gateSentence(text, basis)).toBe(reason);
});

test('a denial needs a denial in the basis', () => {
  const affirmed = basis.slice(0, 2);
  expect(gateSentence('Night work was not associated with mood.', affirmed)).toBe('negation');
  expect(gateSentence('Night work was unrelated to a worse mood.', affirmed)).toBe('negation');
});

test.each([
  ['1,234.50 and 12', ['1234.5', '12']],
  ['0,05', ['0.05']],
  ['twelve-fold of a dozen', ['12', 'dozen']],
  ['٣ people', ['٣']],
])('the numbers of "%s" are %j', (text, numbers) => {
  expect([...numbersIn(text)]).toEqual(expect.arrayContaining(numbers));
});

test('a quote stands in a text but for case, spaces and kinds of marks', () => {
  expect(standsIn('a “worse  mood” of nurses', 'It found a "worse mood"\nof nurses.')).toBe(true);
  expect(standsIn('a worse mood of doctors', 'It found a worse mood of nurses.')).toBe(false);
  expect(standsIn('mood', 'A worse mood.')).toBe(false);
});
