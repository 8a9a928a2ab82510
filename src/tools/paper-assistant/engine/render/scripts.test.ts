import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { classesMissing, xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { expectClosedGroups } from '../../../../../tests/support/expect-closed-groups.ts';
import { expectLetters, figures, lettersIn } from '../../../../../tests/support/expect-letters.ts';
import { latexProgram, renderLatex } from './latex.ts';
import { lettersOf, scriptsOf } from './scripts.ts';
import { pdfText } from './testing/pdf-text.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';
import { mixedManuscript, paragraphs, withText } from './testing/scripts-manuscript.ts';
import { renderTypst } from './typst.ts';

const names = Object.keys(paragraphs) as (keyof typeof paragraphs)[];

test('a draft needs XeLaTeX if it has letters that pdfLaTeX lacks, and pdfLaTeX otherwise [D.116]', () => {
  expect(latexProgram(sampleManuscript)).toBe('pdfLaTeX');
  expect(latexProgram(mixedManuscript)).toBe('XeLaTeX');
  expect(renderLatex(sampleManuscript)['main.tex']).toContain('latexmk -pdf main.tex');
  const files = renderLatex(mixedManuscript);
  expect(files['main.tex']).toMatch(/^% !TEX program = xelatex\n/);
  expect(files.latexmkrc).toContain('$pdf_mode = 5;');
});

test('Greek letters and full-width forms in an English text work with pdfLaTeX, and words in another script do not [D.116]', () => {
  for (const text of ['α = 0.05, αβγ and μm', 'a（b）', 'Łódź, naïve, “x” → 5 €', '😀 עברית'])
    expect([...scriptsOf(text)]).toEqual([]);
  expect([...scriptsOf('και η ψυχή')]).toEqual(['greek']);
  expect([...scriptsOf('数（n = 5）')]).toEqual(['han']);
  expect([...scriptsOf('データ, 데이터, данные')]).toEqual(['cyrillic', 'kana', 'hangul']);
  expect(lettersOf('数（n）')('（')).toBe(true);
  expect(lettersOf('（n）')('（')).toBe(false);
});

const skipped = await xelatexMissing();
describe.skipIf(skipped !== '')(`the zip's LaTeX${skipped}`, () => {
  // scripts.long.test.ts prints the texts of each script.
  test('prints names, signs and references of other scripts in an English text [D.116]', {
    timeout: 240_000,
  }, async () => {
    await expectLetters(mixedManuscript, ['夜勤', 'Иванов', 'ψυχή', '王小明', 'Вопросы сна', '护士的睡眠', 'α = 0.05']);
  });
});

const unequipped = (await classesMissing()) || (await xelatexMissing({ eastAsianFonts: false }));
test.skipIf(unequipped !== '')(
  `a stress mark at the end of a word or a capital of two characters leaves no group open [D.116]${unequipped}`,
  { timeout: 120_000 },
  () => expectClosedGroups('article'),
);

const typesetter = await createTypesetter({ latex: { path: '' } });
afterAll(() => typesetter.close());

test.each(names)(
  'the PDF created by Typst has every letter of a text in %s [D.116]',
  { timeout: 60_000 },
  async (name) => {
    const files = { ...renderTypst(withText(paragraphs[name])), ...figures };
    const { pdf } = await typesetter.typst({ main: 'main.typ', files });
    expect(lettersIn(await pdfText(pdf))).toContain(lettersIn(paragraphs[name]));
  },
);
