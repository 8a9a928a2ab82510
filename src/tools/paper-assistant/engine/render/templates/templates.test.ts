import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { templates as offered } from '#tools/paper-assistant/tool.ts';
import { classesMissing } from '../../../../../../tests/support/compile-latex.ts';
import { renderLatex } from '../latex.ts';
import { PIXEL } from '../testing/generate-manuscript.ts';
import { pdfText, pdfWords } from '../testing/pdf-text.ts';
import { sampleManuscript } from '../testing/sample-manuscript.ts';
import { renderTypst } from '../typst.ts';
import { templates } from './find-template.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const skipped = await classesMissing();
const jpeg = sharp({ create: { width: 700, height: 900, channels: 3, background: '#e8eeee' } }).jpeg();
const figures = {
  'figures/fig1.png': PIXEL,
  'figures/fig2.png': PIXEL,
  'figures/fig2.jpg': new Uint8Array(await jpeg.toBuffer()),
};
const ids = templates.map(({ id }) => id);

test('the panel offers every template, and nothing else', () => {
  expect([...offered].sort()).toEqual([...ids].sort());
});

describe.each(ids)('%s', (template) => {
  const sample = { ...sampleManuscript, template };

  test('is typeset by Typst with every sentence once', async () => {
    const { pdf } = await typesetter.typst({ main: 'main.typ', files: { ...renderTypst(sample), ...figures } });
    expectEverySentenceOnce(await pdfText(pdf));
  });

  test.skipIf(skipped !== '')(
    `compiles with its class at the first try, without Type 3 fonts and without false statements${skipped}`,
    { timeout: 120_000 },
    async () => {
      const files = { ...renderLatex(sample), ...figures };
      const pdf = (await typesetter.latex?.({ main: 'main.tex', files }))?.pdf ?? new Uint8Array();
      // The columns of these classes extend closer to the edges.
      const page = await pdfText(pdf, /^(?:mnras|ieee)/.test(template) ? 40 : 60);
      expectEverySentenceOnce(page);
      const words = pdfWords(page).join(' ').toLowerCase();
      for (const keyword of sample.keywords) expect(words).toContain(pdfWords(keyword).join(' ').toLowerCase());
      expect(page).not.toMatch(/submitted to|©|copyright|accepted|compiled using|style file/i);
      expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Type3');
    },
  );
});

/** If lines are read across, words of two columns are mixed, so each word is counted separately. */
function expectEverySentenceOnce(page: string): void {
  // The IEEE prints 'Abstract—' directly before the first word.
  const printed = counts(pdfWords(page.replaceAll('—', '— ')));
  const blocks = [...sampleManuscript.abstract, ...sampleManuscript.sections.flatMap((section) => section.blocks)];
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  const words = counts(
    sentences.flatMap(({ inlines }) =>
      inlines.flatMap((inline) =>
        inline.kind === 'text' && !inline.text.includes('https://') ? pdfWords(inline.text) : [],
      ),
    ),
  );
  const long = [...words].filter(([word]) => /^\p{L}{7,}$/u.test(word));
  expect(long.length).toBeGreaterThan(40);
  // Words repeated in titles, captions and notes may occur more often, never less.
  for (const [word, count] of long)
    expect([word, printed.get(word) ?? 0]).toEqual([word, expect.toSatisfy((n) => n >= count)]);
}

function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}
