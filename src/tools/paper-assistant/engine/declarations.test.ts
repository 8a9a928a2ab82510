import { describe, expect, test } from 'vitest';
import { declarationPatterns, isDeclaration } from './declarations.ts';

describe.each(declarationPatterns.map((pattern) => [pattern.example, pattern] as const))('%s', (example, pattern) => {
  test('is recognized as a declaration only by its pattern', () => {
    expect(isDeclaration(example)).toBe(true);
    expect(
      isDeclaration(
        example,
        declarationPatterns.filter((other) => other !== pattern),
      ),
    ).toBe(false);
  });
});

test.each([
  'The data show that sleep rose.',
  'Data were collected in May.',
  'The model can be trained in an hour.',
  'We share the view of Kim (2020).',
  'Knowledge can be shared among teams.',
  'Interest in the topic has grown.',
])('no declaration: %s', (words) => {
  expect(isDeclaration(words)).toBe(false);
});

test.each([
  'raw traces + fit script: https://doi.org/10.5555/x-14',
  'All the data, the codebook and the scripts: https://doi.org/10.5555/flaky',
  'The data and the firmware are in the page of the project, https://example.org/muoni.',
  'Code (https://example.org/code), plus a manual.',
  'Our transcripts under CC BY.',
  'Recordings by written application.',
  'dataset without school names: from the district office on request',
  'Spectra can be requested from the authors.',
  'Drawings can be borrowed from us.',
  'Stipend by the Carlsberg foundation.',
])('a declaration: %s', (words) => {
  expect(isDeclaration(words)).toBe(true);
});

test.each([
  'The data of both wards were read twice.',
  'Scores on request tasks rose by 4 points.',
  'Code on the left side of the page was read first.',
  'Grants from the state fell after 1990.',
  'The texts are short.',
])('no declaration, though it has the words of one: %s', (words) => {
  expect(isDeclaration(words)).toBe(false);
});
