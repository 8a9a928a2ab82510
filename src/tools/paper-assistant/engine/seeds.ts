import { citationKey, plainKey } from './bibliography/citation-key.ts';
import { firstFamily } from './bibliography/names.ts';
import { readBibitems } from './bibliography/read-bibitems.ts';
import { lineAt, type RawRecord, readBibtex, type Unreadable } from './bibliography/read-bibtex.ts';
import { readPlainReference } from './bibliography/read-plain.ts';
import { readRis } from './bibliography/read-ris.ts';
import { isPrinted } from './bibliography/write-bibtex.ts';
import type { Reference } from './manuscript.ts';
import { referenceLines } from './reference-lines.ts';

export interface Seeds {
  readonly references: readonly Reference[];
  /** Records in the pasted text, including duplicates. */
  readonly found: number;
  /** Entries or lines without a record, with their line numbers in the pasted text. */
  readonly unreadable: readonly Unreadable[];
  /** Records over the limit, which are omitted. */
  readonly beyondLimit: number;
}

export const seedLimit = 300;

/** The heading of the list of seed papers in every output. */
export const seedTitle = 'Seed papers given by the author, not verified';
export const checkedSeedTitle = 'Seed papers given by the author, checked against their records';

/**
 * Reads seed papers from BibTeX, RIS, \bibitem entries, printed references, DOIs or arXiv identifiers, or a mixture of
 * these, even if malformed. Nothing is looked up or added: a record contains what was pasted and is marked as not
 * verified.
 */
export function readSeeds(source: string): Seeds {
  if (lastRead?.source !== source) lastRead = { source, seeds: readReferences(source, seedLimit) };
  return lastRead.seeds;
}

/** Cached, because a draft is composed and reviewed several times with the same seed papers. */
let lastRead: { readonly source: string; readonly seeds: Seeds } | null = null;

/** Reads seed papers without the cache and with a different limit, for measuring whole libraries. */
export function readReferences(source: string, limit: number): Seeds {
  const bibitems = readBibitems(source);
  const bibtex = readBibtex(bibitems.text);
  const { text } = bibtex;
  const ris = readRis(text);
  const taken = [...bibtex.records, ...ris.records];
  const list = readIdentifiers(text, [...taken, ...bibtex.skipped, ...ris.skipped]);
  const records = [...bibitems.records, ...taken, ...list.records].sort((a, b) => a.start - b.start);
  const unique = withoutRepeats(records.map(clean));
  const kept = unique.slice(0, limit);
  return {
    references: withUniqueKeys(kept),
    found: records.length,
    unreadable: [...bibitems.unreadable, ...bibtex.unreadable, ...ris.unreadable, ...list.unreadable].sort(
      (a, b) => a.line - b.line,
    ),
    beyondLimit: unique.length - kept.length,
  };
}

type Entry = Omit<Reference, 'verdict'>;

/** The fields of a reference that are shown; references.bib contains every field that a bibliography prints. */
const shownFields = new Set(
  `author title subtitle journal booktitle year volume number pages publisher doi url eprint archiveprefix editor school
  institution organization edition series month address isbn issn howpublished note chapter version`.split(/\s+/),
);

/** BibLaTeX's field names. */
const sameField = new Map([
  ['date', 'year'],
  ['journaltitle', 'journal'],
  ['eprinttype', 'archiveprefix'],
  ['location', 'address'],
]);

