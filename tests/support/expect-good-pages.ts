import sharp from 'sharp';
import { expect } from 'vitest';
import type { Manuscript } from '#tools/paper-assistant/engine/manuscript.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { checkPages } from './check-pages.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8eeee' } });
const figures = {
  'figures/fig1.png': new Uint8Array(await picture(1600, 900).png().toBuffer()),
  'figures/fig2.jpg': new Uint8Array(await picture(700, 900).jpeg().toBuffer()),
};

/** Fails if the pages print an option, a placeholder or a default head, or lose a byline or a figure. */
export async function expectGoodPages(manuscript: Manuscript): Promise<void> {
  const source = renderLatex(manuscript);
  const { problems, text } = await checkPages({ ...source, ...figures });
  expect(problems).toEqual([]);
  const words = text.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase();
  for (const { affiliation, email, orcid } of manuscript.bylines ?? []) {
    // These classes turn the name, or a sign next to it, into a link to the ORCID record.
    const linked = manuscript.template === 'acmart' || manuscript.template === 'aastex';
    if (linked) expect(source['main.tex']).toContain(orcid);
    const printed = [affiliation, email, linked ? '' : orcid].map((part) =>
      part.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase(),
    );
    // PDF extraction renders letters with marks in several ways.
    for (const part of printed) expect(words).toContain(part.replace(/[^\x21-\x7e].*/, ''));
  }
  // Checks that both figures are there, including the one that floats to the end.
  for (const number of [1, 2]) expect(text).toMatch(new RegExp(`fig(?:ure|\\.)\\s*${number}[.:\\s]`, 'i'));
}
