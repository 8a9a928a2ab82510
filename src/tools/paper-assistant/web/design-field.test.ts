import { expect, test } from 'vitest';
import { guessDesign } from './design-field.tsx';

test('the design is guessed from the text, with the sentence behind it [D.115]', () => {
  expect(
    guessDesign(
      'Sleep after night work\n\nNurses sleep badly. We randomly assigned 80 nurses to early or late shifts. They slept longer.',
    ),
  ).toEqual({ design: 'randomised-trial', sentence: 'We randomly assigned 80 nurses to early or late shifts.' });
});

test('a text that states no design gets none [D.115]', () => {
  expect(guessDesign('We heated the film to 200 °C. It cracked.')).toBeNull();
});
