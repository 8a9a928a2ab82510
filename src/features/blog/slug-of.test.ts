import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Leases & letters', 'leases-and-letters'],
  ['Über 100 % sicher', 'uber-100-percent-sicher'],
  ["What's new in May?", 'whats-new-in-may'],
  ['  Two   spaces -- and dashes ', 'two-spaces-and-dashes'],
  ['Привет', 'privet'],
  ['租约', ''],
])('the slug of "%s" is the output of slugify: %s [D.77]', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title has a slug of at most 100 characters that ends at a word', () => {
  expect(slugOf('word '.repeat(60))).toMatch(/^(?:word-)+(?:word|wor|wo|w)$/);
  expect(slugOf('word '.repeat(60)).length).toBeLessThanOrEqual(100);
});
