import type { Reference } from '../manuscript.ts';

/**
 * A reference as one line of plain text, the same for every output: authors, title, container with volume and pages, year,
 * DOI or address, and what the check of the record found. Both PDFs print it, so that they hold the same words.
 */
export function describeReference({ fields, verdict, remarks = [] }: Reference): string {
  const field = (name: string) => (fields[name] ?? '').trim();
  const container = field('journal') || field('booktitle') || field('publisher') || field('howpublished');
  const volume = field('volume') + (field('number') === '' ? '' : `(${field('number')})`);
  const pages = field('pages').replace(/-+/g, '–');
  const place = [container, volume, pages, field('year')].filter((part) => part !== '').join(', ');
  const doi = field('doi').replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '');
  const address = doi === '' ? field('url') : `doi: ${doi}`;
  return [authors(field('author')), field('title'), place, field('note'), address, VERDICTS[verdict], ...remarks]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

const VERDICTS: Readonly<Record<Reference['verdict'], string>> = {
  verified: '',
  'metadata-differs': 'The record differs from these data',
  'not-found': 'No record was found',
  retracted: 'Retracted',
  'unverified-offline': 'Not verified',
};

/** BibTeX's list of names, each turned to its natural order. */
function authors(list: string): string {
  const names = list
    .split(/\s+and\s+/)
    .map((name) => /^([^,]+),\s*([^,]+)$/.exec(name)?.slice(1).reverse().join(' ') ?? name)
    .map((name) => (name === 'others' ? 'et al.' : name))
    .filter((name) => name !== '');
  if (names.length < 2) return names.join('');
  if (names.at(-1) === 'et al.') return names.join(', ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
