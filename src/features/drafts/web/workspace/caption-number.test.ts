import { expect, test } from 'vitest';
import { beginsWithNumber } from './caption-number.ts';

test('a caption that begins with the number of its figure needs no second one', () => {
  expect(beginsWithNumber('Figure 1. Flow of households', 1)).toBe(true);
  expect(beginsWithNumber('Fig. 2: Flow of households', 2)).toBe(true);
});

test('a caption with another number, a part of a figure or no number gets the printed one', () => {
  for (const caption of [
    'Figure 2. Flow of households',
    'Figure 1a. Flow',
    'Figure 12. Flow',
    'Flow of households',
    '',
  ])
    expect(beginsWithNumber(caption, 1)).toBe(false);
});
