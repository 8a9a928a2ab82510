import { expect, test } from 'vitest';
import { describeModel, type ModelReport } from './model-report.ts';

const nothing: ModelReport = {
  name: 'small-model',
  calls: 0,
  tokens: 0,
  dollars: null,
  connecting: 0,
  chosen: 0,
  shortened: 0,
  readings: 0,
  questions: 0,
  dropped: {},
  failures: [],
};

test('a model that never answered is reported as asked, without an answer [D.127]', () => {
  expect(describeModel({ ...nothing, failures: ['Risks: The language model took too long.'] })).toEqual([
    'small-model was asked, and gave no answer.',
    'Risks: The language model took too long. The built-in result is used there.',
  ]);
});

test('a model that answered once and then failed is reported with both [D.127]', () => {
  const report = { ...nothing, calls: 1, tokens: 90, questions: 1, failures: ['Abstract: It is overloaded.'] };
  expect(describeModel(report)).toEqual([
    'small-model was asked once (90 tokens).',
    'Used of its answers: 1 question in the checklist.',
    'The checks dropped none of its answers.',
    'Abstract: It is overloaded. The built-in result is used there.',
  ]);
});
