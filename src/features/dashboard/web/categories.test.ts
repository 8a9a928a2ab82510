import { expect, test } from 'vitest';
import { byCategory } from './categories.ts';

test('features stand under the part of their group before the first hyphen, in the order in which they came', () => {
  const features = [
    { slug: 'a', group: 'Specialty-academic' },
    { slug: 'b', group: 'leasing-documents-long' },
    { slug: 'c', group: 'specialty-other' },
    { slug: 'd', group: 'market' },
    { slug: 'e', group: '' },
  ];
  expect(
    byCategory(features).map(({ id, title, features: members }) => [id, title, members.map(({ slug }) => slug)]),
  ).toEqual([
    ['specialty', 'Specialty', ['a', 'c']],
    ['leasing', 'Leasing', ['b']],
    ['market', 'Market', ['d']],
    ['', 'Other', ['e']],
  ]);
});

test('without features there is no category', () => {
  expect(byCategory([])).toEqual([]);
});
