import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { DraftParts } from './draft-parts.ts';
import { PIXEL } from './testing/generate-manuscript.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';
import { packDraft } from './zip.ts';

const parts: DraftParts = {
  manuscript: sampleManuscript,
  risks: [],
  coverage: { literature: 'off', covered: 0, total: 0, rows: [] },
  provenance: [],
  insights: 'My text.',
  figures: { 'figures/fig2.jpg': PIXEL, 'figures/fig1.png': PIXEL },
  pdf: { bytes: PIXEL, engine: 'Typst 0.14.2', note: null },
};

test('a draft contains its files in the order given by the specification', () => {
  expect(Object.keys(unzipSync(packDraft(parts)))).toEqual([
    'main.tex',
    'sections/01-introduction.tex',
    'sections/02-methods.tex',
    'sections/03-results.tex',
    'sections/04-discussion.tex',
    'sections/05-notes-to-place.tex',
    'references.bib',
    'main.bbl',
    'figures/fig1.png',
    'figures/fig2.jpg',
    'main.pdf',
    'risk-checklist.md',
    'risk-checklist.json',
    'coverage.md',
    'coverage.csv',
    'provenance.json',
    'insights.txt',
    'AI-DISCLOSURE.md',
    'PORTING.md',
    'README.md',
  ]);
});

test('the same parts give the same bytes, in any time zone', () => {
  const first = packDraft(parts);
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Kiritimati';
  const second = packDraft({ ...parts, figures: { 'figures/fig1.png': PIXEL, 'figures/fig2.jpg': PIXEL } });
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
});

test('images and the PDF are stored without compression', () => {
  const files = unzipSync(packDraft(parts), { filter: (file) => file.compression === 0 });
  expect(Object.keys(files)).toEqual(['figures/fig1.png', 'figures/fig2.jpg', 'main.pdf']);
  expect(files['main.pdf']).toEqual(PIXEL);
});
