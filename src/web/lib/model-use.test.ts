import { expect, test } from 'vitest';
import { describeModelUse } from './model-use.ts';

const model = { name: 'a model', prices: { input: 3, output: 15 }, mostTokens: 150_000 };

test.each([
  [{ input: 9_321, output: 1_100 }, 'about 10,000 tokens (about $0.04)'],
  [{ input: 910, output: 40 }, 'about 950 tokens (less than $0.01)'],
  // A run stops at its budget.
  [{ input: 300_000, output: 60_000 }, 'about 150,000 tokens (about $0.75)'],
])('%j is shown as %s', (tokens, told) => {
  expect(describeModelUse(tokens, model)).toBe(told);
});

test('without prices the usage is shown in tokens only', () => {
  expect(describeModelUse({ input: 9_321, output: 1_100 }, { ...model, prices: null })).toBe('about 10,000 tokens');
});
