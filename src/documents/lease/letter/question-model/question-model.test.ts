import { describe, expect, test } from 'vitest';
import { countQuestions } from './question-counts.ts';
import { rateQuestion } from './rate-question.ts';

const offer = (kinds: string[], asked: string[], settled: string[]) => ({
  kinds,
  fitting: new Set(['term', 'signage', ...(kinds.length === 0 ? [] : ['holdover'])]),
  asked: new Set(asked),
  settled: new Set(settled),
});
const offers = [
  offer(['retail'], ['signage'], ['term']),
  offer(['retail'], ['signage'], ['term']),
  offer(['office'], [], ['term', 'signage']),
  offer(['office'], ['holdover'], ['term']),
  offer([], ['holdover', 'signage'], ['term']),
];
const counts = countQuestions(offers, ['term', 'signage', 'holdover']);
const silent = { alone: 0, withWords: 0 };

describe('which points are worth asking about', () => {
  test('the counts are those in the labels, for each kind of deal', () => {
    expect(counts['signage']).toEqual({ offers: 5, asked: 3, settled: 1, kinds: { office: [0, 1], retail: [2, 2] } });
    expect(counts['term']).toEqual({ offers: 5, asked: 0, settled: 5, kinds: { office: [0, 0], retail: [0, 0] } });
    expect(counts['holdover']).toMatchObject({ offers: 4, asked: 1 });
  });

  test('a point that every offer settles needs less evidence to count as settled than one that readers often ask about', () => {
    const little = { alone: 0.02, withWords: 0 };
    const [term, signage] = ['term', 'signage'].map((point) => rateQuestion(point, [], little, counts));
    expect(term?.settled ?? 0).toBeGreaterThan(signage?.settled ?? 1);
    expect(term?.worth ?? 1).toBeLessThan(signage?.worth ?? 0);
  });

  test('a sentence about a point makes it more likely that the point is settled', () => {
    const rated = [silent, { alone: 0.3, withWords: 0 }, { alone: 0.3, withWords: 0.3 }].map(
      (evidence) => rateQuestion('signage', [], evidence, counts).settled,
    );
    expect(rated).toEqual(rated.toSorted((a, b) => a - b));
    expect(new Set(rated).size).toBe(3);
  });

  test('the kind of deal changes how much a question is worth asking', () => {
    const worth = (kind: string) => rateQuestion('signage', [kind], silent, counts).worth;
    expect(worth('retail')).toBeGreaterThan(worth('office'));
  });

  test('a point without labels is rarely worth asking about', () => {
    expect(rateQuestion('unknown', ['retail'], silent, counts).worth).toBeLessThan(0.1);
  });
});
