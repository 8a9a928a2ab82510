import type { Work } from '#contract/literature.ts';
import { joinNames } from '../bibliography/names.ts';
import type { Reference } from '../manuscript.ts';
import type { Findings } from './look-up.ts';

/**
 * The seed papers with the results of their checks. The author's BibTeX stays as given, and the record adds missing
 * fields; a bare identifier becomes its record. An entry that differs stays as given, with the differences listed.
 */
export function checkedReferences(seeds: readonly Reference[], findings: Findings): Reference[] {
  const byKey = new Map(findings.seeds.map((finding) => [finding.key, finding]));
  return seeds.map((seed) => {
    const finding = byKey.get(seed.key);
    if (finding === undefined) return seed;
    const { verdict, work, differences, retractedBy, concernedBy = [], noticesUnknown } = finding;
    const agrees = work !== null && differences.length === 0;
    const remarks = [
      ...differences.map(({ field, record }) => `The record says, as ${fieldNames[field]}: ${record}`),
      ...(retractedBy.length > 0 ? [`Reported as retracted by ${retractedBy.join(', ')}`] : []),
      ...(concernedBy.length > 0 ? [`Expression of concern reported by ${concernedBy.join(', ')}`] : []),
      ...(noticesUnknown ? ['No source could be asked about retractions'] : []),
    ];
    const merged = !agrees
      ? seed
      : seed.typed === undefined
        ? { ...seed, type: work.type, fields: fieldsOf(work) }
        : { ...seed, fields: { ...missingFields(seed, work), ...seed.fields } };
    return {
      ...merged,
      verdict,
      ...(work === null ? {} : { record: { source: work.source, id: work.id } }),
      ...(remarks.length === 0 ? {} : { remarks }),
    };
  });
}

/** A record as a reference; its key is assigned by the list that it is added to. */
export function referenceOf(work: Work): Reference {
  return {
    key: '',
    type: work.type,
    fields: fieldsOf(work),
    record: { source: work.source, id: work.id },
    verdict: 'verified',
  };
}

/** References whose records were requested again. If no library responds now, the earlier results are kept. */
export function recheckedReferences(references: readonly Reference[], findings: Findings): Reference[] {
  const answered = findings.seeds.filter(({ verdict }) => verdict !== 'unverified-offline');
  const known = new Set(answered.map(({ key }) => key));
  return references.map((reference) => {
    if (!known.has(reference.key)) return reference;
    const { record: _, remarks: __, ...given } = reference;
    return checkedReferences([given], { ...findings, seeds: answered })[0] ?? reference;
  });
}

/** What a record adds; the venue is left alone if the author gave it in any form. */
function missingFields({ fields }: Reference, work: Work): Record<string, string> {
  const placed = ['journal', 'booktitle', 'publisher', 'school', 'institution', 'howpublished', 'series'].some(
    (name) => fields[name] !== undefined,
  );
  return Object.fromEntries(
    Object.entries(fieldsOf(work)).filter(
      ([name]) => fields[name] === undefined && !(placed && /^(?:journal|booktitle|publisher)$/.test(name)),
    ),
  );
}

const fieldNames = { title: 'title', author: 'first author', year: 'year', doi: 'DOI' } as const;

/** BibTeX fields of a record. */
export function fieldsOf(work: Work): Record<string, string> {
  const container = work.type === 'inproceedings' || work.type === 'incollection' ? 'booktitle' : 'journal';
  const fields: Record<string, string> = {
    author: joinNames(
      work.authors.map(({ family, given }) => ({ family, given, corporate: given === '' && /\s/.test(family) })),
      false,
    ),
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
