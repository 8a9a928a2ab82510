import { z } from 'zod';
import type { Work } from '#contract/literature.ts';
import { anything, loose, looseList } from './loose-field.ts';
import { plainDoi, recordText, splitName } from './record-text.ts';

/** The part of the DataCite REST API ("dois") that is read. Texts may be of any type; `recordText` reads them. */
export const dataciteSchema = z.object({
  attributes: loose(
    z.object({
      doi: anything,
      titles: looseList(z.object({ title: anything })),
      creators: looseList(z.object({ name: anything, familyName: anything, givenName: anything, nameType: anything })),
      publicationYear: loose(z.number()),
      /** A string, or since schema 4.5 an object with a name. */
      publisher: loose(z.union([z.string(), z.object({ name: anything })])),
      container: loose(z.object({ title: anything, volume: anything, issue: anything })),
      types: loose(z.object({ bibtex: loose(z.string()) })),
      descriptions: looseList(z.object({ description: anything, descriptionType: anything })),
    }),
  ),
});
export type DataciteRecord = z.output<typeof dataciteSchema>;

export function dataciteWork({ attributes }: DataciteRecord): Work | null {
  const doi = plainDoi(attributes?.doi);
  const title = recordText(attributes?.titles[0]?.title);
  if (attributes === undefined || doi === null || title === '') return null;
  const { publisher, container } = attributes;
  return {
    id: `doi:${doi}`,
    doi,
    arxivId: /^10\.48550\/arxiv\.(.+)$/.exec(doi)?.[1] ?? null,
    title,
    authors: attributes.creators
      .map(({ name, familyName, givenName, nameType }) => {
        if (familyName) return { family: recordText(familyName), given: recordText(givenName) };
        return nameType === 'Organizational' ? { family: recordText(name), given: '' } : splitName(recordText(name));
      })
      .filter(({ family }) => family !== ''),
    year: attributes.publicationYear ?? null,
    venue: recordText(container?.title),
    volume: recordText(container?.volume),
    issue: recordText(container?.issue),
    pages: '',
    publisher: recordText(typeof publisher === 'object' ? publisher?.name : publisher),
    type: /^(?:article|book|inproceedings|phdthesis|techreport)$/.test(attributes.types?.bibtex ?? '')
      ? String(attributes.types?.bibtex)
      : 'misc',
    abstract:
      recordText(attributes.descriptions.find(({ descriptionType }) => descriptionType === 'Abstract')?.description) ||
      null,
    retractedBy: [],
    source: 'DataCite',
  };
}
