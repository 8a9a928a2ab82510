import { expect, test } from 'vitest';
import type { Work } from '#contract/literature.ts';
import { compareRecord, sameTitle } from './compare-record.ts';

const record: Work = {
  id: 'doi:10.1038/nature14539',
  doi: '10.1038/nature14539',
  arxivId: null,
  title: 'Deep learning',
  authors: [
    { family: 'LeCun', given: 'Yann' },
    { family: 'Bengio', given: 'Yoshua' },
  ],
  year: 2015,
  venue: 'Nature',
  volume: '521',
  issue: '7553',
  pages: '436-444',
  publisher: 'Springer',
  type: 'article',
  abstract: null,
  retractedBy: [],
  source: 'Crossref',
};

test.each([
  [{ title: 'Deep Learning', author: 'LeCun, Yann and Bengio, Yoshua', year: '2015' }],
  [{ title: '{Deep} learning.', author: 'Yann LeCun and others', year: '2016' }],
  [{ title: 'Deep learning' }],
  [{}],
])('%j matches the record', (fields) => {
  expect(compareRecord(fields, record)).toEqual([]);
});

test.each([
  [{ title: 'Attention is all you need' }, ['title']],
  [{ title: 'Deep learning', author: 'Hinton, Geoffrey' }, ['author']],
  [{ title: 'Deep learning', author: 'LeCun, Y.', year: '2012' }, ['year']],
  // A made-up paper whose DOI belongs to a real one.
  [{ title: 'Deep learning for tide gauges', author: 'Okafor, N.', year: '2021' }, ['title', 'author', 'year']],
])('%j differs in %j', (fields, expected) => {
  expect(compareRecord(fields, record).map(({ field }) => field)).toEqual(expected);
});

test.each([
  [
    'BERT: Pre-training of Deep Bidirectional Transformers',
    'BERT: Pre-training of Deep Bidirectional Transformers',
    true,
  ],
  ['Sleep and work in nurses', 'Sleep and work in nurses: a cohort study', true],
  ['Étude des marées à Brest', 'Etude des marees a Brest', true],
  ['RETRACTED: Effects of light on sleep', 'Effects of light on sleep', true],
  ['Effects of light on sleep', 'Effects of noise on sleep', false],
  ['Deep', 'Deep learning', false],
  ['Deep learning', 'Deep learning in agriculture and what it means', false],
])('"%s" and "%s" are the same title: %s', (a, b, same) => {
  expect(sameTitle(a, b)).toBe(same);
  expect(sameTitle(b, a)).toBe(same);
});

test.each([
  ['van der Waals, Johannes', 'Waals'],
  ['Öztürk, A.', 'Ozturk'],
  ['María García Márquez and others', 'García Márquez'],
])('the first author of "%s" is %s', (author, family) => {
  expect(compareRecord({ author }, { ...record, authors: [{ family, given: '' }] })).toEqual([]);
});