function clean({ type, key, fields, typed }: RawRecord): Entry {
  const cleaned: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const known = sameField.get(name) ?? name;
    if (!shownFields.has(known) || cleaned[known] !== undefined) continue;
    const text =
      known === 'doi' || known === 'url' ? value.replaceAll(/\\([_%&#~])/g, '$1').replaceAll(/[{}]/g, '') : value;
    const readable = text
      .replaceAll(/\p{Cc}+|\s+/gu, ' ')
      .trim()
      .slice(0, 2000)
      .toWellFormed();
    if (readable !== '') cleaned[known] = readable;
  }
  const doi =
    findDoi(cleaned.doi ?? '') ?? (/doi\.org\//i.test(cleaned.url ?? '') ? findDoi(cleaned.url as string) : null);
  if (doi !== null) cleaned.doi = doi;
  else delete cleaned.doi;
  if (cleaned.year !== undefined) {
    const year = /\d{4}/.exec(cleaned.year)?.[0];
    if (year !== undefined) cleaned.year = year;
  }
  return {
    key,
    type,
    fields: cleaned,
    ...(typed === undefined
      ? {}
      : {
          typed: Object.fromEntries(
            Object.entries(typed)
              .filter(([name]) => isPrinted(name))
              .map(([name, value]) => [name, value.slice(0, 4000).toWellFormed()]),
          ),
        }),
  };
}

/** A DOI in bare form, as a URL or with a label; without trailing punctuation. */
function findDoi(text: string): string | null {
  let decoded = text;
  if (/%2f/i.test(text)) decoded = text.replaceAll(/%2f/gi, '/').replaceAll(/%28/g, '(').replaceAll(/%29/g, ')');
  const match = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[^\s"{}]{1,300}/.exec(decoded)?.[0].split('</')[0];
  if (match === undefined) return null;
  let doi = match.replace(/(?<![.,;:'”’])[.,;:'”’]+$/u, '');
  // A closing bracket belongs to the DOI only if it contains the opening one.
  while (/[)\]>]$/.test(doi) && count(doi, /[([<]/g) < count(doi, /[)\]>]/g)) doi = doi.slice(0, -1);
  return doi.toWellFormed();
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function readIdentifiers(
  source: string,
  taken: readonly { readonly start: number; readonly end: number }[],
): { records: RawRecord[]; unreadable: Unreadable[] } {
  const records: RawRecord[] = [];
  const unreadable: Unreadable[] = [];
  let at = 0;
  const rests = [...taken, { start: source.length, end: source.length }]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      const rest = { from: at, text: source.slice(at, Math.max(at, start)) };
      at = Math.max(at, end);
      return rest;
    });
  for (const { from, text } of rests) {
    for (const line of referencesIn(text)) {
      const identifiers = identifiersIn(line[0]);
      const printed = identifiers.length > 1 ? null : readPlainReference(line[0]);
      if (printed !== null) {
        const type = typeOf(printed);
        records.push({ type, key: '', fields: { ...printed, ...identifiers[0] }, start: from + line.index, end: 0 });
        continue;
      }
      const found = identifiers;
      for (const fields of found) records.push({ type: 'misc', key: '', fields, start: from + line.index, end: 0 });
      // Text between structured records is not a list of identifiers.
      if (found.length === 0 && taken.length === 0 && /[\p{L}\p{N}]/u.test(line[0])) {
        unreadable.push({ line: lineAt(source, from + line.index), text: line[0].trim().slice(0, 120) });
      }
    }
  }
  return { records, unreadable };
}

/** The lines of a text; a printed reference that continues on the next lines counts as one line. */
function referencesIn(text: string): { 0: string; index: number }[] {
  const lines: { 0: string; index: number }[] = [];
  for (const { 0: words, index } of text.matchAll(/[^\r\n]+/g)) {
    const last = lines.at(-1);
    // An empty line separates references.
    if (last !== undefined && text.slice(last.index + last[0].length, index).split('\n').length > 2)
      lines.push({ 0: '', index });
    lines.push({ 0: words, index });
  }
  const texts = lines.map(({ 0: line }) => ({
    text: line.trim(),
    indent: line.search(/\S|$/),
    blank: line.trim() === '',
  }));
  const longer = new Map(referenceLines(texts).map(({ from, to }) => [from, to]));
  const found: { 0: string; index: number }[] = [];
  for (let at = 0; at < lines.length; ) {
    const to = longer.get(at) ?? at + 1;
    const joined = lines.slice(at, to).map(({ 0: line }) => line.trim());
    const { index } = lines[at] as { index: number };
    if (to > at + 1 && readPlainReference(joined.join(' ')) !== null) found.push({ 0: joined.join(' '), index });
    else found.push(...lines.slice(at, to));
    at = to;
  }
  return found;
}

function typeOf({ journal, booktitle }: Readonly<Record<string, string>>): string {
  if (journal !== undefined) return 'article';
  if (booktitle === undefined) return 'misc';
  return /\b(?:proc(?:\.|eedings)?|conference|symposium|workshop|meeting)(?: |$)/i.test(booktitle)
    ? 'inproceedings'
    : 'incollection';
}

function identifiersIn(line: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  // A DOI may contain a comma; two DOIs are separated by white space, or by punctuation before the next "10." or
  // "http".
  for (const token of line.split(/\s+|[,;|](?=\s*(?:doi:\s*)?(?:https?:\/\/|10\.\d{4}))/i)) {
    const doi = findDoi(token);
    const arxiv =
      /(?:arxiv(?:\.org\/(?:abs|pdf)\/|:)\s*)((?:\d{4}\.\d{4,5}|[a-z-]{2,12}(?:\.[A-Z]{2})?\/\d{7})(?:v\d{1,2})?)/i.exec(
        token,
      );
    if (doi !== null) found.push({ doi });
    else if (arxiv !== null) found.push({ eprint: arxiv[1] as string, archiveprefix: 'arXiv' });
  }
  return found;
}

/** If two records describe the same work, the one without a key is dropped; a duplicate entry is used once. */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const keyed = new Set(entries.filter(({ key }) => key !== '').map(identityOf));
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const identity = identityOf(entry);
    const same = entry.key === '' ? identity : JSON.stringify([entry.key, entry.typed ?? entry.fields]);
    if (same === null) return true;
    if (seen.has(same) || (entry.key === '' && keyed.has(identity))) return false;
    seen.add(same);
    return true;
  });
}

function identityOf({ fields }: Entry): string | null {
  return fields.doi?.toLowerCase() ?? (fields.archiveprefix === 'arXiv' ? `arxiv:${fields.eprint}` : null);
}

/** A duplicate key gets a number; bibliography programs ignore case in keys. */
function withUniqueKeys(entries: readonly Entry[]): Reference[] {
  const used = new Set<string>();
  return entries.map((entry) => {
    const base = baseKey(entry);
    let unique = base;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) unique = `${base}-${number}`;
    used.add(unique.toLowerCase());
    return { ...entry, key: unique, verdict: 'unverified-offline' };
  });
}

/** The given key, or one built from the first author and the year, or from the identifier. */
export function baseKey({ key, fields }: Pick<Reference, 'key' | 'fields'>): string {
  return (
    citationKey(key) ||
    plainKey(`${firstFamily(fields.author ?? '')}${fields.year ?? ''}`) ||
    plainKey(fields.doi ?? fields.eprint ?? '') ||
    'seed'
  );
}
