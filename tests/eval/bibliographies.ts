import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationKey } from '#tools/paper-assistant/engine/bibliography/citation-key.ts';
import { writeBibtex } from '#tools/paper-assistant/engine/bibliography/write-bibtex.ts';
import { readReferences } from '#tools/paper-assistant/engine/seeds.ts';
import { percent } from './percent.ts';

/**
 * How many entries of real .bib files stay the same in 'references.bib': in the same run, pandoc reads the file and
 * what we write from it, and every field that a bibliography prints is compared.
 */
export interface BibliographyScore {
  readonly files: number;
  /** Files that pandoc itself cannot read; they are not counted. */
  readonly refused: readonly string[];
  readonly entries: number;
  /** Every compared field is the same, letter by letter. */
  readonly same: number;
  /**
   * Every compared field is the same, if a DOI in the form of a web address counts as the bare DOI and only encoding
   * differs in addresses.
   */
  readonly right: number;
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly file: string;
  readonly key: string;
  readonly field: string;
  /** What pandoc reads in the file; null if nothing. */
  readonly expected: string | null;
  readonly got: string | null;
  /** Whether only the form of a DOI or an address differs. */
  readonly onlyForm: boolean;
}

export function scoreBibliographies(folder: string, progress: (file: string) => void = () => {}): BibliographyScore {
  const refused: string[] = [];
  const differences: Difference[] = [];
  const score = { files: 0, entries: 0, same: 0, right: 0 };
  for (const file of bibFiles(folder)) {
    progress(file);
    const source = decoded(readFileSync(join(folder, file)));
    const format = biblatex.test(source) ? 'biblatex' : 'bibtex';
    const expected = readByPandoc(source, format);
    if (expected === null) {
      refused.push(file);
      continue;
    }
    score.files += 1;
    const written = writeBibtex(readReferences(source, Number.POSITIVE_INFINITY).references);
    const got = readByPandoc(written, format) ?? new Map();
    for (const [key, item] of expected) {
      const found = differencesOf(item, got.get(key) ?? got.get(citationKey(key)) ?? null);
      score.entries += 1;
      if (found.length === 0) score.same += 1;
      if (found.every(({ onlyForm }) => onlyForm)) score.right += 1;
      differences.push(...found.map((difference) => ({ file, key, ...difference })));
    }
  }
  return { ...score, refused, differences };
}

export function describeBibliographies({ files, refused, entries, same, right }: BibliographyScore): string {
  return [
    `${files} files with ${entries} entries, and ${refused.length} files that pandoc does not read (not counted).`,
    `Every field the same: ${same} of ${entries} (${percent2(same, entries)}).`,
    `The same, if a DOI counts as equal with and without its resolver's address: ${right} of ${entries} (${percent2(right, entries)}).`,
  ].join('\n');
}

function percent2(part: number, whole: number): string {
  return whole === 0 ? percent(part, whole) : `${((100 * part) / whole).toFixed(2)} %`;
}

/** Fields and types that only BibLaTeX has. */
const biblatex = /^\s*(?:date|journaltitle|eprinttype|urldate|location)\s*=|@(?:online|report|thesis|mvbook)\s*\{/im;

function bibFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.bib'))
    .sort();
}

/** Old files are often in Latin-1. */
function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  return (text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text).replaceAll('\r\n', '\n');
}

type Item = Readonly<Record<string, unknown>>;

/** The first entry of each key; null if pandoc cannot read the file. */
function readByPandoc(source: string, format: 'bibtex' | 'biblatex'): Map<string, Item> | null {
  try {
    const json = execFileSync('pandoc', ['-f', format, '-t', 'csljson'], {
      input: source,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const items = new Map<string, Item>();
    for (const item of JSON.parse(json) as Item[]) {
      const key = String(item['id']);
      if (!items.has(key)) items.set(key, item);
    }
    return items;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    return null;
  }
}

/** Bibliographies don't print these. */
const ignored = new Set(['id', 'abstract', 'keyword', 'note', 'annote']);

function differencesOf(expected: Item, got: Item | null): Omit<Difference, 'file' | 'key'>[] {
  if (got === null) return [{ field: 'entry', expected: 'an entry', got: null, onlyForm: false }];
  const names = new Set([...Object.keys(expected), ...Object.keys(got)].filter((name) => !ignored.has(name)));
  return [...names].flatMap((field) => {
    const [one, other] = [textOf(expected[field]), textOf(got[field])];
    return one === other ? [] : [{ field, expected: one, got: other, onlyForm: differsInForm(field, one, other) }];
  });
}

function textOf(value: unknown): string | null {
  // An empty field prints nothing.
  if (value === undefined || value === '') return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function differsInForm(field: string, one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  if (field === 'DOI') return bareDoi(one) === bareDoi(other);
  return field === 'URL' && bareAddress(one) === bareAddress(other);
}

function bareDoi(text: string): string {
  return bareAddress(text).replace(/^(?:https?:\/\/[^/]+\/)?(?:doi:\s*)?/i, '');
}

function bareAddress(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(/\\(?=[_%&#~$])/g, ''));
  } catch {
    return text;
  }
}
