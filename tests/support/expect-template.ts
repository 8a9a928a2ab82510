import sharp from 'sharp';
import { expect } from 'vitest';
import type { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import type { Manuscript } from '#tools/paper-assistant/engine/manuscript.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { PIXEL } from '#tools/paper-assistant/engine/render/testing/generate-manuscript.ts';
import { pdfText, pdfWords } from '#tools/paper-assistant/engine/render/testing/pdf-text.ts';
import { sampleManuscript } from '#tools/paper-assistant/engine/render/testing/sample-manuscript.ts';

const jpeg = sharp({ create: { width: 700, height: 900, channels: 3, background: '#e8eeee' } }).jpeg();
export const sampleFigures = {
  'figures/fig1.png': PIXEL,
  'figures/fig2.png': PIXEL,
  'figures/fig2.jpg': new Uint8Array(await jpeg.toBuffer()),
};

/** The sample draft compiles with the template's class, and its PDF has every sentence and no false statement. */
export async function expectTemplate(
  template: Manuscript['template'],
  typesetter: Awaited<ReturnType<typeof createTypesetter>>,
): Promise<void> {
  const files = { ...renderLatex({ ...sampleManuscript, template }), ...sampleFigures };
  const pdf = (await typesetter.latex?.({ main: 'main.tex', files }))?.pdf ?? new Uint8Array();
  // The columns of these classes extend closer to the edges.
  const page = await pdfText(pdf, /^(?:mnras|ieee)/.test(template) ? 40 : 60);
  expectEverySentenceOnce(page);
  const words = pdfWords(page).join(' ').toLowerCase();
  for (const keyword of sampleManuscript.keywords) expect(words).toContain(pdfWords(keyword).join(' ').toLowerCase());
  expect(page).not.toMatch(/submitted to|©|copyright|accepted|compiled using|style file/i);
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Type3');
}

/** Words of two columns mix when lines are read across, so each is counted separately. */
export function expectEverySentenceOnce(page: string): void {
  // The IEEE sets 'Abstract—' right before the first word.
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
