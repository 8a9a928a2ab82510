import { describe, expect, test } from 'vitest';
import { classesMissing, compileLatex } from '../../../../../tests/support/compile-latex.ts';
import { renderLatex, renderSingleLatex } from './latex.ts';
import { pdfText, pdfWords } from './testing/pdf-text.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';

const skipped = await classesMissing();

test('the LaTeX source in one file needs no other file, and has every line of the sections', () => {
  const source = renderSingleLatex(sampleManuscript);
  expect(source).not.toMatch(/\\input\{sections|\\bibliography\{/);
  expect(source).toContain('\\begin{thebibliography}');
  for (const [path, text] of Object.entries(renderLatex(sampleManuscript)))
    if (path.startsWith('sections/')) expect(source).toContain(text.trimEnd());
});

test('a draft without figures or references gets neither frames for images nor a list', () => {
  const source = renderSingleLatex({ ...sampleManuscript, figures: [], references: [] });
  expect(source).not.toContain('\\draftimage');
  expect(source).not.toContain('\\begin{thebibliography}');
});

describe.skipIf(skipped !== '')(`the LaTeX source in one file${skipped}`, () => {
  test.each(['article', 'revtex', 'apa7'] as const)(
    'compiles alone in %s, with frames in place of the images',
    { timeout: 120_000 },
    async (template) => {
      const source = renderSingleLatex({ ...sampleManuscript, template });
      const { pdf } = await compileLatex({ 'main.tex': source }, { bibtex: false });
      const words = pdfWords(await pdfText(pdf)).join(' ');
      expect(words).toContain('figures/fig1.png');
    },
  );
});
