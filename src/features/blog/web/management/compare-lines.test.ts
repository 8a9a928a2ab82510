import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

test('unchanged, removed and added lines are distinguished', () => {
  expect(compareLines('a\nb\nc\nd', 'a\nx\nc\nd\ne').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same a',
    'removed b',
    'added x',
    'same c',
    'same d',
    'added e',
  ]);
});

test('unchanged and removed lines make up the old text, unchanged and added lines the new one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '')).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = compareLines(before, after);
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('long texts without a common line are reported as changed completely', () => {
  const lines = (letter: string) => Array.from({ length: 5_000 }, (_, n) => `${letter}${n}`).join('\n');
  expect(compareLines(lines('a'), lines('b'))).toHaveLength(10_000);
});
