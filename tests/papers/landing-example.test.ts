import { expect, test } from 'vitest';
import type { Work } from '#contract/literature.ts';
import { specimen } from '#features/site/web/texts/landing.ts';
import { compose } from '#tools/paper-assistant/engine/compose.ts';
import { describeReference } from '#tools/paper-assistant/engine/render/describe-reference.ts';
import { renderMarkdown } from '#tools/paper-assistant/engine/render/markdown.ts';

const { introduction, methods, results, notes } = specimen;
const doi = notes.source.doi.join('');

test('the landing page’s example is the product’s output for its text, word for word [D.157]', () => {
  const { manuscript, risks } = compose(
    {
      text: [
        `${introduction.cited} [@ffrench2016].`,
        introduction.unsourced,
        introduction.open,
        methods.own,
        `${results.claim} ${results.pointer}`,
      ].join(' '),
      images: [{ file: 'figures/fig1.png', description: results.caption, width: 600, height: 208, type: 'png' }],
      options: {
        title: specimen.title,
        authors: [],
        template: 'article',
        articleType: '',
        design: '',
        constraints: '',
        seeds,
      },
    },
    // The libraries' answers for the paper on the landing page.
    {
      state: 'on',
      seeds: [{ key: 'ffrench2016', verdict: 'verified', work: record, differences: [], retractedBy: [] }],
      works: [],
      queries: [],
    },
  );
  const page = renderMarkdown(manuscript).replace(/\\(.)/g, '$1').replaceAll('**', '');
  const partsOf = (title: string) =>
    page
      .split(/\n## /)
      .find((part) => part.startsWith(`${title}\n`))
      ?.split('\n')
      .slice(1)
      .filter((line) => line !== '' && !line.startsWith('!['));
  expect(page.startsWith(`# ${specimen.title}\n\n*${specimen.runningHead}*\n`)).toBe(true);
  expect(partsOf(introduction.heading)).toEqual([
    `${introduction.cited} ${introduction.citation}. ${introduction.unsourced} ${introduction.needed} ${introduction.open}`,
  ]);
  expect(partsOf(methods.heading)).toEqual([methods.own]);
  expect(partsOf(results.heading)).toEqual([
    `${results.claim} ${results.pointer}`,
    `${results.number} ${results.caption}`,
  ]);
  expect(manuscript.references.map((reference) => describeReference(reference))).toEqual([specimen.reference]);
  // The texts of the notes in its margin.
  expect(manuscript.references[0]?.fields['doi']).toBe(doi);
  expect(risks).toContainEqual(
    expect.objectContaining({ title: notes.risk.text, quote: `${results.claim} ${results.pointer}`, state: 'open' }),
  );
});

const seeds = `@article{ffrench2016,
  author = {ffrench-Constant, R. H. and others},
  title = {Light pollution is associated with earlier tree budburst across the United Kingdom},
  journal = {Proc. R. Soc. B}, year = {2016}, volume = {283}, pages = {20160813}, doi = {${doi}}
}`;

const record: Work = {
  id: `doi:${doi}`,
  doi,
  arxivId: null,
  title: 'Light pollution is associated with earlier tree budburst across the United Kingdom',
  authors: [{ family: 'ffrench-Constant', given: 'Richard H.' }],
  year: 2016,
  venue: 'Proceedings of the Royal Society B: Biological Sciences',
  volume: '283',
  issue: '1833',
  pages: '20160813',
  publisher: 'The Royal Society',
  type: 'article',
  abstract: null,
  retractedBy: [],
  source: 'Crossref',
};
