import { expect, test } from 'vitest';
import { z } from 'zod';
import { stepOutput } from '#contract/step-output.ts';
import { type Checkpoints, readOutput } from './checkpoints.ts';

const counted = stepOutput('count', z.strictObject({ words: z.array(z.string()) }));
const checkpoints = (value: unknown, format = 1): Checkpoints => ({
  outputs: new Map([['count', { value, format }]]),
  artifacts: new Map(),
});

test('a later step gets its own copy of a checkpoint', () => {
  const done = checkpoints({ words: ['one'] });
  readOutput(done, counted).words.push('two');
  expect(readOutput(done, counted)).toEqual({ words: ['one'] });
});

test.each([
  ['of another shape', checkpoints({ words: 3 })],
  ['of a newer version of the product', checkpoints({ words: ['one'] }, 2)],
  ['that does not exist yet', { outputs: new Map(), artifacts: new Map() }],
])('a checkpoint %s is refused', (_, done) => {
  expect(() => readOutput(done, counted)).toThrow();
});
