import { expect, test } from 'vitest';
import { findKeyphrases } from './keyphrases.ts';
import type { Move } from './manuscript.ts';
import { proposeTitles } from './title.ts';

function titles(...sentences: [Move, string][]): string[] {
  return proposeTitles(
    sentences.map(([move, words]) => ({ words, move })),
    findKeyphrases(sentences.map(([, words]) => words)),
    [],
  );
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

test('abbreviations alone are no title', () => {
  for (const title of titles(
    ['method', 'We put ITO on C6, and ITO for C6 was kept dry.'],
    ['result', 'The ITO for C6 held more charge.'],
  ))
    expect(title).toMatch(/\p{Ll}{4}/u);
});
