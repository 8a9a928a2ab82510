import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { byCategory } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';

test('features are grouped by the part of their group name before the first hyphen, in their original order [P1.1]', () => {
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

test('without features there are no categories', () => {
  expect(byCategory([])).toEqual([]);
});

test.each([
  ['market', 'chart-line'],
  ['leasing', 'file-text'],
  ['finance', 'building-2'],
  ['property', 'building-2'],
  ['risk', 'shield'],
  ['specialty', 'sprout'],
  ['anything', 'activity'],
  ['', 'activity'],
])('the category "%s" has the icon %s [P1.2]', (category, icon) => {
  expect(renderToStaticMarkup(createElement(CategoryIcon, { category }))).toContain(`lucide-${icon} `);
});
