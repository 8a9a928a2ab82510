import { expect, test } from 'vitest';
import { allPatterns } from './all-patterns.ts';
import { growsFaster, readOnce } from './growth.ts';

// These checks depend on what else the machine does, so they don't run with every change.

test('the time of no regular expression grows faster than its text, on strings built to slow it down [D.149]', () => {
  const slow = allPatterns().patterns.flatMap((pattern) => {
    const why = growsFaster(pattern);
    return why === null ? [] : [`${pattern.places[0]} /${pattern.source}/${pattern.flags} ${why}`];
  });
  expect(slow).toEqual([]);
});

test.each([String.raw`\brate\b.*\$`, String.raw`\b\d[\d,]*x`, String.raw`\([^)]*\)`])(
  'measuring shows that /%s/ is slow [D.149]',
  (source) => {
    expect(growsFaster({ source, flags: '', places: [] })).not.toBeNull();
  },
);

test('measuring shows that a pattern that reads each character once is fast [D.149]', () => {
  for (const source of readOnce) expect(growsFaster({ source, flags: '', places: [] }), source).toBeNull();
});
