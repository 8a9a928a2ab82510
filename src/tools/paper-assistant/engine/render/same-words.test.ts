import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { compileLatex, xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import type { Manuscript } from '../manuscript.ts';
import { renderLatex } from './latex.ts';
import { HOSTILE } from './testing/generate-manuscript.ts';
import { asBoxed, characterCounts, pdfText, pdfWords } from './testing/pdf-text.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';
import { renderTypst } from './typst.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const noXelatex = await xelatexMissing();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8eeee' } });
const figures = {
  'figures/fig1.png': new Uint8Array(await picture(1600, 900).png().toBuffer()),
  'figures/fig2.jpg': new Uint8Array(await picture(700, 900).jpeg().toBuffer()),
};
const typstText = async (manuscript: Manuscript) =>
  pdfText((await typesetter.typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } })).pdf);

test('the Typst PDF contains every sentence of the manuscript once', async () => {
  const page = pdfWords(await typstText(sampleManuscript)).join(' ');
  const blocks = [...sampleManuscript.abstract, ...sampleManuscript.sections.flatMap((section) => section.blocks)];
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  for (const { inlines } of sentences) {
    for (const [index, inline] of inlines.entries()) {
      // The text between two marks is too short to search for.
      if (inline.kind !== 'text' || inline.text.length < 10 || inline.text.includes('https://')) continue;
      // A citation that the product adds comes before the period.
      const words = inlines[index + 1]?.kind === 'citation' ? inline.text.replace(/\.$/, '') : inline.text;
      expect(page.split(pdfWords(words).join(' '))).toHaveLength(2);
    }
  }
});

describe.skipIf(typesetter.latex === null)('with TeX', () => {
  const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';
  const latexText = async (manuscript: Manuscript) => {
    const { pdf } = await compileLatex({ ...renderLatex(manuscript), ...figures }, { bibtex: false });
    return pdfText(pdf);
  };

  test(`both PDFs contain the same words${skipped}`, async () => {
    const [typst, latex] = await Promise.all([typstText(sampleManuscript), latexText(sampleManuscript)]);
    const words = pdfWords(latex).sort();
    expect(words.length).toBeGreaterThan(350);
    expect(pdfWords(typst).sort()).toEqual(words);
  });

  test.skipIf(noXelatex !== '')(`both PDFs contain the same characters of hostile texts${noXelatex}`, async () => {
    const sentences = HOSTILE.filter((text) => !REORDERED.test(text)).map((text) => ({
      id: 's1',
      origin: 'user' as const,
      text,
      inlines: [{ kind: 'text' as const, text: `x ${text} y` }],
    }));
    const manuscript: Manuscript = {
      ...sampleManuscript,
      abstract: [],
      sections: [
        {
          id: '01-x',
          title: 'X',
          origin: 'template',
          blocks: sentences.map((sentence) => ({ kind: 'paragraph', sentences: [sentence] })),
        },
      ],
      figures: [],
    };
    const [typst, latex] = await Promise.all([typstText(manuscript), latexText(manuscript)]);
    expect(characterCounts(asBoxed(typst))).toEqual(characterCounts(latex));
  });
});

/**
 * Shaped scripts and stacked marks: PDFs store their glyphs as clusters, which text extraction splits at arbitrary
 * places.
 */
const REORDERED = /[\u0300-\u036f\u0600-\u06ff\u0900-\u097f]|ặ/u;
