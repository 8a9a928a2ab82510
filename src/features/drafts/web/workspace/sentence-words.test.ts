import { expect, test } from 'vitest';
import { piecesOf } from './sentence-words.tsx';

test('words are split at their formulas, in order, also where a formula is repeated', () => {
  const x = { typed: '$x$', tex: 'x' };
  expect(piecesOf('Let $x$ be $x$, not $5.', [x, x])).toEqual([
    { at: 0, text: 'Let ', tex: null },
    { at: 4, text: '$x$', tex: 'x' },
    { at: 7, text: ' be ', tex: null },
    { at: 11, text: '$x$', tex: 'x' },
    { at: 14, text: ', not $5.', tex: null },
  ]);
});

test('words without formulas are one piece, and a formula that is not in them is left out', () => {
  expect(piecesOf('No formula.', [{ typed: '$y$', tex: 'y' }])).toEqual([{ at: 0, text: 'No formula.', tex: null }]);
  expect(piecesOf('', [])).toEqual([]);
});
