import type { LiteratureStandIn } from './literature-stand-in.ts';

/** Works on lamps and trees in the formats of the services, for drafts made from `insights`. */
export const lampWorks = [
  {
    doi: '10.1000/lamps',
    title: 'Street lamps and early bud burst of lime trees',
    family: 'Okafor',
    year: 2021,
    abstract: 'We studied trees in twelve cities. Street trees near lamps had an earlier bud burst by one week.',
  },
  {
    doi: '10.1000/leaf',
    title: 'Lamps delay the leaf fall of street trees',
    family: 'Silva',
    year: 2018,
    abstract: 'Earlier studies were small. Lamps delay leaf fall of street trees by ten days in lit districts.',
  },
  {
    doi: '10.1000/taken-back',
    title: 'Light and frost in young trees',
    family: 'Marsh',
    year: 2015,
    abstract: 'Light protects young trees from frost, as these data show.',
  },
] as const;

/** Answers every search with the first two works, and knows all of them by their DOIs; the third was retracted. */
export function addLampWorks(standIn: LiteratureStandIn): void {
  standIn.works['/openalex/works?search='] = {
    meta: { count: 2 },
    results: lampWorks.slice(0, 2).map(({ doi, title, family, year, abstract }) => ({
      doi: `https://doi.org/${doi}`,
      display_name: title,
      publication_year: year,
      type: 'article',
      authorships: [{ author: { display_name: `Ada ${family}` } }],
      primary_location: { source: { display_name: 'Journal of Street Trees' } },
      biblio: { volume: '3', issue: '1', first_page: '1', last_page: '9' },
      is_retracted: false,
      abstract_inverted_index: invertedIndex(abstract),
    })),
  };
  for (const { doi, title, family, year } of lampWorks) {
    standIn.works[`/crossref/works/${doi}`] = {
      message: {
        DOI: doi,
        type: 'journal-article',
        title: [title],
        author: [{ family, given: 'Ada' }],
        'container-title': ['Journal of Street Trees'],
        issued: { 'date-parts': [[year]] },
        ...(doi === '10.1000/taken-back' ? { 'updated-by': [{ type: 'retraction', source: 'retraction-watch' }] } : {}),
      },
    };
  }
}

function invertedIndex(abstract: string): Record<string, number[]> {
  const index: Record<string, number[]> = {};
  for (const [position, word] of abstract.split(' ').entries()) index[word] = [...(index[word] ?? []), position];
  return index;
}

/** Settings that point a product to this mock instead of the public services. */
export function askingStandIn({ url }: LiteratureStandIn): Record<string, string> {
  return {
    LITERATURE: 'on',
    CROSSREF_BASE_URL: `${url}/crossref`,
    OPENALEX_BASE_URL: `${url}/openalex`,
    DATACITE_BASE_URL: `${url}/datacite`,
    ARXIV_BASE_URL: `${url}/arxiv`,
  };
}
