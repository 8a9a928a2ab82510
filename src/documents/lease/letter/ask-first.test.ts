import { describe, expect, test } from 'vitest';
import { mostWorthAsking } from './ask-first.ts';
import type { DealKind } from './deal-kinds.ts';
import { isInScope } from './deal-scope.ts';

const question = (id: string, worth = 0.2, answer = 'missing') => ({ id, worth, answer });

describe('questions about an offer', () => {
  test('are at most twenty: open points first, then those most often worth asking, in their original order', () => {
    const many = Array.from({ length: 22 }, (_, at) => question(`other-${at}`));
    const asked = mostWorthAsking([...many, question('snda', 0.7), question('own-words', 0.1, 'weak')]);
    expect(asked).toHaveLength(20);
    expect(asked.map(({ id }) => id)).toEqual([...many.slice(0, 18).map(({ id }) => id), 'snda', 'own-words']);
  });

  test('are all shown if there are few', () => {
    expect(mostWorthAsking([question('b'), question('a')])).toEqual([question('b'), question('a')]);
  });

  test.each<[string, DealKind[], boolean]>([
    ['snda', [], true],
    ['snda', ['short'], false],
    ['insurance', ['short'], true],
    ['holdover', ['bare'], true],
    ['liability', ['short'], true],
    ['audit_right', ['allIn'], false],
    ['parking', ['allIn'], true],
  ])('%s matches %j: %s', (point, kinds, fits) => {
    expect(isInScope(point, new Set(kinds))).toBe(fits);
  });
});
