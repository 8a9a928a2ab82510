import { describe, expect, test } from 'vitest';
import { isProse } from './features.ts';
import { type MoveWeights, moves, packWeights, storedWeights, unpackWeights } from './move-weights.ts';
import { scoreMoves } from './score-moves.ts';
import { type LabelledText, trainMoves } from './train-moves.ts';
import weights from './weights.json' with { type: 'json' };

/** The likeliest move of a sentence by the model alone. */
function likeliest(words: string, model?: MoveWeights) {
  const scores = scoreMoves([words], model)[0] ?? [];
  return moves[scores.indexOf(Math.max(...scores))];
}

describe('the stored weights', () => {
  test('are small, have the known format, and survive unpacking and packing', () => {
    expect(JSON.stringify(weights).length).toBeLessThan(150_000);
    expect(packWeights(unpackWeights(storedWeights.parse(weights)))).toEqual(weights);
  });

  test.each([
    ['gap', 'hardly any of this has been tried outside the lab'],
    ['method', 'two of us read every card, a third settled the rest'],
    ['result', 'the dimmed plots had 14 moths a night, the others 31'],
    ['limitation', 'a single mild winter and one observer, so take it with care'],
  ] as const)('read a note in words that no rule knows: %s', (move, words) => {
    expect(likeliest(words)).toBe(move);
  });

  test('tell notes from prose', () => {
    expect(isProse(['n = 12, two sites', 'went up by 3 %'])).toBe(false);
    const sentence =
      'We measured the height of all trees in the plots and compared it with that of the year before the storm.';
    expect(isProse([sentence, sentence])).toBe(true);
  });
});

describe('training', () => {
  const texts: LabelledText[] = Array.from({ length: 40 }, (_, at) => ({
    weight: 1,
    sentences: [
      { words: `plots ${at} were weighed twice`, move: 'method' },
      { words: `mass rose in plot ${at}`, move: 'result' },
    ],
  }));

  test('the same texts and seed give the same weights, another seed others', () => {
    const stored = (seed: number) => JSON.stringify(packWeights(trainMoves(texts, seed)));
    expect(stored(1)).toBe(stored(1));
    expect(stored(1)).not.toBe(stored(2));
  });

  test('a new sentence goes to the move whose words it shares', () => {
    const model = trainMoves(texts, 1);
    expect(likeliest('seedlings were weighed twice', model)).toBe('method');
    expect(likeliest('mass rose again', model)).toBe('result');
  });
});
