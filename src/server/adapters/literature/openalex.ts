import type { Work } from '#contract/literature.ts';
import { plainDoi, recordText, splitName } from './record-text.ts';

/** The part of the OpenAlex API ("works") that is read. */
export interface OpenAlexWork {
  readonly doi?: string | null;
  readonly ids?: { readonly doi?: string | null };
  readonly display_name?: string | null;
  readonly title?: string | null;
  readonly publication_year?: number | null;
  readonly type?: string | null;
  readonly is_retracted?: boolean | null;
  readonly authorships?: readonly { readonly author?: { readonly display_name?: string | null } }[];
  readonly primary_location?: {
    readonly landing_page_url?: string | null;
    readonly source?: { readonly display_name?: string | null; readonly host_organization_name?: string | null } | null;
  } | null;
  readonly biblio?: {
    readonly volume?: string | null;
    readonly issue?: string | null;
    readonly first_page?: string | null;
    readonly last_page?: string | null;
  };
  readonly abstract_inverted_index?: Readonly<Record<string, readonly number[]>> | null;
}

/** null for records without a DOI or arXiv identifier, because a citation must point to a record. */
export function openAlexWork(record: OpenAlexWork): Work | null {
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
    authors: (record.authorships ?? [])
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
