import { expect, test } from 'vitest';
import { topicInSentence } from './topic-in-sentence.ts';

test.each([
  ['Lease form', 'lease form'],
  ['Non-disturbance (SNDA)', 'non-disturbance (SNDA)'],
  ['VAT', 'VAT'],
])('%s is written %s within a sentence', (topic, written) => {
  expect(topicInSentence(topic)).toBe(written);
});
