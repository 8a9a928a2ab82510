import { type Creator, type Entry, type Library, parse } from '@retorquere/bibtex-parser';
import { readableLatex } from '../latex-accents.ts';
import { journalMacros } from './journal-macros.ts';
import { isOrganization, joinNames, type PersonName } from './names.ts';

/** A record as read, before its fields are cleaned; [start, end) is its range in the source. */
export interface RawRecord {
  readonly type: string;
  readonly key: string;
  /** In readable Unicode; names in BibTeX's separation, organizations in braces. */
  readonly fields: Readonly<Record<string, string>>;
  /** The fields of a BibTeX entry as typed: LaTeX with @string names resolved. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** An entry that could not be read, or a line without a record. */
export interface Unreadable {
  /** Starting at 1, in the pasted text. */
  readonly line: number;
  readonly text: string;
}

/**
 * Reads BibTeX and BibLaTeX with @retorquere/bibtex-parser. A broken entry does not affect others: it is listed with
 * its line. The library reads the source twice, once for the fields as typed and once for their readable form.
 */
export function readBibtex(pasted: string): {
  /** The source after repairs; positions refer to this text. */
  text: string;
  records: RawRecord[];
  unreadable: Unreadable[];
  skipped: { start: number; end: number }[];
} {
  const source = withoutConditions(pasted);
  if (!/@[ \t]*\p{L}/u.test(source)) {
    return { text: source, records: [], unreadable: [], skipped: [] };
  }
  let typed = readTyped(source);
  const text = repaired(source, typed.errors);
  if (text !== source) typed = readTyped(text);
  const readable = new Map(readReadable(text).entries.map((entry) => [entry.input, entry]));
  const records: RawRecord[] = [];
  let at = 0;
  for (const entry of typed.entries) {
    const start = text.indexOf(entry.input, at);
    // The library lists the readable part of a broken entry, but without its source.
    if (entry.input === '' || start === -1) continue;
    at = start + entry.input.length;
    const fields = withoutRepeatedFields(entry.fields as Record<string, unknown>);
    if (Object.keys(fields).length === 0) continue;
    records.push({
      type: entry.type.toLowerCase(),
      key: entry.key,
      fields: readableFields(fields, readable.get(entry.input)),
      typed: fields,
      start,
      end: at,
    });
  }
  const empty = typed.entries
    .filter(({ fields }) => Object.keys(withoutRepeatedFields(fields as Record<string, unknown>)).length === 0)
    .map(({ input }) => input);
  const broken = [...typed.errors.map(({ input }) => input ?? ''), ...empty].filter((input) => input !== '');
  const stretches = placed(text, broken);
  return {
    text,
    records,
    // An @ inside a broken entry, as in an address, doesn't start a new entry.
    unreadable: stretches
      .filter(({ start }) => isEntryStart(text, start))
      .map(({ start }) => ({ line: lineAt(text, start), text: firstLine(text, start) })),
    skipped: [...stretches, ...otherDirectives(text)],
  };
}

/**
 * 'Kur\ifmmode \mbox{\c{s}}\else \c{s}\fi{}uno', as the journals of the American Physical Society export accents: the
 * part for text mode is used. A backslash before a non-ASCII letter is a typing error, because no macro has such a
 * name.
 */
function withoutConditions(source: string): string {
  return source
    .replaceAll(
      /\\ifmmode(?![A-Za-z])[^\r\n]{0,200}?\\else(?![A-Za-z]) ?([^\r\n]{0,200}?)\\fi(?![A-Za-z])(?:\{\})? ?/g,
      '$1',
    )
    .replaceAll(/\\(?=[\u00c0-\u024f])/g, '');
}

/** Macro names, so that the bibliography program prints a month with its own macro. */
const months = Object.fromEntries(
  'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').map((name) => [name, name]),
);

/** Fields that the library would split into names or lists. */
const listFields = `author bookauthor collaborator commentator director editor editora editorb editorc editors holder
  scriptwriter translator keywords institution publisher origpublisher organization location origlocation`.split(/\s+/);

function readTyped(source: string): Library {
  return parse(source, {
    raw: true,
    applyCrossRef: false,
    english: false,
    sentenceCase: false,
    removeOuterBraces: [],
    verbatimFields: [],
    strings: months,
    fieldMode: Object.fromEntries(listFields.map((name) => [name, 'richtext' as const])),
  });
}

function readReadable(source: string): Library {
  return parse(source, {
    applyCrossRef: false,
    english: false,
    sentenceCase: false,
    caseProtection: false,
    unsupported: 'ignore',
    strings: months,
  });
}

