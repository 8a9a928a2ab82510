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

test('ten clean texts raise two false alarms at most, all together', () => {
  const clean = scoreRiskTexts('clean');
  expect(clean).toHaveLength(10);
  expect(clean.flatMap(({ name, reported }) => reported.map(({ rule }) => `${name}: ${rule}`)).length).toBeLessThan(3);
});

test('the page with these figures is what npm run eval writes today', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'draft-evaluation.md'), 'utf8');
  expect(page).toBe(describeDraftEvaluation());
});
