import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { stepOutput } from './step-output.ts';

const second = stepOutput('count', z.strictObject({ words: z.number() }), {
  format: 2,
  upgrades: { 1: (stored) => ({ words: stored }) },
});

describe('reading the output of a step', () => {
  test.each([
    ['of the current format', { words: 3 }, 2],
    ['of an earlier format, through its upgrade', 3, 1],
  ])('accepts one %s', (_, stored, format) => {
    expect(second.read(stored, format)).toEqual({ words: 3 });
  });

  test.each([
    ['of another shape', { words: 'three' }, 2],
    ['that an upgrade cannot read', 'three', 1],
    ['of a newer format', { words: 3 }, 3],
    ['of a format without an upgrade', 3, 0],
  ])('refuses one %s', (_, stored, format) => {
    expect(() => second.read(stored, format)).toThrow();
  });
});