/** If a field is given twice, the first one counts, as in BibTeX; the library numbers the others. */
function withoutRepeatedFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name.includes('+')) continue;
    const text = (Array.isArray(value) ? value.join(', ') : String(value)).trim();
    if (text !== '') kept[name] = text;
  }
  return kept;
}

function readableFields(typed: Readonly<Record<string, string>>, entry: Entry | undefined): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, source] of Object.entries(typed)) {
    const journal = /^\{*\\([a-z]+)\}*$/.exec(source)?.[1];
    if (journal !== undefined && journalMacros.has(journal)) {
      fields[name] = journalMacros.get(journal) as string;
      continue;
    }
    const value = (entry?.fields as Record<string, unknown> | undefined)?.[name];
    fields[name] = value === undefined ? readableLatex(source) : readableValue(value);
  }
  return fields;
}

function readableValue(value: unknown): string {
  if (!Array.isArray(value)) return plainText(String(value));
  if (value.every((one) => typeof one === 'string')) return value.map(plainText).join(' and ');
  const creators = value as readonly Creator[];
  const others = creators.some(({ lastName, firstName }) => lastName === 'others' && firstName === undefined);
  return joinNames(creators.filter(({ lastName }) => lastName !== 'others').map(personName), others);
}

function personName({ name, lastName = '', firstName = '', prefix = '', suffix = '' }: Creator): PersonName {
  if (name !== undefined) return { family: plainText(name).replaceAll(/[{}]/g, ''), given: '', corporate: true };
  const whole = plainText([firstName, prefix, lastName].filter((part) => part !== '').join(' '));
  if (suffix === '' && isOrganization(whole)) return { family: whole, given: '', corporate: true };
  const family = [prefix, lastName].filter((part) => part !== '').join(' ');
  return {
    family: plainText(suffix === '' ? family : `${family}, ${suffix}`),
    given: plainText(firstName),
    corporate: false,
  };
}

/** The library marks font changes with HTML; an accent over a dotless i becomes a plain letter with its accent. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:i|b|sc|sup|sub|span|a|code|p|br|li|ul|pre|blockquote|tt|em|strong)(?:\s[^<>]{0,400})?\/?>/g, '')
    .replaceAll(/\u0131(?=[\u0300-\u036f])/g, 'i')
    .replaceAll(/\u0237(?=[\u0300-\u036f])/g, 'j')
    .normalize('NFC');
}

/**
 * A single dollar sign in a value is money; the library would reject the entry because of an open formula. An entry
 * that was cut off before its last brace is closed if that completes it.
 */
function repaired(source: string, errors: Library['errors']): string {
  let text = source;
  for (const { error, input } of errors) {
    if (input === undefined || input === '') continue;
    const start = text.indexOf(input);
    if (start === -1 || !isEntryStart(text, start)) continue;
    // The library treats the next @ as a new entry, even in an address.
    const length = text.slice(start + 1).search(/^[ \t]*@[ \t]*\p{L}+[ \t]*[{(]/mu);
    const end = length === -1 ? text.length : start + 1 + length;
    const entry = text.slice(start, end);
    const closed = error.startsWith('Unclosed math')
      ? entry.replaceAll(/(?<!\\)\$/g, '\\$')
      : `${entry.trimEnd()}\n}\n`;
    if (readTyped(closed).errors.every((left) => !left.input)) text = text.slice(0, start) + closed + text.slice(end);
  }
  return text;
}

function isEntryStart(source: string, start: number): boolean {
  const line = source.lastIndexOf('\n', start - 1) + 1;
  return (
    /^[\s,}]*$/.test(source.slice(line, start)) &&
    /^@[ \t]*(?!comment\b|preamble\b)\p{L}+[ \t\r\n]*[{(]/iu.test(source.slice(start, start + 80))
  );
}

function placed(source: string, inputs: readonly string[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const input of inputs) {
    const after = found.find(({ start }) => source.startsWith(input, start))?.end ?? 0;
    const start = source.indexOf(input, after);
    if (start !== -1) found.push({ start, end: start + input.length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Comments, preambles and strings do not contain lists of identifiers. */
function otherDirectives(source: string): { start: number; end: number }[] {
  return [...source.matchAll(/^[ \t]*@[ \t]*(?:comment|preamble|string)\b/gim)].map(({ index }) => {
    const next = source.slice(index + 1).search(/^[ \t]*@/m);
    return { start: index, end: next === -1 ? source.length : index + 1 + next };
  });
}

/** The number of the line at a position, from 1. */
export function lineAt(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}

function firstLine(source: string, start: number): string {
  return (/^[^\r\n]{0,120}/.exec(source.slice(start))?.[0] ?? '').trim();
}
