import { afterAll, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { latexProgram, renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { templates } from '#tools/paper-assistant/engine/render/templates/find-template.ts';
import { renderTypst } from '#tools/paper-assistant/engine/render/typst.ts';
import { wrongSentences } from './sentence-count.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';
const seeds = Array.from({ length: 200 }, (_, index) => index);
const ids = templates.map(({ id }) => id);

test('two hundred inputs, each in one of the templates: the PDF created by Typst contains every sentence exactly once', async () => {
  const wrong: string[] = [];
  for (const seed of seeds)
    wrong.push(
      ...(await wrongSentences(seed, ids[seed % ids.length] ?? 'article', (manuscript, figures) =>
        typesetter.typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } }),
      )),
    );
  expect(wrong).toEqual([]);
});

test.skipIf(typesetter.latex === null)(
  `the PDF created by TeX contains every sentence exactly once${skipped}`,
  { timeout: 3_600_000 },
  async () => {
    const latex = typesetter.latex as NonNullable<typeof typesetter.latex>;
    const wrong: string[] = [];
    for (const seed of seeds)
      wrong.push(
        ...(await wrongSentences(seed, ids[seed % ids.length] ?? 'article', async (manuscript, figures) =>
          // The product uses Typst for letters that pdfLaTeX lacks, which the test above covers.
          latexProgram(manuscript) === 'XeLaTeX'
            ? typesetter.typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } })
            : latex({ main: 'main.tex', files: { ...renderLatex(manuscript), ...figures } }),
        ).catch((error: Error) => [`${seed}: ${error.message}`])),
      );
    expect(wrong).toEqual([]);
  },
);
