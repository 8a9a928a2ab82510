import type { Reference } from '../manuscript.ts';
import { citationKey } from './citation-key.ts';
import { escapeText, printableAddress, printableField, printableNames } from './printable-field.ts';
import { yearLetters } from './year-letters.ts';

/**
 * 'references.bib' in UTF-8. Entries that came as BibTeX keep their type, key and fields as typed; the others are
 * written from their records. An entry that others inherit fields from comes after them, as BibTeX requires.
 */
export function writeBibtex(references: readonly Reference[], needs: StyleNeeds = {}): string {
  const parents = new Set(
    references.flatMap(({ typed }) =>
      [typed?.crossref, typed?.xref, ...(typed?.xdata ?? '').split(',')].map((key) => (key ?? '').trim().toLowerCase()),
    ),
  );
  const keys = new Set(references.map(({ key }) => key.toLowerCase()));
  const nameless = references.filter(({ fields }) => fields.author === undefined && fields.editor === undefined);
  const letters: ReadonlyMap<Reference, string> = needs.yearLetters ? yearLetters(references) : new Map();
  const isParent = ({ key }: Reference) => parents.has(key.toLowerCase());
  return [...references.filter((one) => !isParent(one)), ...references.filter(isParent).map(withBookTitle)]
    .map((reference) => writeEntry(reference, needs, keys, nameless.indexOf(reference) > 25, letters.get(reference)))
    .join('\n');
}

/** BibTeX inherits a field only under its own name, so the book's entry needs a 'booktitle'. */
function withBookTitle(reference: Reference): Reference {
  const { typed, fields } = reference;
  // An entry that refers to an article takes its journal.
  const inJournal = typed?.journal !== undefined || typed?.journaltitle !== undefined;
  if (typed?.title === undefined || typed.booktitle !== undefined || fields.title === undefined || inJournal)
    return reference;
  return {
    ...reference,
    typed: { ...typed, booktitle: typed.title },
    fields: { ...fields, booktitle: fields.title },
  };
}

/** Fields without which a bibliography style stops with an error. */
export interface StyleNeeds {
  /** Stops without a name: a work without an author is therefore listed by its title. */
  readonly name?: boolean;
  /** Prints question marks or stops if there is no year: "n.d." is then used. */
  readonly year?: boolean;
  /** Labels a work without an author by its `key`. */
  readonly key?: boolean;
  /** The style distinguishes works of the same authors and year by letters, of which there are 26. */
  readonly yearLetters?: boolean;
  /** Fields that may be empty but not missing. */
  readonly fields?: readonly string[];
}

function writeEntry(
  reference: Reference,
  needs: StyleNeeds,
  keys: ReadonlySet<string>,
  distinct: boolean,
  letter: string | undefined,
): string {
  const { key, type, verdict, record } = reference;
  const fields = reference.typed === undefined ? fromReadable(reference) : fromTyped(reference, reference.typed);
  // BibTeX stops at a reference to a missing entry.
  const parent = fields.get('crossref');
  if (parent !== undefined && !keys.has(parent.toLowerCase())) fields.delete('crossref');
  // Styles distinguish entries without a name and with the same year by letters, of which there are only 26.
  if (distinct && !fields.has('key')) fields.set('key', escapeText(key));
  const named = type === 'proceedings' ? 'editor' : 'author';
  const title = fields.get('title') ?? '';
  if (needs.name && !fields.has(named)) fields.set(named, title === '' ? '{}' : `{${title}}`);
  if (needs.key && title !== '' && !['author', 'editor', 'key', 'crossref'].some((name) => fields.has(name)))
    fields.set('key', title);
  if (needs.year && !fields.has('year') && !fields.has('crossref')) fields.set('year', 'n.d.');
  if (letter !== undefined && fields.has('year')) fields.set('year', `${fields.get('year')}${letter}`);
  // Inherited fields are not missing.
  const absent = (needs.fields ?? []).filter((name) => !fields.has(name) && !fields.has('crossref'));
  for (const name of absent) fields.set(name, '');
  const lines = [...fields].map(([name, value]) =>
    name === 'month' && monthMacro.test(value) ? `  month = ${value},` : `  ${name} = {${value}},`,
  );
  const checked =
    record === undefined ? verdict : `${verdict}: ${record.source} ${record.id.replaceAll(/[^\x21-\x7e]/g, '')}`;
  return `% ${checked}\n@${type.replaceAll(/[^a-z]/gi, '').toLowerCase() || 'misc'}{${citationKey(key) || 'x'},\n${lines.join('\n')}\n}\n`;
}

