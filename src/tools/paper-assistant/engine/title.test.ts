import { expect, test } from 'vitest';
import { findKeyphrases } from './keyphrases.ts';
import type { Move } from './manuscript.ts';
import { proposeTitles, workingTitle } from './title.ts';

function titles(...sentences: [Move, string][]): readonly string[] {
  return proposeTitles(
    sentences.map(([move, words]) => ({ words, move })),
    findKeyphrases(sentences.map(([, words]) => words)),
    [],
  ).titles;
}

test('how a study was done or scored is not its title', () => {
  const proposed = titles(
    ['background', 'Cheap recorders give more bat calls than anyone can listen to.'],
    ['method', 'We trained a net on bat calls by cross-entropy with class weights.'],
    ['result', 'Macro-F1 on unseen bat calls was 0.61 in forests near ponds.'],
    ['interpretation', 'The calls of bats in dense forest need more recorders.'],
  );
  expect(proposed[0]).not.toMatch(/entropy|F1/i);
});

test('a verb after "who" is no part of a title, and neither is the verb of a finding', () => {
  const proposed = titles(
    ['background', 'Tenants who face eviction for arrears can ask the local courts in Hesse for time.'],
    ['gap', 'Pores or stress: which of the two dominates after eviction for arrears is open.'],
    ['result', 'Local courts in Hesse granted time to most tenants after eviction for arrears.'],
  );
  for (const title of proposed) expect(title).not.toMatch(/\bface\b|dominates/i);
  expect(proposed.join(' ')).toMatch(/eviction for arrears/i);
});

test('the phrase that a text is mostly about is added to an aim that does not name it', () => {
  const others: [Move, string][] = [
    ['background', 'Free fares are common in small towns.'],
    ['background', 'Supporters hope that free fares bring people to work.'],
    ['result', 'Towns with free fares had more people in work.'],
  ];
  expect(titles(['aim', 'The paper looks at the employment rate in 46 towns.'], ...others)[0]).toBe(
    'Free fares and employment rate in 46 towns',
  );
  expect(titles(['aim', 'The paper looks at the price of fares in 46 towns.'], ...others)[0]).toBe(
    'Price of fares in 46 towns',
  );
});

test('an aim that is stated is the title, also where the sentence was read as something else', () => {
  const result: [Move, string] = [
    'result',
    'Nurses in the nap group made fewer errors than nurses in the other group.',
  ];
  const stated = 'We wanted to find out whether a short nap reduces medication errors on medical wards.';
  const title = 'Short nap and medication errors on medical wards';
  expect(titles(['method', stated], result)[0]).toBe(title);
  // What others asked is not the topic of this text.
  expect(titles(['background', stated.replace('We', 'Lund (2014)')], result)[0]).not.toBe(title);
  expect(titles(['background', stated.replace('We wanted', 'Nobody tried')], result)[0]).not.toBe(title);
});

test('abbreviations alone are no title', () => {
  for (const title of titles(
    ['method', 'We put ITO on C6, and ITO for C6 was kept dry.'],
    ['result', 'The ITO for C6 held more charge.'],
  ))
    expect(title).toMatch(/\p{Ll}{4}/u);
});

test('two phrases that name more of the topic come before one, and a sentence of the abstract can give the aim', () => {
  const sentences: readonly (readonly [Move, string])[] = [
    ['background', 'Night noise is common near roads.'],
    ['background', 'Systolic blood pressure rises with age.'],
    ['method', 'We compared bat activity under warm lamps and cold lamps.'],
    ['result', 'Night noise and systolic blood pressure rose together.'],
  ];
  const read = sentences.map(([move, words]) => ({ words, move }));
  const keyphrases = findKeyphrases(sentences.map(([, words]) => words));
  const others = read.filter(({ move }) => move !== 'method');
  expect(proposeTitles(others, keyphrases, []).titles[0]).toMatch(
    /noise and .*blood pressure|blood pressure and .*noise/i,
  );
  const aim = ['We compared bat activity under warm lamps and cold lamps.'];
  expect(proposeTitles(others, keyphrases, [], null, { aim }).titles[0]).toBe(
    'Bat activity under warm lamps and cold lamps',
  );
  const done = [...read, { words: 'We examined sleep near loud streets in Leeds.', move: 'method' as const }];
  expect(proposeTitles(done, findKeyphrases(done.map(({ words }) => words)), []).titles[0]).toMatch(/under warm lamps/);
  expect(
    proposeTitles(others, keyphrases, [], null, { aim: ['Lamps draw moths in warm nights.'] }).titles[0],
  ).not.toMatch(/draw/);
});

test('without an aim the gap or the main result names the topic, and capitals of a first line are not kept', () => {
  const sentences: readonly (readonly [Move, string])[] = [
    ['gap', 'Nobody has linked line closures to employment records.'],
    ['method', 'We took employment records of people near line closures.'],
    ['result', 'Employment fell by 2 points after line closures.'],
  ];
  const read = sentences.map(([move, words]) => ({ words, move }));
  const keyphrases = findKeyphrases(sentences.map(([, words]) => words));
  expect(proposeTitles(read, keyphrases, []).titles[0]).toBe('Line closures and employment records');
  expect(
    proposeTitles(read.slice(1), keyphrases, [], null, { result: ['Flare rate: 3 % fewer line closures'] }).titles[0],
  ).toBe('Flare rate and line closures');
  expect(proposeTitles(read, keyphrases, [], 'MOTHS x STREETLIGHTS 2023').titles[0]).toBe('Moths x streetlights');
});

test('a working title names what is studied, and phrases that only return often are proposals', () => {
  const sentences: readonly (readonly [Move, string])[] = [
    ['background', 'Road noise is loud near schools.'],
    ['background', 'Reading speed is low near schools.'],
    ['method', 'Road noise was logged on 40 days, and reading speed by a test.'],
    ['result', 'Road noise near the oldest schools was 61 dB.'],
  ];
  const propose = (topic: string | null) =>
    proposeTitles(
      sentences.map(([move, words]) => ({ words, move })),
      findKeyphrases(sentences.map(([, words]) => words)),
      [],
      topic,
    );
  expect(propose(null).titles.length).toBeGreaterThan(0);
  expect(workingTitle(propose(null))).toBe('Working title');
  expect(workingTitle(propose('Road noise and reading'))).toBe('Working title: Road noise and reading');
});

test('the verb after a modal is no part of a title', () => {
  const proposed = titles(
    ['background', 'Bee colonies can behave unlike wild bee colonies.'],
    ['limitation', 'Commercial bee colonies may buzz unlike wild bee colonies.'],
    ['result', 'Wild bee colonies were heavier than other bee colonies.'],
  );
  expect(proposed.length).toBeGreaterThan(0);
  for (const title of proposed) expect(title).not.toMatch(/behave|buzz/i);
});
