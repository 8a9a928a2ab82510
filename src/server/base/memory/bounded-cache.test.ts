import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('the entry read longest ago is removed first, and an entry larger than the whole cache is not stored', () => {
  const cache = createBoundedCache<string>({ limit: 6, sizeOf: (text) => text.length });
  cache.set('a', 'aa');
  cache.set('b', 'bb');
  cache.set('c', 'cc');
  expect(cache.get('a')).toBe('aa');
  cache.set('d', 'dd');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['aa', undefined, 'cc', 'dd']);
  cache.set('a', 'aaaa');
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual(['aaaa', undefined, 'dd']);
  cache.set('e', 'eeeeeee');
  expect(['a', 'd', 'e'].map((key) => cache.get(key))).toEqual(['aaaa', 'dd', undefined]);
});
