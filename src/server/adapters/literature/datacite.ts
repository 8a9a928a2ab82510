import type { Work } from '#contract/literature.ts';
import { plainDoi, recordText, splitName } from './record-text.ts';

/** The part of the DataCite REST API ("dois") that is read. */
export interface DataciteRecord {
  readonly attributes?: {
    readonly doi?: string;
    readonly titles?: readonly { readonly title?: string }[];
    readonly creators?: readonly {
      readonly name?: string;
      readonly familyName?: string | null;
      readonly givenName?: string | null;
      readonly nameType?: string | null;
    }[];
    readonly publicationYear?: number | null;
    /** A string, or since schema 4.5 an object with a name. */
    readonly publisher?: string | { readonly name?: string } | null;
    readonly container?: { readonly title?: string; readonly volume?: string; readonly issue?: string } | null;
    readonly types?: { readonly bibtex?: string };
    readonly descriptions?: readonly { readonly description?: string; readonly descriptionType?: string }[];
  };
}

export function dataciteWork({ attributes }: DataciteRecord): Work | null {
  const doi = plainDoi(attributes?.doi);
  const title = recordText(attributes?.titles?.[0]?.title);
  if (attributes === undefined || doi === null || title === '') return null;
  const { publisher, container } = attributes;
  return {
    id: `doi:${doi}`,
    doi,
    arxivId: /^10\.48550\/arxiv\.(.+)$/.exec(doi)?.[1] ?? null,
    title,
    authors: (attributes.creators ?? [])
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
      recordText(attributes.descriptions?.find(({ descriptionType }) => descriptionType === 'Abstract')?.description) ||
      null,
    retractedBy: [],
    source: 'DataCite',
  };
}
