import { readableLatex } from '../latex-accents.ts';
import { isOrganization } from './names.ts';
import { readPrintedNames } from './printed-names.ts';
import { lineAt, type RawRecord, type Unreadable } from './read-bibtex.ts';
import { placeIn, readPlainReference, yearIn } from './read-plain.ts';

/**
 * Reads the \bibitem entries of a .bbl file, or of a bibliography typed in LaTeX. Such an entry is printed text, so it
 * becomes a record only if author, title and year are certain, or if it has a DOI; all others are listed as unreadable.
 * `text` is the source without the entries, with the same lines.
 */
export function readBibitems(source: string): { text: string; records: RawRecord[]; unreadable: Unreadable[] } {
  const records: RawRecord[] = [];
  const unreadable: Unreadable[] = [];
  const taken: { start: number; end: number }[] = environments(source);
  const starts = [...source.matchAll(/\\bibitem(?![A-Za-z])/g)].map(({ index }) => index);
  let line = 1;
  let counted = 0;
  for (const [number, start] of starts.entries()) {
    const end = endOf(source, start, starts[number + 1] ?? source.length);
    taken.push({ start, end });
    line += lineAt(source.slice(counted, start), start - counted) - 1;
    counted = start;
    const { label, key, body } = parts(source.slice(start, Math.min(end, start + longest)));
    const fields = end - start > longest ? null : readEntry(label, body);
    if (fields === null) unreadable.push({ line, text: firstWords(source.slice(start, start + 400), end - start) });
    else records.push({ type: typeOf(fields), key, fields, start, end });
  }
  return { text: blanked(source, taken), records, unreadable };
}

/** The maximum length of an entry, in characters; longer text is not an entry. */
const longest = 8_000;

/** The lines around the entries are removed too: they contain commands, not works. */
function environments(source: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let open: number | null = null;
  for (const { 0: command, 1: name, index } of source.matchAll(/\\(begin|end)\{thebibliography\}/g)) {
    if (name === 'begin') open ??= index;
    found.push({ start: name === 'end' ? (open ?? index) : index, end: index + command.length });
    if (name === 'end') open = null;
  }
  return found;
}

/** An entry continues up to the next one, or to an empty line. */
function endOf(source: string, start: number, next: number): number {
  const entry = source.slice(start, next);
  const last = [entry.search(/\\end\{thebibliography\}/), entry.search(/\n[ \t\r]*\n/)].filter((at) => at !== -1);
  return start + Math.min(entry.length, ...last);
}

/** '\bibitem[label]{key} body': a label may contain brackets in braces. */
function parts(entry: string): { label: string; key: string; body: string } {
  const text = entry.split('\n').map(withoutComment).join('\n');
  let at = '\\bibitem'.length;
  const skip = () => {
    while (/\s/.test(text.charAt(at))) at += 1;
  };
  const group = (open: string, close: string): string => {
    skip();
    if (text.charAt(at) !== open) return '';
    const end = closing(text, at, open, close);
    if (end === -1) return '';
    const inner = text.slice(at + 1, end);
    at = end + 1;
    return inner;
  };
  const label = group('[', ']');
  const key = group('{', '}').trim();
  return { label, key, body: text.slice(at) };
}

/** A percent sign hides the end of its line. */
function withoutComment(line: string): string {
  const at = line.search(/(?<!\\)%/);
  return at === -1 ? line : line.slice(0, at);
}

