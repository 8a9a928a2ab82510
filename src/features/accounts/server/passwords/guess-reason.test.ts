import { expect, test } from 'vitest';
import { guessReason } from './guess-reason.ts';

const person = { username: 'mira_olsen', email: 'mira.olsen@lab.university.example', product: 'Foredraft' };
const common = 'This password is too common. Please choose one that is harder to guess';
const own = 'Please don\'t build your password on your name, your email address or "Foredraft"';

test.each([
  ['Password1!', common],
  ['P@ssw0rd', common],
  ['pA$$word-2026', common],
  ['Qwerty123!', common],
  ['1qaz2wsx', common],
  ['!!Dragon77', common],
  ['Iloveyou#1', common],
  ['ＰＡＳＳＷＯＲＤ1!', common],
  ['Foredraft-1', own],
  ['F0redr@ft2026!', own],
  ['Mira_Olsen1!', own],
  ['Olsen-1987', own],
  ['University#1', common],
])('%s is refused [D.143]', (password, reason) => {
  expect(guessReason(password, person)).toBe(reason);
});

test.each([
  'Correct-Horse-7',
  'Brand-New-Horse-8',
  'kV9#tqLm2x',
  // The word is only part of the password: the rest is long enough by itself.
  'Olsen-quartz-meadow-9',
  'Password-quartz-meadow-9',
  'Grün-Übung-77',
])('%s is accepted [D.143]', (password) => {
  expect(guessReason(password, person)).toBeNull();
});
