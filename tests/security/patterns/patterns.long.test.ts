import { expect, test } from 'vitest';
import { allPatterns } from './all-patterns.ts';
import { growsFaster } from './growth.ts';

test('the time of no regular expression grows faster than its text, on strings built to slow it down [D.149]', () => {
  const slow = allPatterns().patterns.flatMap((pattern) => {
    const why = growsFaster(pattern);
    return why === null ? [] : [`${pattern.places[0]} /${pattern.source}/${pattern.flags} ${why}`];
  });
  expect(slow).toEqual([]);
});
