import { describe, expect, test } from 'vitest';
import { allPatterns } from './all-patterns.ts';
import { readOnce, readTwice } from './growth.ts';

/** Files that no example reaches, with the reason why their pattern cannot be slow. */
const knownByReading = [
  // The glossary's names, escaped, as alternatives: nothing in it repeats.
  'src/features/reports/web/document/explained.tsx',
  // Five secrets of this process as alternatives, and one number.
  'src/server/base/http/page-cache.ts',
  'src/tools/paper-assistant/engine/risks/contradicted-count.ts',
];

describe('regular expressions', () => {
  test('none can match a text in two ways or restart at each character, whether written out or built from parts [D.149]', () => {
    const { patterns, unseen } = allPatterns();
    // Code that builds a pattern but is not reached by any example could hide a slow one: add an example to
    // build-patterns.ts.
    expect(unseen.filter((place) => !knownByReading.some((path) => place.startsWith(`${path}:`)))).toEqual([]);
    expect(patterns.length).toBeGreaterThan(5_000);
    const slow = patterns.flatMap((pattern) => {
      const why = readTwice(pattern);
      return why === null ? [] : [`${pattern.places[0]} /${pattern.source}/${pattern.flags} ${why}`];
    });
    expect(slow).toEqual([]);
  }, 300_000);

  test.each([String.raw`\s+$`, String.raw`^\s*,?\s*x`, String.raw`\d[\d,]*%`, '(?:a+)+b'])(
    'the structure of /%s/ shows that it is slow [D.149]',
    (source) => {
      expect(readTwice({ source, flags: '', places: [] })).not.toBeNull();
    },
  );

  test('a pattern that reads each character once has no slow structure [D.149]', () => {
    for (const source of readOnce) expect(readTwice({ source, flags: '', places: [] }), source).toBeNull();
  });
});
