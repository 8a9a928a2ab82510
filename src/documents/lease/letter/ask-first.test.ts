import { describe, expect, test } from 'vitest';
import { mostWorthAsking } from './ask-first.ts';
import { isInScope } from './deal-scope.ts';
import type { DealKind } from './forms.ts';

const question = (id: string, answer = 'missing') => ({ id, answer });

describe('which questions are asked', () => {
  test('eighteen at most, those left open first, then those most often worth asking, in their own order', () => {
    const many = Array.from({ length: 20 }, (_, at) => question(`other-${at}`));
    const asked = mostWorthAsking([...many, question('snda'), question('own-words', 'weak')]);
    expect(asked).toHaveLength(18);
    expect(asked.map(({ id }) => id)).toEqual([...many.slice(0, 16).map(({ id }) => id), 'snda', 'own-words']);
  });

  test('few questions are all asked', () => {
    expect(mostWorthAsking([question('b'), question('a')])).toEqual([question('b'), question('a')]);
  });

  test.each<[string, DealKind[], boolean]>([
    ['snda', [], true],
    ['snda', ['short'], false],
    ['snda', ['bare'], false],
    ['insurance', ['short'], true],
    ['holdover', ['bare'], true],
    ['holdover', ['short', 'bare'], false],
    ['audit_right', ['allIn'], false],
    ['parking', ['allIn'], true],
  ])('%s fits %j: %s', (point, kinds, fits) => {
    expect(isInScope(point, new Set(kinds))).toBe(fits);
  });
});
