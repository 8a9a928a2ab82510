import { z } from 'zod';
import type { Work } from '#contract/literature.ts';
import { anything, loose, looseList } from './loose-field.ts';
import { plainDoi, recordText } from './record-text.ts';

/** The part of the Crossref REST API ("works") that is read. Texts may be of any type; `recordText` reads them. */
export const crossrefSchema = z.object({
  DOI: anything,
  type: loose(z.string()),
  title: loose(z.array(z.unknown())),
  subtitle: loose(z.array(z.unknown())),
  author: looseList(z.object({ family: anything, given: anything, name: anything })),
  'container-title': loose(z.array(z.unknown())),
  publisher: anything,
  volume: anything,
  issue: anything,
  page: anything,
  'article-number': anything,
  abstract: anything,
  issued: loose(z.object({ 'date-parts': loose(z.array(z.array(z.number().nullable()))) })),
  'updated-by': looseList(z.object({ type: loose(z.string()), source: loose(z.string()) })),
});
export type CrossrefItem = z.output<typeof crossrefSchema>;

export function crossrefWork(item: CrossrefItem): Work | null {
  const doi = plainDoi(item.DOI);
  const title = recordText(item.title?.[0]);
  if (doi === null || title === '') return null;
  const subtitle = recordText(item.subtitle?.[0]);
  return {
    id: `doi:${doi}`,
    doi,
    arxivId: null,
    title: subtitle === '' || title.toLowerCase().includes(subtitle.toLowerCase()) ? title : `${title}: ${subtitle}`,
    authors: item.author
      .map(({ family, given, name }) =>
        family === undefined || family === null
          ? // An organisation has one name.
            { family: recordText(name), given: '' }
          : { family: recordText(family), given: recordText(given) },
      )
      .filter(({ family }) => family !== ''),
    year: item.issued?.['date-parts']?.[0]?.[0] ?? null,
    venue: recordText(item['container-title']?.[0]),
    volume: recordText(item.volume),
    issue: recordText(item.issue),
    pages: recordText(item.page ?? item['article-number']),
    publisher: recordText(item.publisher),
    type: bibtexTypes[item.type ?? ''] ?? 'misc',
    abstract: recordText(item.abstract).replace(/^Abstract\s+/i, '') || null,
    retractedBy: crossrefRetractions(item),
    concernedBy: crossrefConcerns(item),
    source: 'Crossref',
  };
}

/** Who recorded a retraction: the publisher, or Retraction Watch, whose data Crossref includes since 2023. */
export function crossrefRetractions(item: CrossrefItem): string[] {
  return depositors(item, /^(?:partial[_ -])?(?:retraction|withdrawal|removal)$/i);
}

/** Who recorded an expression of concern. */
export function crossrefConcerns(item: CrossrefItem): string[] {
  return depositors(item, /^expression[_ -]of[_ -]concern$/i);
}

function depositors(item: CrossrefItem, kind: RegExp): string[] {
  const sources = item['updated-by']
    .filter(({ type }) => kind.test(type ?? ''))
    .map(({ source }) => (source === 'retraction-watch' ? 'Retraction Watch' : 'the publisher (Crossref)'));
  return [...new Set(sources)];
}

const bibtexTypes: Readonly<Record<string, string>> = {
  'journal-article': 'article',
  'proceedings-article': 'inproceedings',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-chapter': 'incollection',
  'book-section': 'incollection',
  dissertation: 'phdthesis',
  report: 'techreport',
};
