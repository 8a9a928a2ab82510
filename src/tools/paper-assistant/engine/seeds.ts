import { type RawRecord, readBibtex } from './bibtex.ts';
import { readableLatex } from './latex-accents.ts';
import type { Reference } from './manuscript.ts';
import { readRis } from './ris.ts';

export interface Seeds {
  readonly references: readonly Reference[];
  /** Records in what was pasted, repeats included. */
  readonly found: number;
  /** Entries or lines that hold no record. */
  readonly unreadable: number;
  /** Records beyond the limit, left out. */
  readonly beyondLimit: number;
}

export const seedLimit = 300;

/** What stands over the list of seed papers, wherever it is printed. */
export const seedTitle = 'Seed papers given by the author, not verified';
export const checkedSeedTitle = 'Seed papers given by the author, checked against their records';

/**
 * Reads seed papers from BibTeX, RIS, a list of DOIs or arXiv identifiers, or a mixture, however dirty. Nothing is looked up and
 * nothing is added: a record holds what was pasted and is marked as not verified.
 */
export function readSeeds(source: string): Seeds {
  const bibtex = readBibtex(source);
  const ris = readRis(source);
  const taken = [...bibtex.records, ...ris.records];
  const list = readIdentifiers(source, taken, bibtex.unreadable + ris.unreadable > 0);
  const records = [...taken, ...list.records].sort((a, b) => a.start - b.start);
  const unique = withoutRepeats(records.map(clean));
  const kept = unique.slice(0, seedLimit);
  return {
    references: withUniqueKeys(kept),
    found: records.length,
    unreadable: bibtex.unreadable + ris.unreadable + list.unreadable,
    beyondLimit: unique.length - kept.length,
  };
}

type Entry = Omit<Reference, 'verdict'>;

const keptFields = new Set(
  `author title journal booktitle year volume number pages publisher doi url eprint archiveprefix editor school institution
  edition series month address isbn issn howpublished note`.split(/\s+/),
);

const knownTypes = new Set(
  `article inproceedings book incollection inbook phdthesis mastersthesis techreport misc proceedings unpublished manual booklet`.split(
    ' ',
  ),
);

function clean({ type, key, fields }: RawRecord): Entry {
  const cleaned: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const known =
      name === 'date' ? 'year' : name === 'journaltitle' ? 'journal' : name === 'eprinttype' ? 'archiveprefix' : name;
    if (!keptFields.has(known) || cleaned[known] !== undefined) continue;
    const text =
      known === 'doi' || known === 'url'
        ? value.replaceAll(/\\([_%&#~])/g, '$1').replaceAll(/[{}]/g, '')
        : readableLatex(value);
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
  const aliases: Readonly<Record<string, string>> = {
    conference: 'inproceedings',
    thesis: 'phdthesis',
    report: 'techreport',
  };
  const named = aliases[type] ?? type;
  return { key, type: knownTypes.has(named) ? named : 'misc', fields: cleaned };
}

/** The DOI in a bare form, an address or a label; without the punctuation that ends a sentence. */
function findDoi(text: string): string | null {
  let decoded = text;
  if (/%2f/i.test(text)) decoded = text.replaceAll(/%2f/gi, '/').replaceAll(/%28/g, '(').replaceAll(/%29/g, ')');
  const match = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[^\s"{}]{1,300}/.exec(decoded)?.[0].split('</')[0];
  if (match === undefined) return null;
  let doi = match.replace(/[.,;:'”’]+$/u, '');
  // A closing bracket belongs to the DOI only where one opens in it.
  while (/[)\]>]$/.test(doi) && count(doi, /[([<]/g) < count(doi, /[)\]>]/g)) doi = doi.slice(0, -1);
  return doi.toWellFormed();
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function readIdentifiers(
  source: string,
  taken: readonly RawRecord[],
  hadBroken: boolean,
): { records: RawRecord[]; unreadable: number } {
  const records: RawRecord[] = [];
  let unreadable = 0;
  let at = 0;
  const rests = [...taken, { start: source.length, end: source.length }]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      const rest = { from: at, text: source.slice(at, Math.max(at, start)) };
      at = Math.max(at, end);
      return rest;
    });
  for (const { from, text } of rests) {
    for (const line of text.matchAll(/[^\r\n]+/g)) {
      const found = identifiersIn(line[0]);
      for (const fields of found) records.push({ type: 'misc', key: '', fields, start: from + line.index, end: 0 });
      // What is left between structured records is debris, not a list.
      if (found.length === 0 && taken.length === 0 && !hadBroken && /[\p{L}\p{N}]/u.test(line[0])) unreadable += 1;
    }
  }
  return { records, unreadable };
}

function identifiersIn(line: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  // A DOI may hold a comma; two DOIs are parted by white space, or by a mark before the next "10." or "http".
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

function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ fields }) => {
    const identity =
      fields.doi?.toLowerCase() ?? (fields.archiveprefix === 'arXiv' ? `arxiv:${fields.eprint}` : undefined);
    if (identity === undefined) return true;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

/** Keys hold only what every bibliography program takes; a key that returns gets a number. */
function withUniqueKeys(entries: readonly Entry[]): Reference[] {
  const used = new Set<string>();
  return entries.map(({ key, type, fields }) => {
    const base =
      asKey(key) ||
      asKey(`${surname(fields.author)}${fields.year ?? ''}`) ||
      asKey(fields.doi ?? fields.eprint ?? '') ||
      'seed';
    let unique = base;
    for (let number = 2; used.has(unique.toLowerCase()); number += 1) unique = `${base}-${number}`;
    used.add(unique.toLowerCase());
    return { key: unique, type, fields, verdict: 'unverified-offline' };
  });
}

function asKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9:._-]+/g, '-')
    .replaceAll(/^[-.:_]+|[-.:_]+$/g, '')
    .slice(0, 60);
}

function surname(author: string | undefined): string {
  const first = (author ?? '').split(/\s+and\s+/)[0] ?? '';
  return (first.includes(',') ? first.split(',')[0] : first.split(' ').at(-1)) ?? '';
}
