import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDraftEvaluation } from './draft-evaluation.ts';
import { scoreRiskTexts } from './risk-texts.ts';

const tuning = scoreRiskTexts('tuning');
const held = scoreRiskTexts('held');

test('thirty texts hold three planted risks each, and nine in ten of the ninety are found', () => {
  const texts = [...tuning, ...held];
  expect(texts).toHaveLength(30);
  for (const { name, planted } of texts) expect([name, new Set(planted).size]).toEqual([name, 3]);
  expect(texts.flatMap(({ found }) => found).length).toBeGreaterThanOrEqual(81);
});

test('the fifteen texts that nobody looked at while mending rules lose no more than six of their forty-five', () => {
  expect(held.flatMap(({ missed }) => missed).length).toBeLessThanOrEqual(6);
});

test('forty clean texts that were looked at raise two false alarms at most, ten that were not raise four', () => {
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

test('the page with these figures is what npm run eval:drafts writes today', { timeout: 180_000 }, () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'draft-evaluation.md'), 'utf8');
  expect(page).toBe(describeDraftEvaluation());
});
