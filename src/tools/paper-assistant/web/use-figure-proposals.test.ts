import { expect, test } from 'vitest';
import { figuresOf, placesOf } from './use-figure-proposals.ts';

test('a choice is kept while its sentence is in the text, otherwise the proposal is used; numbers stay the same [D.113]', () => {
  const image = (id: string, sentence?: string | null) =>
    ({ id, fileName: `${id}.png`, ...(sentence === undefined ? {} : { sentence }) }) as never;
  const images = [image('a'), image('b', 'Two.'), image('c', 'Gone.'), image('d', null)];
  const known = {
    sentences: ['One.', 'Two.'],
    figures: [
      { number: 1, by: 'number' as const, sentence: 'One.' },
      ...[2, 3, 4].map((number) => ({ number, by: 'words' as const, sentence: 'One.' })),
    ],
  };
  const places = placesOf(images, known);
  expect([...places]).toEqual([
    ['b', 'Two.'],
    ['c', 'One.'],
    ['d', null],
  ]);
  expect(figuresOf(images, places)).toEqual([
    { file: 'b.png', sentence: 'Two.' },
    { file: 'c.png', sentence: 'One.' },
    { file: 'd.png', sentence: null },
  ]);
  expect(figuresOf(images, placesOf(images, null))).toEqual([]);
});
