import { afterAll, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { renderTypst } from '#tools/paper-assistant/engine/render/typst.ts';
import { wrongSentences } from './sentence-count.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'the PDF created by Typst contains every sentence of input %i exactly once, and no invented number [D.44]',
  async (seed) => {
    expect(
      await wrongSentences(seed, 'article', (manuscript, figures) =>
        typesetter.typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } }),
      ),
    ).toEqual([]);
  },
);

test.skipIf(typesetter.latex === null)(
  `the PDF created by TeX contains every sentence exactly once${skipped}`,
  async () => {
    const latex = typesetter.latex as NonNullable<typeof typesetter.latex>;
    expect(
      await wrongSentences(1, 'ieee-journal', (manuscript, figures) =>
        latex({ main: 'main.tex', files: { ...renderLatex(manuscript), ...figures } }),
      ),
    ).toEqual([]);
  },
);
