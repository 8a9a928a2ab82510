import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('a page has ten rows, and a page number beyond the last shows the last page', () => {
  const items = Array.from({ length: 23 }, (_, index) => index);
  expect(pageOf(items, 1, 10).items).toEqual(items.slice(0, 10));
  expect(pageOf(items, 3, 10)).toEqual({ page: 3, items: [20, 21, 22] });
  expect(pageOf(items, 9, 10).page).toBe(3);
  expect(pageOf(items, 0, 10).page).toBe(1);
  expect(pageOf(items, Number.NaN, 10).page).toBe(1);
  expect(pageOf([], 1, 10)).toEqual({ page: 1, items: [] });
});
