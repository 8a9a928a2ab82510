import type { Work } from '../../../../contract/literature.ts';
import type { Reference } from '../manuscript.ts';
import type { Findings } from './look-up.ts';

/**
 * The seed papers with what was found out: a verified one takes over its record, so that its entry is built from data
 * that a library vouches for; one that differs stays as it was given, with the differences said.
 */
export function checkedReferences(seeds: readonly Reference[], findings: Findings): Reference[] {
  const byKey = new Map(findings.seeds.map((finding) => [finding.key, finding]));
  return seeds.map((seed) => {
    const finding = byKey.get(seed.key);
    if (finding === undefined) return seed;
    const { verdict, work, differences, retractedBy } = finding;
    const fromRecord = work !== null && (verdict === 'verified' || verdict === 'retracted');
    const remarks = [
      ...differences.map(({ field, record }) => `The record says, as ${fieldNames[field]}: ${record}`),
      ...(retractedBy.length > 0 ? [`Reported as retracted by ${retractedBy.join(', ')}`] : []),
    ];
    return {
      key: seed.key,
      type: fromRecord ? work.type : seed.type,
      fields: fromRecord ? fieldsOf(work) : seed.fields,
      verdict,
      ...(work === null ? {} : { record: { source: work.source, id: work.id } }),
      ...(remarks.length === 0 ? {} : { remarks }),
    };
  });
}

const fieldNames = { title: 'title', author: 'first author', year: 'year' } as const;

/** BibTeX fields of a record. */
export function fieldsOf(work: Work): Record<string, string> {
  const container = work.type === 'inproceedings' || work.type === 'incollection' ? 'booktitle' : 'journal';
  const fields: Record<string, string> = {
    author: work.authors.map(({ family, given }) => (given === '' ? family : `${family}, ${given}`)).join(' and '),
    title: work.title,
    [container]: work.venue,
    volume: work.volume,
    number: work.issue,
    pages: work.pages.replace(/-+/g, '--'),
    publisher: container === 'journal' && work.venue !== '' ? '' : work.publisher,
    year: work.year === null ? '' : String(work.year),
    doi: work.doi ?? '',
    ...(work.arxivId === null ? {} : { eprint: work.arxivId, archiveprefix: 'arXiv' }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** For lists: 'LeCun et al. (2015) Deep learning'. */
export function workLabel(work: Work): string {
  const [first, second] = work.authors;
  const names =
    first === undefined
      ? ''
      : second === undefined
        ? first.family
        : work.authors.length === 2
          ? `${first.family} and ${second.family}`
          : `${first.family} et al.`;
  return [names, work.year === null ? '' : `(${work.year})`, work.title].filter((part) => part !== '').join(' ');
}
