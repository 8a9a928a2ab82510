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