const monthMacro = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;

function fromTyped(
  { fields: readable, record }: Reference,
  typed: Readonly<Record<string, string>>,
): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(typed)) {
    if (!isPrinted(name)) continue;
    const written = writeTyped(name, value, readable[name] ?? value);
    if (written !== '') fields.set(name, written);
  }
  for (const [name, of] of bibtexNames) {
    const value = fields.get(of);
    if (value !== undefined && !fields.has(name) && !/ and /.test(value)) fields.set(name, value);
  }
  const year = /^\{*(\d{4})(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?\}*(?:$|\/)/.exec(fields.get('date') ?? '')?.[1];
  if (year !== undefined && !fields.has('year')) fields.set('year', year);
  if (record === undefined) return fields;
  // What the record adds to an entry that lacks it.
  for (const name of ['author', 'title', 'journal', 'booktitle', 'year', 'volume', 'number', 'pages', 'doi']) {
    const value = readable[name];
    if (value !== undefined && !fields.has(name) && !(name === 'author' && fields.has('editor'))) {
      fields.set(name, writeReadable(name, value));
    }
  }
  return fields;
}

/** BibTeX's names of BibLaTeX's fields, so that styles of both kinds find them. */
const bibtexNames = [
  ['journal', 'journaltitle'],
  ['address', 'location'],
] as const;

function writeTyped(name: string, value: string, readable: string): string {
  if (name === 'doi') return doiOf(readable) ?? printableAddress(value);
  if (addressFields.test(name)) return printableAddress(value);
  if (keyFields.test(name))
    return value
      .split(',')
      .map((key) => citationKey(key.trim()))
      .join(',');
  // Other keys of the same entry: programs compare them as typed.
  if (name === 'ids' && /^[\w\\,:.+/ -]{1,500}$/.test(value)) return value;
  const printed = printableField(value, readable);
  return withLabels(name, nameFields.test(name) ? printableNames(printed) : printed);
}

/** Names and years are part of an entry's label, where a closing bracket would end it. */
function withLabels(name: string, value: string): string {
  return name === 'year' || nameFields.test(name) ? value.replaceAll(/[[\]]/g, '{$&}') : value;
}

/** Styles themselves add the resolver's URL before a DOI. */
function doiOf(readable: string): string | null {
  return /^10\.\d{4,9}[.\d]*\/[^\s{}\\]+$/.test(readable)
    ? readable.replaceAll('#', '%23').replaceAll('%', '\\%')
    : null;
}

function fromReadable({ fields }: Reference): Map<string, string> {
  return new Map(
    Object.entries(fields)
      .filter(([name]) => isPrinted(name))
      .map(([name, value]) => [name, writeReadable(name, value)]),
  );
}

function writeReadable(name: string, value: string): string {
  if (name === 'doi') return doiOf(value) ?? printableAddress(value);
  if (addressFields.test(name)) return printableAddress(value);
  if (nameFields.test(name)) {
    // The braces of an organization are the only markup in a readable name.
    return printableNames(
      value
        .split(/([{}])/)
        .map((part) => (/[{}]/.test(part) ? part : escapeText(part)))
        .join(''),
    );
  }
  const text = escapeText(name === 'pages' ? value.replaceAll(/(?:(?<!\s)\s+)?(?:--+|[-–—])\s*/g, '--') : value);
  return name === 'title' ? `{${text}}` : text;
}

const addressFields = /^(?:url|pdfurl|verba|verbb|verbc)$/;
const keyFields = /^(?:crossref|xref|xdata)$/;
const nameFields =
  /^(?:author|editor|editor[abc]|translator|bookauthor|annotator|commentator|introduction|foreword|afterword|holder)$/;

/**
 * Whether a bibliography prints the field or sorts by it; private notes, attachments and fields that programs store for
 * themselves are removed.
 */
export function isPrinted(name: string): boolean {
  return /^[a-z][a-z0-9_-]*$/.test(name) && !privateFields.test(name);
}

const privateFields =
  /^(?:abstract|annote|annotation|comments?|review|keywords?|owner|timestamp|file\w*|pdf|local-?url|localfile|attachments?|date-\w+|creationdate|modificationdate|mendeley-.*|bdsk-.*|__\w+|groups?|priority|ranking|rating|read|readstatus|qualityassured|relevance|printed|username|added-at|biburl|bibsource|interhash|intrahash|posted-at|citeulike-.*|zotero.*|user[a-f]|sortname|presort|sortkey|jabref.*)$/;
