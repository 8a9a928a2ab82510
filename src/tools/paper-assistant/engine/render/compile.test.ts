import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { failuresOf } from '../../../../../tests/support/compile-generated.ts';
import { compileLatex, xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { escapeLatex } from './escape-latex.ts';
import { renderLatex } from './latex.ts';
import { MATH_SYMBOLS } from './latex-symbols.ts';
import {
  DELIMITERS,
  MATH_ACCENTS,
  MATH_ENVIRONMENTS,
  MATH_FONTS,
  MATH_SPACES,
  OPERATOR_NAMES,
  SYMBOL_OF_MACRO,
} from './math-notation.ts';
import { renderMath } from './render-math.ts';
import { isScriptLetter, scriptsOf } from './scripts.ts';
import { preamble, sourceOf } from './testing/code-points-source.ts';
import { generateManuscript, PIXEL } from './testing/generate-manuscript.ts';
import { renderTypst } from './typst.ts';

const figures = { 'figures/fig1.png': PIXEL, 'figures/fig2.png': PIXEL };
/** A sample of the two hundred; compile.long.test.ts compiles all of them, and many more code points. */
const seeds = Array.from({ length: 40 }, (_, index) => index);
const typesetter = await createTypesetter();
afterAll(() => typesetter.close());

test('forty generated manuscripts, hostile characters included, compile with Typst', {
  timeout: 120_000,
}, async () => {
  const failed: string[] = [];
  for (const seed of seeds) {
    const files = { ...renderTypst(generateManuscript(seed)), ...figures };
    await typesetter
      .typst({ main: 'main.typ', files })
      .catch((error: Error) => failed.push(`${seed}: ${error.message}`));
  }
  expect(failed).toEqual([]);
});

// Without TeX the name of each test says why it was skipped.
const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';
describe.skipIf(typesetter.latex === null)('with TeX', () => {
  test(`four of them compile at the first pass with the program that they name${skipped}`, {
    timeout: 600_000,
  }, async () => {
    const failed = await failuresOf(seeds.slice(0, 4));
    expect(failed).toEqual([]);
  });

  test(`every character that LaTeX prints without a placeholder box has its glyph${skipped}`, {
    timeout: 120_000,
  }, async () => {
    const codes = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
      (code) => !isLetter(code) && !escapeLatex(String.fromCodePoint(code)).includes('\\unknownchar'),
    );
    expect(codes.length).toBeGreaterThan(1500);
    const { pages } = await latex(preamble() + sourceOf(codes));
    expect(pages).toBeGreaterThan(2);
  });

  test(`four thousand rare Chinese characters without a space become a document${skipped}`, {
    timeout: 120_000,
  }, async () => {
    const { pages } = await latex(
      `${preamble()}\\begin{document}\n${escapeLatex('\u{20000}'.repeat(4_000)).replaceAll('}\\', '}%\n\\')}\n\\end{document}\n`,
    );
    expect(pages).toBeGreaterThan(1);
  });
});

test('every macro that is allowed in math has a LaTeX and a Typst form', { timeout: 120_000 }, async () => {
  const inlines = everyMacro().map((tex) => ({ kind: 'math' as const, tex, source: `$${tex}$` }));
  expect(inlines.filter(({ tex }) => renderMath(tex) === null)).toEqual([]);
  const sentence = { id: 's1', origin: 'user' as const, text: '', inlines };
  const manuscript = {
    ...generateManuscript(2),
    figures: [],
    sections: [
      {
        id: 'math',
        title: 'Math',
        origin: 'template' as const,
        blocks: [{ kind: 'paragraph' as const, sentences: [sentence] }],
      },
    ],
  };
  await typesetter.typst({ main: 'main.typ', files: renderTypst(manuscript) });
  if (skipped === '' && (await xelatexMissing()) === '') await compileLatex(renderLatex(manuscript), { bibtex: false });
});

function everyMacro(): string[] {
  const one = [...MATH_ACCENTS.keys(), ...MATH_FONTS.keys(), 'pmod'].map((name) => `\\${name}{X}`);
  const two = ['frac', 'dfrac', 'tfrac', 'binom', 'stackrel', 'overset', 'underset'].map((name) => `\\${name}{a}{b}`);
  const words = ['text', 'textrm', 'textit', 'textbf', 'mbox', 'operatorname'].map((name) => `\\${name}{if 2-3}`);
  const fences = [...DELIMITERS].map((delimiter) => `\\left${delimiter} x \\right${delimiter}`);
  const sizes = [...DELIMITERS].filter((one) => one !== '.').map((delimiter) => `\\Bigl${delimiter}`);
  const tables = [...MATH_ENVIRONMENTS.keys()].map((name) => `\\begin{${name}} a & b \\\\ c & d \\end{${name}}`);
  const alone = [...SYMBOL_OF_MACRO.keys(), ...OPERATOR_NAMES.keys(), ...MATH_SPACES.keys()].map(
    (name) => `x \\${name} y`,
  );
  const plain = ['a + b - c * d / e = f < g > h', '( [ | ! , . : ; ? @ ] )', "x'_i", '{}_a^b', '\\sqrt[3]{x}'];
  return [...one, ...two, ...words, ...fences, ...sizes, ...tables, ...alone, ...plain, ...MATH_SYMBOLS.keys()];
}

function latex(source: string) {
  return (typesetter.latex as NonNullable<typeof typesetter.latex>)({
    main: 'main.tex',
    files: { 'main.tex': source },
  });
}

function isLetter(code: number): boolean {
  return scriptsOf(`x${String.fromCodePoint(code)}`).size > 0 || isScriptLetter(String.fromCodePoint(code));
}
