import { afterAll, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { failuresOf } from '../../../../../tests/support/compile-generated.ts';
import { compileLatex, xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { escapeLatex } from './escape-latex.ts';
import { renderLatex } from './latex.ts';
import { isScriptLetter, scriptsOf } from './scripts.ts';
import { preamble, sourceOf } from './testing/code-points-source.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';
import { paragraphs, withText } from './testing/scripts-manuscript.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());

const chunk = 4096;
const everyThirtySeventh = Array.from({ length: Math.floor(0x11_0000 / 37) }, (_, index) => index * 37);
const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';
test.skipIf(typesetter.latex === null).each(Array.from({ length: 0x1_0000 / chunk }, (_, index) => index * chunk))(
  `every assigned code point of the Basic Multilingual Plane that needs no XeLaTeX compiles, from %i${skipped}`,
  async (start) => {
    const main = renderLatex(sampleManuscript)['main.tex'] as string;
    const assigned = Array.from({ length: chunk }, (_, index) => String.fromCodePoint(start + index)).filter(
      (character) => /\P{Cn}/u.test(character) && !isScriptLetter(character),
    );
    const body = assigned.map((character) => escapeLatex(`a${character}b ${character}`)).join('\n');
    const source = `${main.slice(0, main.indexOf('\\title{'))}\\begin{document}\n.\n${body}\n\\end{document}\n`;
    const result = await typesetter.latex?.({ main: 'main.tex', files: { 'main.tex': source } });
    expect(result?.pages).toBeGreaterThan(0);
  },
);

test.skipIf(typesetter.latex === null)(
  `every thirty-seventh code point compiles${skipped}`,
  { timeout: 240_000 },
  async () => {
    const isLetter = (letter: string) => scriptsOf(`x${letter}`).size > 0 || isScriptLetter(letter);
    const codes = everyThirtySeventh.filter((code) => !isLetter(String.fromCodePoint(code)));
    const source = preamble() + sourceOf(codes);
    const result = await typesetter.latex?.({ main: 'main.tex', files: { 'main.tex': source } });
    expect(result?.pages).toBeGreaterThan(10);
  },
);

test.skipIf(typesetter.latex === null)(
  `two hundred generated manuscripts compile at the first pass with the program that they name${skipped}`,
  { timeout: 900_000 },
  async () => {
    expect(await failuresOf(Array.from({ length: 200 }, (_, seed) => seed))).toEqual([]);
  },
);

const noXelatex = await xelatexMissing();
test.skipIf(noXelatex !== '')(
  `every thirty-seventh code point and every character of each script is printed by XeLaTeX [D.116]${noXelatex}`,
  { timeout: 240_000 },
  async () => {
    const plain = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
      (code) => !escapeLatex(String.fromCodePoint(code)).includes('\\unknownchar'),
    );
    const everyScript = withText(Object.values(paragraphs).join(' '));
    const source = { 'main.tex': preamble(everyScript) + sourceOf([...everyThirtySeventh, ...plain]) };
    const { log } = await compileLatex(source);
    expect(log).not.toContain('Missing character');
  },
);