/** The position of the bracket that closes the one at `start`; braces between them are skipped. */
function closing(text: string, start: number, open: string, close: string): number {
  let braces = 0;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (open !== '{' && letter === '{') braces += 1;
    else if (open !== '{' && letter === '}') braces -= 1;
    else if (braces === 0 && letter === open) depth += 1;
    else if (braces === 0 && letter === close) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

function readEntry(label: string, body: string): Record<string, string> | null {
  const identified = doiOf(body);
  const fields = markedFields(body) ?? blocks(label, body) ?? readPlainReference(readable(body));
  if (fields !== null) return { ...fields, ...identified };
  return identified.doi === undefined ? null : identified;
}

/** Elsevier's, the ACM's and REVTeX's styles name each part: '\bibinfo{year}{2019}'. */
function markedFields(body: string): Record<string, string> | null {
  const values = new Map<string, string[]>();
  const whole = new Map<string, string>();
  for (const match of body.matchAll(/\\(?:bibinfo|bibfield|showarticletitle)(?![A-Za-z])\s{0,4}/g)) {
    let at = match.index + match[0].length;
    let name = 'title';
    if (!match[0].startsWith('\\showarticletitle')) {
      const named = groupAt(body, at);
      if (named === null) continue;
      name = named.inner.trim();
      at = named.end;
      while (/\s/.test(body.charAt(at))) at += 1;
    }
    const value = groupAt(body, at);
    if (value === null) continue;
    const words = readable(value.inner).replace(/(?<![,\s])[,\s]{1,4}$/, '');
    // A period after an initial is part of the name.
    const text = /(?<!\p{Lu})\.$/u.test(words) ? words.slice(0, -1) : words;
    if (text === '') continue;
    // A field contains its parts, if they have names.
    if (match[0].startsWith('\\bibfield')) whole.set(name, text);
    else values.set(name, [...(values.get(name) ?? []), text]);
  }
  const first = (name: string) => values.get(name)?.[0] ?? whole.get(name);
  const people = values.get('person') ?? values.get('author');
  const author = people && (natural(people) ?? inverted(people));
  const [title, year] = [first('title'), first('year')];
  if (!author || title === undefined || !/^(?:1[5-9]|20)\d\d$/.test(year?.replace(/[a-z]$/, '') ?? '')) return null;
  const named = ['journal', 'booktitle', 'volume', 'number', 'pages', 'publisher'].flatMap((name) => {
    const value = first(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { author, title, year: (year ?? '').slice(0, 4), ...Object.fromEntries(named) };
}

/** BibTeX's own styles: the authors, the title and the rest are separated by \newblock. */
function blocks(label: string, body: string): Record<string, string> | null {
  const [names = '', title = '', ...rest] = body.split(/\\newblock(?![A-Za-z])/).map(readable);
  if (title === '') return null;
  const dated =
    /^(.{2,3000}?),? \(((?:1[5-9]|20)\d\d)[a-z]?\)\.?$/.exec(names) ??
    /^(.{2,3000}?[.,]) ((?:1[5-9]|20)\d\d)[a-z]?\.$/.exec(names);
  const author = authors((dated?.[1] ?? names).replace(/,$/, '').trim(), label);
  const printed = rest.join(' ').replaceAll(/\s+/g, ' ').trim();
  // 'Smith et~al.(2019)Smith, Lee, and Kim' in natbib's labels.
  const labelled = /\(((?:1[5-9]|20)\d\d)[a-z]?\)/.exec(label)?.[1];
  const year = dated?.[2] ?? labelled ?? yearIn(`, ${printed}`);
  const plain = title.replace(/(?<![.,\s])[.,]$/, '');
  if (author === null || year === null || plain.length < 4) return null;
  const [place = '', ...notes] = rest.map((part) => part.replace(/(?<!\.)\.$/, ''));
  const note = notes.join('. ').trim();
  return { author, title: plain, year, ...placeIn(place), ...(note === '' ? {} : { note }) };
}

/** The block with the authors, if it consists only of names in the same form. */
function authors(block: string, label: string): string | null {
  const text = block.replace(/(?<!\p{Lu})\.$/u, '');
  if (isOrganization(text)) return `{${text}}`;
  const others = /,? (?:et al\.?|and others)$/.exec(text);
  const list = (others === null ? text : text.slice(0, others.index)).split(
    /,? (?:and|&) |, (?=\p{Lu}[\p{L}.'’-]* \S)/u,
  );
  const whole = natural(list);
  // 'LinkedIn Engineering' may be a person, unless a label consists of its last word alone.
  const unclear = list.length === 1 && !/\p{Lu}\./u.test(text) && !readable(label).startsWith(`${lastWord(text)}(`);
  if (unclear && !isOrganization(text)) return null;
  if (whole !== null) return others === null ? whole : `${whole} and others`;
  const turned = inverted((others === null ? text : text.slice(0, others.index)).split(/,? (?:and|&) /));
  if (turned !== null) return others === null ? turned : `${turned} and others`;
  const printed = readPrintedNames(`${block} `);
  return printed !== null && printed.end >= block.replace(/\.$/, '').length ? printed.author : null;
}

/** 'Okafor, Ngozi A.'; null if one of the names has another form. */
function inverted(names: readonly string[]): string | null {
  const read = names.map((name) => name.trim());
  return read.length > 0 && read.every((name) => invertedName.test(name)) ? read.join(' and ') : null;
}

const invertedName =
  /^(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter) ){0,3}\p{Lu}[\p{L}’'-]{1,40}, \p{Lu}(?:\.|[\p{L}’'-]{0,30})(?:[ -]\p{Lu}(?:\.|[\p{L}’'-]{0,30})){0,3}$/u;

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

/** 'Ngozi A. Okafor', 'N. van Dyk'; null if one of the names has another form. */
function natural(names: readonly string[]): string | null {
  const read = names.map((name) => {
    const text = name.trim();
    if (isOrganization(text)) return `{${text}}`;
    const found = naturalName.exec(text);
    return found === null ? null : `${found[2]}, ${found[1]}`;
  });
  return read.length > 0 && read.every((name) => name !== null) ? read.join(' and ') : null;
}

const naturalName =
  /^((?:\p{Lu}(?:\.|[\p{L}’'-]{0,30})[ -]?){1,5}) ((?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter) ){0,3}\p{Lu}[\p{L}’'-]{1,40})$/u;

function readable(latex: string): string {
  return readableLatex(
    latex
      .replaceAll(/\\(?:url|href|doi|path)\s{0,4}\{[^{}]{0,400}\}/g, ' ')
      .replaceAll(/\\penalty\s{0,3}-?\d{1,6}\s{0,3}|\\(?:BibitemOpen|BibitemShut\s{0,3}\{[A-Za-z]{0,20}\})/g, '')
      .replaceAll(/\\(?:emph|textit|textbf|textsc|textrm|mbox|em|it|bf|sc|rm)(?![A-Za-z])/g, ''),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function doiOf(body: string): { readonly doi?: string } {
  const found = /\b10\.\d{4,9}\/[^\s{}"<>]{1,300}/.exec(body.replaceAll(/\\([_%&#~])/g, '$1'))?.[0];
  return found === undefined ? {} : { doi: found.replace(/(?<![.,;])[.,;]{1,3}$/, '') };
}

function typeOf({ journal, booktitle }: Readonly<Record<string, string>>): string {
  if (journal !== undefined) return 'article';
  return booktitle === undefined ? 'misc' : 'inproceedings';
}

function groupAt(text: string, at: number): { inner: string; end: number } | null {
  if (text.charAt(at) !== '{') return null;
  const end = closing(text, at, '{', '}');
  return end === -1 ? null : { inner: text.slice(at + 1, end), end: end + 1 };
}

function firstWords(text: string, length: number): string {
  return text.slice(0, length).replaceAll(/\s+/g, ' ').trim().slice(0, 120);
}

/** Replaces the parts already read with spaces, so that the rest of the text keeps its lines. */
function blanked(source: string, taken: readonly { readonly start: number; readonly end: number }[]): string {
  let text = '';
  let at = 0;
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    text += source.slice(at, Math.max(at, start)) + source.slice(Math.max(at, start), end).replaceAll(/[^\n\r]/g, ' ');
    at = end;
  }
  return text + source.slice(at);
}
