import { describe, expect, test } from 'vitest';
import { mayNeedSource } from '../cite-model/may-need-source.ts';
import citeWeights from '../cite-model/weights.json' with { type: 'json' };
import { moves, scoreMoves } from '../move-model/score-moves.ts';
import moveWeights from '../move-model/weights.json' with { type: 'json' };
import { isProse } from './features.ts';
import { packWeights, storedWeights, unpackWeights } from './linear-weights.ts';
import { scoreSentences } from './score-sentences.ts';
import { type LabelledText, trainLinear } from './train-linear.ts';

/** The most likely move of a sentence by the model alone. */
function likeliest(words: string) {
  return best(scoreMoves([words])[0], moves);
}

function best<T>(scores: readonly number[] = [], classes: readonly T[]): T | undefined {
  return classes[scores.indexOf(Math.max(...scores))];
}

describe('the stored weights', () => {
  test.each([
    ['moves', moveWeights],
    ['citations', citeWeights],
  ])('of %s are small, have the known format, and can be unpacked and packed again', (_, weights) => {
    expect(JSON.stringify(weights).length).toBeLessThan(150_000);
    expect(packWeights(unpackWeights(storedWeights.parse(weights)))).toEqual(weights);
  });

  test.each([
    ['gap', 'hardly any of this has been tried outside the lab'],
    ['method', 'two of us read every card, a third settled the rest'],
    ['result', 'the dimmed plots had 14 moths a night, the others 31'],
    ['limitation', 'a single mild winter and one observer, so take it with care'],
  ] as const)('classify a note in words that no rule knows: %s', (move, words) => {
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
      { words: `plots ${at} were weighed twice`, label: 'method' },
      { words: `mass rose in plot ${at}`, label: 'result' },
    ],
  }));

  const classes = { method: 1, result: 1 };

  test('the same texts and seed give the same weights, and another seed gives others', () => {
    const stored = (seed: number) => JSON.stringify(packWeights(trainLinear(texts, { seed, classes })));
    expect(stored(1)).toBe(stored(1));
    expect(stored(1)).not.toBe(stored(2));
  });

  test('a new sentence is assigned to the move whose words it shares', () => {
    const model = trainLinear(texts, { seed: 1, classes });
    const read = (words: string) => best(scoreSentences([words], model)[0], model.classes);
    expect(read('seedlings were weighed twice')).toBe('method');
    expect(read('mass rose again')).toBe('result');
  });
});

test('a statement of the kind that papers cite may need a source, and an own measurement or a named source does not', () => {
  expect(
    mayNeedSource([
      'These results are consistent with previous studies that reported a smaller leaf area under drought.',
      'We weighed each leaf twice.',
      'These results are consistent with previous studies that reported a smaller leaf area (Smith and Lee 2019).',
    ]),
  ).toEqual([true, false, false]);
});
