import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Work } from '#contract/literature.ts';
import { anything, loose, looseList } from './loose-field.ts';
import { plainDoi, recordText, splitName } from './record-text.ts';

/** The entries of an arXiv API Atom response (export.arxiv.org/api/query). An unknown identifier gives none. */
export function arxivWorks(atom: string): Work[] {
  const { feed } = response.parse(parser.parse(atom));
  return (feed?.entry ?? []).flatMap((entry) => {
    const arxivId = /arxiv\.org\/abs\/([^\s/]+(?:\/[^\s/]+)?)$/.exec(String(entry.id ?? ''))?.[1]?.replace(/v\d+$/, '');
    const title = recordText(String(entry.title ?? ''));
    if (arxivId === undefined || title === '' || title === 'Error') return [];
    const doi = plainDoi(entry['arxiv:doi'] === undefined ? undefined : textOf(entry['arxiv:doi']));
    return [
      {
        id: doi === null ? `arxiv:${arxivId}` : `doi:${doi}`,
        doi,
        arxivId,
        title,
        authors: entry.author
          .map(({ name }) => splitName(recordText(String(name ?? ''))))
          .filter(({ family }) => family !== ''),
        year: Number(/^\d{4}/.exec(String(entry.published ?? ''))?.[0] ?? Number.NaN) || null,
        venue: '',
        volume: '',
        issue: '',
        pages: '',
        publisher: 'arXiv',
        type: 'misc',
        abstract: recordText(String(entry.summary ?? '')) || null,
        retractedBy: [],
        source: 'arXiv',
      } satisfies Work,
    ];
  });
}

/** The part of a response that is read. */
const response = z.object({
  feed: loose(
    z.object({
      entry: looseList(
        z.object({
          id: anything,
          title: anything,
          summary: anything,
          published: anything,
          author: looseList(z.object({ name: anything })),
          'arxiv:doi': anything,
        }),
      ),
    }),
  ),
});

const parser = new XMLParser({
  ignoreAttributes: true,
  // Identifiers and years stay strings.
  parseTagValue: false,
  isArray: (name) => name === 'entry' || name === 'author',
});

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null && '#text' in value ? String(value['#text']) : String(value);
}
