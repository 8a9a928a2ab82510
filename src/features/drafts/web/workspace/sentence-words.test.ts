import { expect, test } from 'vitest';
import { piecesOf } from './sentence-words.tsx';

test('a sentence is split at its formulas, in order, even if a formula is repeated', () => {
  const x = { typed: '$x$', tex: 'x' };
  expect(piecesOf('Let $x$ be $x$, not $5.', [x, x])).toEqual([
    { at: 0, text: 'Let ', tex: null },
    { at: 4, text: '$x$', tex: 'x' },
    { at: 7, text: ' be ', tex: null },
    { at: 11, text: '$x$', tex: 'x' },
    { at: 14, text: ', not $5.', tex: null },
  ]);
});

test('a sentence without formulas is one part, and a formula that it does not contain is left out', () => {
  expect(piecesOf('No formula.', [{ typed: '$y$', tex: 'y' }])).toEqual([{ at: 0, text: 'No formula.', tex: null }]);
  expect(piecesOf('', [])).toEqual([]);
});
