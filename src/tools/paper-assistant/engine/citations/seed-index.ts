import { splitNames } from '../bibliography/names.ts';
import type { Reference } from '../manuscript.ts';

/** Finds the seed paper for a citation. Each lookup returns one seed paper or none: two candidates count as none. */
export interface SeedIndex {
  byKey(key: string): Reference | null;
  byNumber(number: number): Reference | null;
  byDoi(doi: string): Reference | null;
  byNames(cited: CitedNames): Reference | null;
}

export interface CitedNames {
  /** Family names as typed, or one organization. */
  readonly names: readonly string[];
  readonly etAl: boolean;
  /** '2019', or '2019b'. */
  readonly year: string;
}

/** `numbered`: the numbers in the author's own reference list; without one, the order of the seed papers. */
export function indexSeeds(
  references: readonly Reference[],
  numbered: ReadonlyMap<number, Reference> | null,
): SeedIndex {
  const keys = new Map(references.map((reference) => [reference.key, reference]));
  const folded = new Map<string, Reference[]>();
  for (const one of references) folded.set(one.key.toLowerCase(), [...(folded.get(one.key.toLowerCase()) ?? []), one]);
  return {
    byKey: (key) => keys.get(key) ?? only(folded.get(key.toLowerCase()) ?? []),
    byNumber: (number) => (numbered === null ? references[number - 1] : numbered.get(number)) ?? null,
    byDoi: (doi) => only(references.filter(({ fields }) => fields.doi?.toLowerCase() === doi.toLowerCase())),
    byNames: (cited) => {
      const exact = references.filter((reference) => isCited(reference, cited));
      // '(Lund 2014)' for a work of seven authors: the first author and the year are enough if only one work has them.
      const matching =
        exact.length === 0 && cited.names.length === 1 && !cited.etAl ? fitting(references, cited) : exact;
      // "et al." may mean one further author, but works with more authors are preferred.
      const longer = cited.etAl && matching.length > 1 ? matching.filter(hasManyAuthors) : [];
      const candidates = longer.length > 0 ? longer : matching;
      const letter = /[a-z]$/.exec(cited.year)?.[0];
      if (letter === undefined || candidates.length < 2) return only(candidates);
      return only(
        candidates.filter(({ key, fields }) =>
          [...`${key} ${fields.year}`.matchAll(/\d{4}([a-z])\b/g)].some(([, own]) => own === letter),
        ),
      );
    },
  };
}

function only(list: readonly Reference[]): Reference | null {
  return list.length === 1 ? (list[0] as Reference) : null;
}

function isCited({ fields }: Reference, { names, etAl, year }: CitedNames): boolean {
  if (fields.year === undefined || fields.year.slice(0, 4) !== year.slice(0, 4)) return false;
  const { names: authors, others } = splitNames(fields.author ?? fields.editor ?? '');
  const [first, second] = authors;
  if (first === undefined || !isFamily(names[0] ?? '', first.family, first.corporate)) return false;
  if (etAl) return authors.length > 1 || others;
  if (names.length === 1) return authors.length === 1 && !others;
  return (
    names.length === authors.length &&
    second !== undefined &&
    names.every((name, index) => isFamily(name, authors[index]?.family ?? '', authors[index]?.corporate ?? false))
  );
}

/** The works with this first author and year, however many authors they have. */
export function fitting(references: readonly Reference[], { names, year }: CitedNames): Reference[] {
  return references.filter((reference) => {
    const [first] = splitNames(reference.fields.author ?? reference.fields.editor ?? '').names;
    return (
      reference.fields.year?.slice(0, 4) === year.slice(0, 4) &&
      first !== undefined &&
      isFamily(names[0] ?? '', first.family, first.corporate)
    );
  });
}

function hasManyAuthors({ fields }: Reference): boolean {
  const { names, others } = splitNames(fields.author ?? fields.editor ?? '');
  return names.length > 2 || others;
}

/** Compares names without accents, case and particles; an organization also matches by its initials. */
function isFamily(typed: string, family: string, corporate: boolean): boolean {
  const [a, b] = [plain(typed), plain(family)];
  if (a === '' || b === '') return false;
  if (a === b || withoutParticles(a) === withoutParticles(b)) return true;
  const initials = family
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('');
  return corporate && initials.length > 1 && typed === initials;
}

function withoutParticles(name: string): string {
  return name.replace(/^(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter) )+/, '');
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[’'.]/g, '')
    .replaceAll(/[-‐–\s]+/g, ' ')
    .trim();
}
