import { describe, expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { failureOfCall } from './failure.ts';
import { readAnswer } from './read-answer.ts';

describe('a failure of the document flow', () => {
  test('without a specific message shows that an error occurred [F8.2.6]', () => {
    for (const part of ['upload', 'start', 'startFull'] as const) {
      expect(failureOfCall(part, new TypeError('x is not a function'))).toEqual({
        message: 'An error occurred',
        reason: null,
      });
    }
  });

  test('shows what did not start, and the server’s reason below it', () => {
    expect(failureOfCall('startFull', new AppError('out_of_credits'))).toEqual({
      message: 'Failed to start full analysis',
      reason: "You're out of credits for this feature.",
    });
    expect(failureOfCall('start', new AppError('internal'))).toEqual({
      message: 'Failed to start analysis',
      reason: null,
    });
  });

  test('includes a stream that ends before its last event', async () => {
    async function* cut() {
      yield { id: '1', data: { event: 'workflow_started' } };
    }
    let started = 0;
    const answer = await readAnswer(cut(), () => {
      started += 1;
    });
    expect([started, answer]).toEqual([1, { ok: false, failure: { message: 'Analysis failed', reason: null } }]);
  });
});
