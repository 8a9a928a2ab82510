import { expect, test } from 'vitest';
import { findKeyphrases } from './keyphrases.ts';

function phrases(...sentences: string[]): string[] {
  return findKeyphrases(sentences).phrases.map(({ text }) => text);
}

test('prefers the repeated phrase to its parts and to phrases that every paper contains', () => {
  const found = phrases(
    'Night work is common among nurses in this study.',
    'We found significantly higher results for night work.',
    'The results show that night work affects nurses.',
  );
  expect(found[0]).toBe('night work');
  expect(found).toContain('nurses');
  for (const word of ['night', 'work', 'results', 'study', 'significantly']) expect(found).not.toContain(word);
});

test('keeps acronyms and names as in the text, and puts initial words in lower case', () => {
  const found = phrases('Insomnia is common.', 'We treat insomnia with CBT-I in Lisbon.', 'CBT-I helps in Lisbon.');
  expect(found).toEqual(expect.arrayContaining(['insomnia', 'CBT-I', 'Lisbon']));
});

test('no two phrases have the same meaning', () => {
  const found = phrases('Grain boundaries matter.', 'A grain boundary matters.', 'The boundaries of a grain matter.');
  expect(found.filter((text) => /grain|boundar/.test(text))).toHaveLength(1);
});

test('currencies, short month names and general words are not keyphrases', () => {
  const found = phrases(
    'The idea: bills fell by 21 euros in Dec.',
    'The problem is 6 euros in Dec.',
    'Plugs cost 38 euros.',
  );
  for (const word of ['euros', 'Dec', 'idea', 'problem']) expect(found).not.toContain(word);
});

test('a word such as "back" is a keyphrase only together with another word', () => {
  const back = phrases('The back of the wafer was polished.', 'Wafers came back.', 'The back was rough.');
  expect(back).not.toContain('back');
  const pain = phrases('Back pain is common.', 'Nurses have back pain.', 'We asked nurses about back pain.');
  expect(pain).toContain('back pain');
});

test('a thing that the title names by several words is preferred to each of them', () => {
  const text = ['The lamps of a street stay on.', 'Trees near lamps open early.', 'Each street has lamps and trees.'];
  const found = findKeyphrases(['Street lamps and young trees', ...text], 'Street lamps and young trees').phrases;
  const words = found.map(({ text }) => text);
  expect(words).toContain('street lamps');
  for (const word of ['lamps', 'street']) expect(words).not.toContain(word);
});

test('finds words in Chinese, which is written without spaces', () => {
  expect(phrases('睡眠研究很重要。', '我们的睡眠研究。')[0]).toMatch(/睡眠/);
});

test('formulas, addresses and numbers are not keyphrases', () => {
  expect(phrases('See https://example.org/deep and \\frac 12 34 for 2020.')).toEqual([]);
});

test('typed citations, months and units are not keyphrases', () => {
  expect(
    phrases(
      'As in ffrench2016 and Smith_Lee:2019ab.',
      'So says [@lee; @may2020], in March (Gordon et al. 2016).',
      'At 30 mAh and 12 kHz, see ffrench2016.',
    ),
  ).toEqual([]);
  expect(phrases('We read Landsat8 images.', 'Landsat8 images are free.')[0]).toBe('Landsat8 images');
});

test('cited authors, codes and what only describes are not keyphrases', () => {
  const found = phrases(
    'There is much work on minimum wages (Card and Krueger 1994; Dube, Lester, and Reich 2010).',
    'Hours of students (Neumark & Wascher, 2007) get less attention than wages.',
    'Earnings of students stayed flat, and trends are flat.',
    'A diagnosis of asthma (J45) was no reason to exclude students.',
  );
  for (const word of ['Dube', 'Neumark', 'Krueger', 'flat', 'J45']) expect(found).not.toContain(word);
  expect(found).toContain('wages');
});
