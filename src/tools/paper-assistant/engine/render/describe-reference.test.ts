import { expect, test } from 'vitest';
import { describeReference } from './describe-reference.ts';

test('a reference shows authors, title, place, year, DOI, and the result of the check', () => {
  const fields = {
    author: 'Lovelace, Ada and Charles Babbage and de Morgan, A.',
    title: 'On engines',
    journal: 'Notes',
    volume: '3',
    number: '2',
    pages: '10--20',
    year: '1843',
    doi: 'https://doi.org/10.1/x',
  };
  const text = 'Ada Lovelace, Charles Babbage and A. de Morgan. On engines. Notes, 3(2), 10–20, 1843. doi: 10.1/x.';
  expect(describeReference({ key: 'a', type: 'article', fields, verdict: 'verified' })).toBe(text);
  expect(describeReference({ key: 'a', type: 'article', fields, verdict: 'retracted' })).toBe(`${text} Retracted.`);
});

test('a reference with hardly any data is still one line', () => {
  expect(describeReference({ key: 'a', type: 'misc', fields: { title: 'Why?' }, verdict: 'unverified-offline' })).toBe(
    'Why? Not verified.',
  );
  expect(describeReference({ key: 'a', type: 'misc', fields: { author: 'X and others' }, verdict: 'not-found' })).toBe(
    'X, et al. No record was found.',
  );
});
