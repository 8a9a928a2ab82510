import type { Manuscript } from '../../manuscript.ts';
import { sampleManuscript } from './sample-manuscript.ts';

const authors = [...Array(9)].map(
  (_, index) => `Maximiliane-Alexandra Vandenbroucke-Oppenheimer ${'ABCDEFGHI'[index]}.`,
);

/**
 * Difficult content for a page: a title of three lines, many authors, long keywords, a URL without break opportunities.
 */
export const difficultManuscript: Manuscript = {
  ...sampleManuscript,
  title: {
    ...sampleManuscript.title,
    text: longTitle(),
    inlines: [{ kind: 'text', text: longTitle() }],
  },
  authors,
  bylines: authors.map((name, index) => ({
    name,
    affiliation:
      index === 3
        ? ''
        : `Department of Soil Physics ${1 + (index % 3)}, University of Applied Sciences and Engineering & Arts, 12345 Überlingen, Germany`,
    email: index % 2 === 0 ? `m_vandenbroucke.${index}@soil-physics.example` : '',
    orcid: index < 2 ? '0000-0002-1825-0097' : '',
    corresponding: index === 0,
  })),
  keywords: [...Array(6)].map((_, index) => `spatiotemporal autocorrelation of soil moisture ${index + 1}`),
};

function longTitle(): string {
  return 'Rising autocorrelation times of root-zone soil moisture as an early warning of agricultural drought in semi-arid river catchments with irrigation, terraces and seasonal grazing: a retrospective analysis of twelve years of daily records';
}
