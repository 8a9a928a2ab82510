import type { Work } from '#contract/literature.ts';
import { splitNames } from '../bibliography/names.ts';
import { tokenize } from '../terms.ts';

export interface Difference {
  readonly field: 'title' | 'author' | 'year' | 'doi';
  readonly given: string;
  readonly record: string;
}

/**
 * Compares a given reference with a record by title, first author and year together: a made-up reference usually has
 * the real DOI of another paper, so a valid identifier proves nothing. Fields that were not given cannot differ.
 */
export function compareRecord(fields: Readonly<Record<string, string>>, work: Work): Difference[] {
  const differences: Difference[] = [];
  const { title = '', author = '', year = '' } = fields;
  if (title !== '' && !sameTitle(title, work.title)) {
    differences.push({ field: 'title', given: title, record: work.title });
  }
  const first = work.authors[0];
  if (author !== '' && first !== undefined && !sameFirstAuthor(author, first.family)) {
    differences.push({ field: 'author', given: author, record: first.family });
  }
  // A paper published online before print has two years.
  if (/^\d{4}$/.test(year) && work.year !== null && Math.abs(Number(year) - work.year) > 1) {
    differences.push({ field: 'year', given: year, record: String(work.year) });
  }
  return differences;
}

/** Equal except for case, accents and punctuation; or one lacks the other's subtitle; or nearly all words match. */
export function sameTitle(given: string, record: string): boolean {
  const a = words(withoutNotice(given));
  const b = words(withoutNotice(record));
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.join(' ') === long.slice(0, short.length).join(' ')) {
    return short.length === long.length || (short.length >= 3 && hasSubtitle(a.length < b.length ? record : given));
  }
  const shared = overlap(a, b);
  return (2 * shared) / (a.length + b.length) >= 0.9;
}

function hasSubtitle(title: string): boolean {
  return /[:.?!–—]\s/.test(title);
}

/** Removes a publisher's prefix from the title of a retracted paper. */
function withoutNotice(title: string): string {
  return title.replace(/^\s*(?:\[?(?:retracted|withdrawn)(?: article)?\]?\s*(?:[:.-]\s*)?)/i, '');
}

function sameFirstAuthor(list: string, family: string): boolean {
  const [first] = splitNames(list).names;
  const given = words(
    first === undefined
      ? ''
      : first.given === '' || list.includes(',')
        ? first.family
        : `${first.given} ${first.family}`,
  );
  const record = words(family);
  if (record.length === 0 || given.length === 0) return true;
  // "van der Waals" is also cited as "Waals", and a name without a comma ends with the family name.
  return record.at(-1) === given.at(-1) || record.every((word) => given.includes(word));
}

function words(text: string): string[] {
  return tokenize(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
      .replaceAll('ß', 'ss')
      .toLowerCase()
      .replaceAll(/[-–'’]/g, ' '),
  ).map(({ word }) => word);
}

function overlap(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared;
}
