import { splitNames } from '../bibliography/names.ts';
import type { Reference } from '../manuscript.ts';
import type { CitedWork } from './author-year.ts';

/**
 * A reference as one line of plain text, the same in every output: authors, title, container with volume and pages,
 * year, DOI or URL, and the result of the record's check. Both PDFs print it, so that they contain the same words.
 * `work`: in a list by authors and year, the names as they are sorted, followed by the year.
 */
export function describeReference({ fields, verdict, remarks = [] }: Reference, work?: CitedWork): string {
  const field = (name: string) => (fields[name] ?? '').trim();
  const container =
    field('journal') ||
    field('booktitle') ||
    field('publisher') ||
    field('school') ||
    field('institution') ||
    field('organization') ||
    field('howpublished');
  const volume = field('volume') + (field('number') === '' ? '' : `(${field('number')})`);
  const pages = field('pages').replace(/-+/g, '–');
  const year = work === undefined ? field('year') : '';
  const editors = field('author') === '' ? '' : authors(field('editor'));
  const editedBy = editors === '' ? '' : `edited by ${editors}`;
  const series = field('series') === container ? '' : field('series');
  const place = [container, editedBy, series, volume, pages, year].filter((part) => part !== '').join(', ');
  const title = [field('title'), field('subtitle')].filter((part) => part !== '').join(': ');
  const doi = field('doi').replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '');
  const address = doi === '' ? field('url') : `doi: ${doi}`;
  const named =
    work === undefined
      ? [authors(field('author') || field('editor')), title]
      : work.authors === ''
        ? [`${title} (${work.year})`]
        : [`${work.authors} (${work.year})`, title];
  return [...named, place, field('note'), address, VERDICTS[verdict], ...remarks]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/**
 * For lists to choose from: 'Okafor et al. (2019) Night work and mood'; the key if neither names nor title are known.
 */
export function shortLabel({ key, fields }: Reference): string {
  const { names, others } = splitNames(fields.author ?? fields.editor ?? '');
  const [first] = names;
  const more = others || names.length > 1 ? ' et al.' : '';
  const parts = [
    first === undefined ? '' : `${first.family}${more}`,
    fields.year === undefined ? '' : `(${fields.year})`,
    fields.title ?? '',
  ].filter((part) => part !== '');
  return fields.title === undefined && first === undefined ? (fields.doi ?? key) : parts.join(' ');
}

const VERDICTS: Readonly<Record<Reference['verdict'], string>> = {
  verified: '',
  'metadata-differs': 'The record differs from these data',
  'not-found': 'No record was found',
  retracted: 'Retracted',
  'of-concern': 'Expression of concern',
  'unverified-offline': 'Not verified',
};

/** BibTeX's list of names, each in natural order. */
function authors(list: string): string {
  const { names, others } = splitNames(list);
  const written = names.map(({ family, given }) => {
    const [name = '', suffix] = family.split(/, (?=(?:Jr|Sr|I{1,3}|IV)\b)/);
    return [given, name, suffix].filter((part) => part !== undefined && part !== '').join(' ');
  });
  if (others) return [...written, 'et al.'].join(', ');
  if (written.length < 2) return written.join('');
  return `${written.slice(0, -1).join(', ')} and ${written.at(-1)}`;
}
