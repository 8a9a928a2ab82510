import { expect, test } from 'vitest';
import { xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { expectLetters } from '../../../../../tests/support/expect-letters.ts';
import { latexProgram } from './latex.ts';
import { paragraphs, withText } from './testing/scripts-manuscript.ts';

const names = Object.keys(paragraphs) as (keyof typeof paragraphs)[];
const skipped = await xelatexMissing();

test.skipIf(skipped !== '').each(names)(
  `XeLaTeX prints every letter of a text in %s [D.116]${skipped}`,
  { timeout: 240_000 },
  async (name) => {
    // Every second template has two columns.
    const template = names.indexOf(name) % 2 === 0 ? 'article' : 'ieee-conference';
    const manuscript = { ...withText(paragraphs[name]), template } as const;
    expect(latexProgram(manuscript)).toBe('XeLaTeX');
    await expectLetters(manuscript, [paragraphs[name]]);
  },
);
