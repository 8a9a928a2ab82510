import { expect, test } from 'vitest';
import { findSentences, type PlacedText } from './find-sentences.ts';

/** Lines of a page one below the other, with ten points per letter and twelve per line. */
function lines(page: number, ...texts: string[]): PlacedText[] {
  return texts.map((text, index) => ({ page, text, x: 50, y: 100 + 12 * index, width: 10 * text.length, height: 10 }));
}

test('a sentence is found across lines, hyphens and ligatures, with one box per line', () => {
  const found = findSentences(
    [{ id: 's1', words: 'Lamps delay the first efficient bud burst.' }],
    lines(1, 'An earlier line. Lamps delay the ﬁrst effi-', 'cient bud burst. Another sentence.'),
  );
  expect(found.get('s1')).toEqual([
    { page: 1, x: 220, y: 100, width: 250, height: 10 },
    { page: 1, x: 50, y: 112, width: 150, height: 10 },
  ]);
});

test('runs of text in one line have one box', () => {
  const run = (text: string, x: number) => ({ page: 2, text, x, y: 40, width: 5 * text.length, height: 10 });
  const found = findSentences(
    [{ id: 's1', words: 'Trees near lamps open earlier.' }],
    [run('Trees near ', 10), run('lamps', 65), run(' open earlier.', 90)],
  );
  expect(found.get('s1')).toEqual([{ page: 2, x: 10, y: 40, width: 145, height: 10 }]);
});

test('a sentence that the abstract repeats is found in both places, in reading order', () => {
  const words = 'Lamps delay leaf fall.';
  const found = findSentences(
    [
      { id: 'abstract', words },
      { id: 'heading', words: 'Results' },
      { id: 'body', words },
    ],
    [...lines(1, words, 'Results', words)],
  );
  expect([...found].map(([id, boxes]) => [id, boxes[0]?.y])).toEqual([
    ['abstract', 100],
    ['heading', 112],
    ['body', 124],
  ]);
});

test('citations printed differently and a page break within a sentence leave the rest of it found', () => {
  const found = findSentences(
    [
      {
        id: 's1',
        words:
          'Earlier studies have shown that lamps delay leaf fall (Okafor 2018), but buds were not studied until now.',
      },
    ],
    [
      ...lines(1, 'Earlier studies have shown that lamps delay leaf fall [3], but', 'Draft prototype, page 1'),
      ...lines(2, 'buds were not studied until now.'),
    ],
  );
  const boxes = found.get('s1') ?? [];
  expect(boxes[0]).toMatchObject({ page: 1, y: 100 });
  expect(boxes.some(({ page }) => page === 2)).toBe(true);
});

test('a sentence that is not printed has no place', () => {
  expect(findSentences([{ id: 's1', words: 'Nothing like it.' }], lines(1, 'Other words.')).size).toBe(0);
  expect(findSentences([{ id: 's1', words: '…' }], lines(1, 'Other words.')).size).toBe(0);
});
