import { expect, test } from 'vitest';
import { isMemo, topicOfMemo, topicOfOpening } from './memo-line.ts';

test.each([
  ['SGLT2i after HF discharge – dump for the paper', 'SGLT2i after HF discharge'],
  ['Feedback by voice or in writing? Notes for the SoTL journal', 'Feedback by voice or in writing'],
  ['telehealth wound clinic, what we found (draft for a journal)', 'telehealth wound clinic'],
  ['Ditch age and newts -- field notes into paper, autumn meeting version', 'Ditch age and newts'],
  ['glass ceramics project // results so far and story', 'glass ceramics project'],
  ['TITLE? "A cold moon on a tilted orbit"', 'A cold moon on a tilted orbit'],
  ['Notes carabid beetles hedgerow, field season 2020-2022', 'carabid beetles hedgerow'],
  ['My field notes on the ageing of hedges', 'the ageing of hedges'],
  ['Perovskite solar cell stability notes (group meeting 5/12)', 'Perovskite solar cell stability'],
  ['Bus fare cuts and job search -- draft', 'Bus fare cuts and job search'],
  ['Switching in speech — what we have so far', 'Switching in speech'],
  ['Planets of K dwarfs (keep the name out for now)', 'Planets of K dwarfs'],
  ['night shifts and diabetes, register cohort - rough', 'night shifts and diabetes'],
  ['Toxicity in chats - for the workshop, 4 pages', 'Toxicity in chats'],
  ['SiN beams and noise -> short paper?', 'SiN beams and noise'],
  ['anonymous pamphlets of 1848 - bullets', 'anonymous pamphlets of 1848'],
  ['Grain boundaries in ice (rough)', 'Grain boundaries in ice'],
  ['Paper idea "ride hailing and drunk driving"', 'ride hailing and drunk driving'],
])('a line of notes names the topic: %s', (line, topic) => {
  expect(isMemo(line)).toBe(true);
  expect(topicOfMemo(line)).toBe(topic);
});

test.each([
  'CHI paper braindump',
  'notes for our paper',
  'Draft: what we did',
  'summary v2',
  'Idea: sleep helps learning',
  'Draft: nudges cut food waste',
])('a line of notes without a topic: %s', (line) => {
  expect(isMemo(line)).toBe(true);
  expect(topicOfMemo(line)).toBeNull();
});

test.each([
  'Rough surfaces in channels',
  'Choosing a conference',
  'Insights into the ageing of paper',
  'Voice feedback and revision',
])('not a line of notes: %s', (line) => {
  expect(isMemo(line)).toBe(false);
});

test('a first sentence that only names the work gives the topic', () => {
  expect(topicOfOpening('Review on warm baths in people with sore backs.')).toBe(
    'Review on warm baths in people with sore backs',
  );
  expect(topicOfOpening('Study of CBT-I by phone.')).toBe('Study of CBT-I by phone');
  expect(topicOfOpening('A review of baths is overdue, and we wrote it.')).toBeNull();
  expect(topicOfOpening('Warm baths in people with sore backs.')).toBeNull();
});
