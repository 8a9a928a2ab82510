import { splitNames } from '../bibliography/names.ts';
import type { Reference } from '../manuscript.ts';

/** How a journal writes citations by authors and year. */
export interface AuthorYearStyle {
  /** Between the two authors of a work: inside the brackets, and in running text. */
  readonly and: { readonly inBrackets: string; readonly inText: string };
  /** Between the names and the year inside the brackets. */
  readonly beforeYear: ', ' | ' ';
  /** Works cited together are in the order of the list, not in the author's order. */
  readonly sorted?: true;
  /** The class cites with apacite, which reads the labels of a list in a different form. */
  readonly apacite?: true;
}

/** A work, as citations and the list of references name it. */
export interface CitedWork {
  /** 'Smith', 'Smith & Lee', 'Smith et al.' */
  readonly inBrackets: string;
  /** 'Smith', 'Smith and Lee', 'Smith et al.' */
  readonly inText: string;
  /** The names of exactly two authors. */
  readonly pair: readonly [string, string] | null;
  /** '2019'; '2019a' if works share names and year; 'n.d.' without a year. */
  readonly year: string;
  /** The letter at the end of `year`; empty without one. */
  readonly letter: string;
  /** All names for the list: 'Smith, A., Lee, B., & Ito, C.'; empty without authors. */
  readonly authors: string;
}

/** The works in the order of the list, which is alphabetical, each with its names and its year. */
export function citedWorks(
  references: readonly Reference[],
  style: AuthorYearStyle,
): ReadonlyMap<Reference, CitedWork> {
  const sorted = [...references].sort((a, b) => compare(sortKey(a), sortKey(b)));
  const groups = new Map<string, Reference[]>();
  for (const reference of sorted) {
    const label = `${namesOf(reference, ' ')} ${yearOf(reference)}`.toLowerCase();
    groups.set(label, [...(groups.get(label) ?? []), reference]);
  }
  const letters = new Map([...groups.values()].flatMap(lettersOf));
  const byLetter = [...references].sort((a, b) => compare(sortKey(a, letters.get(a)), sortKey(b, letters.get(b))));
  return new Map(
    byLetter.map((reference): [Reference, CitedWork] => {
      const year = yearOf(reference);
      const letter = letters.get(reference) ?? '';
      return [
        reference,
        {
          inBrackets: namesOf(reference, ` ${style.and.inBrackets} `),
          inText: namesOf(reference, ` ${style.and.inText} `),
          pair: pairOf(reference),
          year: letter === '' ? year : /\d$/.test(year) ? `${year}${letter}` : `${year}-${letter}`,
          letter,
          authors: listedNames(reference, style.and.inBrackets),
        },
      ];
    }),
  );
}

function authorsOf({ fields }: Reference): ReturnType<typeof splitNames> {
  return splitNames(fields.author ?? fields.editor ?? '');
}

/**
 * If there are two authors, both are named; more become "et al."; without authors, the organization or the title is
 * used.
 */
function namesOf(reference: Reference, between: string): string {
  const { names, others } = authorsOf(reference);
  const [first] = names;
  if (first === undefined) return nameless(reference);
  const pair = pairOf(reference);
  if (pair !== null) return pair.join(between);
  const family = withoutSuffix(first.family);
  return names.length > 1 || others ? `${family} et al.` : family;
}

function pairOf(reference: Reference): readonly [string, string] | null {
  const { names, others } = authorsOf(reference);
  const [first, second, third] = names;
  if (first === undefined || second === undefined || third !== undefined || others) return null;
  return [withoutSuffix(first.family), withoutSuffix(second.family)];
}

function nameless({ key, fields }: Reference): string {
  const organization = fields.organization ?? fields.institution;
  if (organization !== undefined && organization !== '') return organization;
  const title = (fields.title ?? '').trim();
  if (title === '') return key;
  const words = title.split(/\s+/);
  return words.length > 5 ? `“${words.slice(0, 4).join(' ')} …”` : `“${title}”`;
}

function yearOf({ fields }: Reference): string {
  const year = (fields.year ?? '').trim().replaceAll('–', '-');
  const plain = /^\d{4}(?=[a-z]$)/.exec(year)?.[0] ?? year;
  // A label in LaTeX can't contain more.
  return /^[A-Za-z0-9 .,/-]{1,20}$/.test(plain) ? plain : 'n.d.';
}

/**
 * Letters for works with the same names and year: those in the author's keys if they distinguish the works, otherwise
 * in order.
 */
function lettersOf(group: readonly Reference[]): [Reference, string][] {
  if (group.length < 2) return [];
  const own = group.map(({ key, fields }) => /\d{4}([a-z])\b/.exec(`${fields.year} ${key}`)?.[1]);
  const distinct = own.every((letter) => letter !== undefined) && new Set(own).size === own.length;
  return group.map((reference, index) => [reference, distinct ? (own[index] as string) : letterAt(index)]);
}

function letterAt(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

function listedNames(reference: Reference, and: string): string {
  const { names, others } = authorsOf(reference);
  const written = names.map(({ family, given, corporate }) =>
    corporate || given === '' ? family : `${family}, ${initials(given)}`,
  );
  if (written.length === 0) return reference.fields.organization ?? reference.fields.institution ?? '';
  if (others) return [...written, 'et al.'].join(', ');
  const last = written.pop() as string;
  if (written.length === 0) return last;
  return names.length === 2 && names.every(({ given }) => given === '')
    ? `${written.join(', ')} ${and} ${last}`
    : `${written.join(', ')}, ${and} ${last}`;
}

/** 'Jean-Pierre M.' becomes 'J.-P. M.'; names in scripts without initials are left unchanged. */
function initials(given: string): string {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}.\s'’-]+$/u.test(given)) return given;
  return given
    .split(/(?<=\.)\s*|\s+/)
    .filter((word) => word !== '')
    .map((word) =>
      word
        .split('-')
        .filter((part) => part !== '')
        .map((part) => (/^\p{Ll}/u.test(part) ? part : `${[...part][0]}.`))
        .join('-'),
    )
    .join(' ');
}

function withoutSuffix(family: string): string {
  return family.replace(/,? (?:Jr|Sr|II|III|IV)\.?$/, '');
}

function sortKey(reference: Reference, letter = ''): string {
  const { names } = authorsOf(reference);
  const written = names.length === 0 ? nameless(reference) : names.map(({ family, given }) => `${family} ${given}`);
  const folded = [written, yearOf(reference), letter, reference.fields.title ?? '', reference.key].flat().map((part) =>
    part
      .normalize('NFKD')
      .replaceAll(/[\p{M}“”"'’.{}]/gu, '')
      .toLowerCase(),
  );
  return folded.join('\u0001');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
