import { expect, test } from 'vitest';
import { titlesOfGap, titlesOfResult, topicOfFragment, topicOfRequest } from './title-of-result.ts';

test.each([
  [
    'With 3 mol% iodide (PEAI) in the precursor the MAPbI3 films keep 91 ± 3 % of their absorbance.',
    'MAPbI3 films with iodide in the precursor',
  ],
  ['white LED: 46 % fewer moths than at dark sites (rate ratio 0.54)', 'white LED and moths'],
  ['Strain ranges at the welds are 1.7 times larger in summer than in winter.', 'Strain ranges at the welds'],
  [
    'Main result: flare rate of M4–M6 dwarfs falls with rotation period.',
    'flare rate of M4–M6 dwarfs and rotation period',
  ],
  ['There is no difference in yield between plots with char and plots without.', 'yield and plots with char'],
  [
    'Of 412 patients discharged after a stroke, 61 of the 233 who got a call from a nurse within 72 hours were readmitted (26 %), against 77 of 179.',
    'call from a nurse in patients discharged after a stroke',
  ],
  ['Claim: the rule below is O(log k)-competitive for paging with predictions.', 'paging with predictions'],
])('the main result names the topic: %s', (words, title) => {
  expect(titlesOfResult(words)).toEqual([title]);
});

test.each([
  'It is 12 % lower.',
  'Of 40 in the first group, 12 who got no call came back.',
  'Twelve of them came back.',
  'In both groups it was the same.',
])('a result that names nothing gives no title: %s', (words) => {
  expect(titlesOfResult(words)).toEqual([]);
});

test.each([
  ['As far as I see nobody has linked line closures to employment records.', 'line closures and employment records'],
  ['It is unclear whether yoga helps shift workers.', 'yoga and shift workers'],
  ['Measurements of old bridge decks in winter are missing.', 'old bridge decks in winter'],
])('a gap names the topic: %s', (words, title) => {
  expect(titlesOfGap(words)).toEqual([title]);
});

test.each(['No one knows.', 'This is unclear.', 'Earlier work has looked at larger rivers.'])(
  'a gap that names nothing gives no title: %s',
  (words) => {
    expect(titlesOfGap(words)).toEqual([]);
  },
);

test('a fragment at the beginning is the topic, and a sentence or a list of amounts is not', () => {
  expect(topicOfFragment('Optic neuropathy in patients on weekly injections.')).toBe(
    'Optic neuropathy in patients on weekly injections',
  );
  expect(topicOfFragment('The county closed rural bus lines in 2009.')).toBeNull();
  expect(topicOfFragment('Wrist data from 43 residents of two homes.')).toBeNull();
});

test('a fragment with a comma describes a step, and a note to a coauthor names the paper', () => {
  expect(topicOfFragment('Yields by chromatography of the mixture.')).toBe('Yields by chromatography of the mixture');
  expect(topicOfFragment('Yields by chromatography, isolated for the table.')).toBeNull();
  expect(topicOfRequest('here is what I have for the paper on the school streets, please cut')).toBe(
    'the school streets',
  );
  expect(topicOfRequest('here is what I have for the paper on streets')).toBeNull();
  expect(topicOfRequest('here is what I have so far')).toBeNull();
});
