import { afterAll, describe, expect, test } from 'vitest';
import { compileLatex } from '../../../../../../tests/support/compile-latex.ts';
import { createTypesetter } from '../../../../../server/typeset/typesetter.ts';
import { renderLatex } from '../latex.ts';
import { generateManuscript, PIXEL } from '../testing/generate-manuscript.ts';
import { renderTypst } from '../typst.ts';
import { templates } from './find-template.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const figures = { 'figures/fig1.png': PIXEL, 'figures/fig2.png': PIXEL };
const seeds = Array.from({ length: 200 }, (_, index) => index);
const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';

describe.each(templates.map(({ id }) => id))('two hundred manuscripts as %s', (template) => {
  test('are laid out by Typst', { timeout: 600_000 }, async () => {
    expect(
      await failures((seed) =>
        typesetter.typst({
          main: 'main.typ',
          files: { ...renderTypst({ ...generateManuscript(seed), template }), ...figures },
        }),
      ),
    ).toEqual([]);
  });

  test.skipIf(typesetter.latex === null)(`compile at the first try${skipped}`, { timeout: 3_600_000 }, async () => {
    expect(
      await failures((seed) =>
        compileLatex({ ...renderLatex({ ...generateManuscript(seed), template }), ...figures }, { bibtex: false }),
      ),
    ).toEqual([]);
  });
});

async function failures(set: (seed: number) => Promise<unknown>): Promise<string[]> {
  const failed: string[] = [];
  for (const seed of seeds) await set(seed).catch((error: Error) => failed.push(`${seed}: ${error.message}`));
  return failed;
}
