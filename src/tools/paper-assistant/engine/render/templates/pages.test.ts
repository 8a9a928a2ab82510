import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPages } from '../../../../../../tests/support/check-pages.ts';
import { findLatex } from '../../../../../server/typeset/latex.ts';
import { renderLatex } from '../latex.ts';
import { strainedManuscript } from '../testing/page-manuscript.ts';
import { sampleManuscript } from '../testing/sample-manuscript.ts';
import { templates } from './find-template.ts';

const latex = await findLatex();
const skipped = latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e8eeee' } });
const figures = {
  'figures/fig1.png': new Uint8Array(await picture(1600, 900).png().toBuffer()),
  'figures/fig2.jpg': new Uint8Array(await picture(700, 900).jpeg().toBuffer()),
};

describe.skipIf(latex === null).each(templates.map(({ id }) => id))(`the pages of %s${skipped}`, (template) => {
  test.each([
    ['a plain draft', sampleManuscript],
    ['a draft with a long title and nine authors', strainedManuscript],
  ])(
    'of %s print no option, placeholder or default head, and nothing beyond the margin [D.129]',
    {
      timeout: 120_000,
    },
    async (_, manuscript) => {
      const source = renderLatex({ ...manuscript, template });
      const { problems, text } = await checkPages({ ...source, ...figures });
      expect(problems).toEqual([]);
      const words = text.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase();
      for (const { affiliation, email, orcid } of manuscript.bylines ?? []) {
        // These classes make the name, or a sign next to it, a link to the ORCID record.
        const linked = template === 'acmart' || template === 'aastex';
        if (linked) expect(source['main.tex']).toContain(orcid);
        const printed = [affiliation, email, linked ? '' : orcid].map((part) =>
          part.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase(),
        );
        // Letters with marks come out of a PDF in several ways.
        for (const part of printed) expect(words).toContain(part.replace(/[^\x21-\x7e].*/, ''));
      }
      // Both figures are there, also the one that waits for its place at the end.
      for (const number of [1, 2]) expect(text).toMatch(new RegExp(`fig(?:ure|\\.)\\s*${number}[.:\\s]`, 'i'));
    },
  );
});
