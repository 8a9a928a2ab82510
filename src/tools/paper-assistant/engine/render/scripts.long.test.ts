import { expect, test } from 'vitest';
import { classesMissing, xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { expectClosedGroups } from '../../../../../tests/support/expect-closed-groups.ts';
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

const unequipped = (await classesMissing()) || (await xelatexMissing({ eastAsianFonts: false }));
test.skipIf(unequipped !== '').each(['revtex', 'apa7'] as const)(
  `as %s, a stress mark at the end of a word or a capital of two characters leaves no group open [D.116]${unequipped}`,
  { timeout: 120_000 },
  expectClosedGroups,
);
