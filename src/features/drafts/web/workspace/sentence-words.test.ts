import { expect, test } from 'vitest';
import { piecesOf } from './sentence-words.tsx';

test('a sentence is split at its formulas, in order, even if a formula is repeated', () => {
  const x = { typed: '$x$', tex: 'x', display: false };
  expect(piecesOf({ words: 'Let $x$ be $x$, not $5.', formulas: [x, x], citations: [] })).toEqual([
    { at: 0, text: 'Let ', set: null },
    { at: 4, text: '$x$', set: x },
    { at: 7, text: ' be ', set: null },
    { at: 11, text: '$x$', set: x },
    { at: 14, text: ', not $5.', set: null },
  ]);
});

test('citations are split off between formulas, wherever they are', () => {
  const [first, second] = [
    { typed: '[@lee]', printed: '[1]' },
    { typed: '\\cite{ito}', printed: '[2]' },
  ];
  const y = { typed: '$y$', tex: 'y', display: false };
  expect(piecesOf({ words: 'As [@lee], $y$ and \\cite{ito}.', formulas: [y], citations: [first, second] })).toEqual([
    { at: 0, text: 'As ', set: null },
    { at: 3, text: '[@lee]', set: first },
    { at: 9, text: ', ', set: null },
    { at: 11, text: '$y$', set: y },
    { at: 14, text: ' and ', set: null },
    { at: 19, text: '\\cite{ito}', set: second },
    { at: 29, text: '.', set: null },
  ]);
});

test('a sentence without either is one part, and one that it does not contain is left out', () => {
  expect(
    piecesOf({
      words: 'No formula.',
      formulas: [{ typed: '$y$', tex: 'y', display: false }],
      citations: [{ typed: '[9]', printed: '[1]' }],
    }),
  ).toEqual([{ at: 0, text: 'No formula.', set: null }]);
  expect(piecesOf({ words: '', formulas: [], citations: [] })).toEqual([]);
});
