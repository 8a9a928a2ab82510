import { expect, test } from 'vitest';
import { scoreRiskTexts } from './risk-texts.ts';

const tuning = scoreRiskTexts('tuning');
const held = scoreRiskTexts('held');

test('thirty texts have three planted risks each, and at least nine in ten of the ninety are found', () => {
  const texts = [...tuning, ...held];
  expect(texts).toHaveLength(30);
  for (const { name, planted } of texts) expect([name, new Set(planted).size]).toEqual([name, 3]);
  expect(texts.flatMap(({ found }) => found).length).toBeGreaterThanOrEqual(81);
});

test('in the fifteen texts that were not used to improve rules, at most six of the forty-five risks are missed', () => {
  expect(held.flatMap(({ missed }) => missed).length).toBeLessThanOrEqual(6);
});

test('forty clean texts used for tuning raise at most two false alarms, and ten unseen ones at most four', () => {
  for (const [set, size, most] of [
    ['clean', 40, 2],
    ['clean-held', 10, 4],
  ] as const) {
    const texts = scoreRiskTexts(set);
    expect(texts).toHaveLength(size);
    const alarms = texts.flatMap(({ name, reported }) => reported.map(({ rule }) => `${name}: ${rule}`));
    expect(alarms.length).toBeLessThanOrEqual(most);
  }
});
