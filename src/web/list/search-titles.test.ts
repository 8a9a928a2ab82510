import { expect, test } from 'vitest';
import { searchTitles } from './search-titles.ts';

test('a search finds every title that contains all the words, regardless of case, order and accents', () => {
  const reports = [{ title: 'Base Rent Analysis: 10,000 sf, 5 years' }, { title: 'Lease Abstract: Café Zürich' }];
  const found = (typed: string) => searchTitles(reports, ({ title }) => title, typed).map(({ title }) => title);
  expect(found('rent BASE')).toEqual(['Base Rent Analysis: 10,000 sf, 5 years']);
  expect(found('zurich cafe')).toEqual(['Lease Abstract: Café Zürich']);
  expect(found('base zurich')).toEqual([]);
  expect(found('  ')).toHaveLength(2);
  expect(found('(')).toEqual([]);
});
