import { z } from 'zod';
import type { Work } from '#contract/literature.ts';
import { anything, loose, looseList } from './loose-field.ts';
import { plainDoi, recordText, splitName } from './record-text.ts';

/** The part of the OpenAlex API ("works") that is read. Texts may be of any type; `recordText` reads them. */
export const openAlexSchema = z.object({
  doi: anything,
  ids: loose(z.object({ doi: anything })),
  display_name: anything,
  title: anything,
  publication_year: loose(z.number()),
  type: loose(z.string()),
  is_retracted: loose(z.boolean()),
  authorships: looseList(z.object({ author: loose(z.object({ display_name: anything })) })),
  primary_location: loose(
    z.object({
      landing_page_url: loose(z.string()),
      source: loose(z.object({ display_name: anything, host_organization_name: anything })),
    }),
  ),
  biblio: loose(z.object({ volume: anything, issue: anything, first_page: anything, last_page: anything })),
  abstract_inverted_index: loose(z.record(z.string(), z.array(z.number()))),
});
export type OpenAlexRecord = z.output<typeof openAlexSchema>;

/** null for records without a DOI or arXiv identifier, because a citation must point to a record. */
export function openAlexWork(record: OpenAlexRecord): Work | null {
  const doi = plainDoi(record.doi ?? record.ids?.doi);
  const arxivId = /arxiv\.org\/(?:abs|pdf)\/([^\s/v]+)/i.exec(record.primary_location?.landing_page_url ?? '')?.[1];
  const title = recordText(record.display_name ?? record.title);
  if (title === '' || (doi === null && arxivId === undefined)) return null;
  const { biblio, primary_location: location } = record;
  const pages = [biblio?.first_page, biblio?.last_page].map(recordText).filter((page) => page !== '');
  return {
    id: doi === null ? `arxiv:${arxivId}` : `doi:${doi}`,
    doi,
    arxivId: arxivId ?? null,
    title,
    authors: record.authorships
      .map(({ author }) => splitName(recordText(author?.display_name)))
      .filter(({ family }) => family !== ''),
    year: record.publication_year ?? null,
    venue: recordText(location?.source?.display_name),
    volume: recordText(biblio?.volume),
    issue: recordText(biblio?.issue),
    pages: [...new Set(pages)].join('-'),
    publisher: recordText(location?.source?.host_organization_name),
    type: bibtexTypes[record.type ?? ''] ?? 'misc',
    abstract: abstractOf(record.abstract_inverted_index ?? null),
    retractedBy: record.is_retracted === true ? ['OpenAlex'] : [],
    source: 'OpenAlex',
  };
}

const bibtexTypes: Readonly<Record<string, string>> = {
  article: 'article',
  review: 'article',
  letter: 'article',
  book: 'book',
  'book-chapter': 'incollection',
  dissertation: 'phdthesis',
  report: 'techreport',
};

/** OpenAlex returns an abstract as an index of word positions. */
function abstractOf(index: Readonly<Record<string, readonly number[]>> | null): string | null {
  if (index === null) return null;
  const words: string[] = [];
  for (const [word, positions] of Object.entries(index)) {
    for (const position of positions) if (position >= 0 && position < 5_000) words[position] = word;
  }
  return recordText(words.filter((word) => word !== undefined).join(' ')) || null;
}
