import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { classesMissing, compileLatex } from '../../../../../../tests/support/compile-latex.ts';
import { expectTemplate } from '../../../../../../tests/support/expect-template.ts';
import { compose } from '../../compose.ts';
import type { Manuscript } from '../../manuscript.ts';
import { renderLatex } from '../latex.ts';
import { generateManuscript, PIXEL } from '../testing/generate-manuscript.ts';
import { renderTypst } from '../typst.ts';
import { templates } from './find-template.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const figures = { 'figures/fig1.png': PIXEL, 'figures/fig2.png': PIXEL };
const seeds = Array.from({ length: 200 }, (_, index) => index);
const skipped = await classesMissing();

describe.each(templates.map(({ id }) => id))('as %s', (template) => {
  test.skipIf(skipped !== '')(
    `the sample compiles with its class at the first try, without Type 3 fonts and without false statements${skipped}`,
    { timeout: 120_000 },
    () => expectTemplate(template, typesetter),
  );

  test.skipIf(skipped !== '')(
    `a manuscript compiles with hostile characters, without authors and abstract, and with any letter in headings and keywords${skipped}`,
    { timeout: 120_000 },
    async () => {
      const hostile = generateManuscript(57);
      // Each class converts headings to capitals and inspects the first character of the keywords in its own way.
      const title = 'Šárka – “Łódź” straße ŋ œuvre ➨ ½ αβ';
      const sections = hostile.sections.map((section, index) => (index === 0 ? { ...section, title } : section));
      const manuscript: Manuscript = { ...hostile, sections, template, authors: [], abstract: [], keywords: ['= 5'] };
      const { log } = await compileLatex({ ...renderLatex(manuscript), ...figures }, { bibtex: false });
      expect(log).not.toContain('Missing character');
    },
  );

  test.skipIf(skipped !== '')(
    `compiles with its class if nothing is cited and the title has brackets${skipped}`,
    { timeout: 120_000 },
    async () => {
      const title = '[O iii] lines of short sleep';
      const options = { title, authors: [], template, articleType: '', design: '', constraints: '', seeds: '' };
      const { manuscript } = compose({ text: 'We measured sleep. It was shorter.', images: [], options });
      const files = renderLatex(manuscript);
      expect((await typesetter.latex?.({ main: 'main.tex', files }))?.pages).toBeGreaterThan(0);
    },
  );

  test('two hundred manuscripts are typeset by Typst', { timeout: 600_000 }, async () => {
    expect(
      await failures((seed) =>
        typesetter.typst({
          main: 'main.typ',
          files: { ...renderTypst({ ...generateManuscript(seed), template }), ...figures },
        }),
      ),
    ).toEqual([]);
  });

  test.skipIf(skipped !== '')(
    `two hundred manuscripts compile at the first try${skipped}`,
    { timeout: 3_600_000 },
    async () => {
      expect(
        await failures((seed) =>
          compileLatex({ ...renderLatex({ ...generateManuscript(seed), template }), ...figures }, { bibtex: false }),
        ),
      ).toEqual([]);
    },
  );
});

async function failures(set: (seed: number) => Promise<unknown>): Promise<string[]> {
  const failed: string[] = [];
  for (const seed of seeds) await set(seed).catch((error: Error) => failed.push(`${seed}: ${error.message}`));
  return failed;
}
