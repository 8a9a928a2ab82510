import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, 5]],
  [3, 10, [1, 2, 3, 4, 5]],
  [4, 10, [2, 3, 4, 5, 6]],
  [9, 10, [6, 7, 8, 9, 10]],
  [10, 10, [6, 7, 8, 9, 10]],
])('page %i of %i shows the numbers %j', (current, pages, numbers) => {
  expect(pageWindow(current, pages)).toEqual(numbers);
});
