import { readableLatex } from '../latex-accents.ts';
import { isOrganization } from './names.ts';
import { readPrintedNames } from './printed-names.ts';
import { lineAt, type RawRecord, type Unreadable } from './read-bibtex.ts';
import { placeIn, readPlainReference, yearIn } from './read-plain.ts';

/**
 * Reads the \bibitem entries of a .bbl file or of a bibliography typed in LaTeX. Such an entry is printed text, so it is
 * a record only if author, title and year are certain, or if it has a DOI; every other one is listed as unreadable.
 * `text` is the source without them, with the same lines.
 */
export function readBibitems(source: string): { text: string; records: RawRecord[]; unreadable: Unreadable[] } {
  const records: RawRecord[] = [];
  const unreadable: Unreadable[] = [];
  const taken: { start: number; end: number }[] = environments(source);
  const starts = [...source.matchAll(/\\bibitem(?![A-Za-z])/g)].map(({ index }) => index);
  for (const [number, start] of starts.entries()) {
    const end = endOf(source, start, starts[number + 1] ?? source.length);
    taken.push({ start, end });
    const { label, key, body } = parts(source.slice(start, end));
    const fields = readEntry(label, body);
    if (fields === null) unreadable.push({ line: lineAt(source, start), text: firstWords(source.slice(start, end)) });
    else records.push({ type: typeOf(fields), key, fields, start, end });
  }
  return { text: blanked(source, taken), records, unreadable };
}

/** The lines around the entries, too: they contain commands, and no works. */
function environments(source: string): { start: number; end: number }[] {
  const close = '\\end{thebibliography}';
  return [...source.matchAll(/\\begin\{thebibliography\}/g)].map(({ index }) => {
    const end = source.indexOf(close, index);
    const first = source.indexOf('\\bibitem', index);
    if (end !== -1) return { start: index, end: end + close.length };
    return { start: index, end: first === -1 ? index + '\\begin{thebibliography}'.length : first };
  });
}

/** An entry goes on to the next one, or to an empty line. */
function endOf(source: string, start: number, next: number): number {
  const entry = source.slice(start, next);
  const last = [entry.search(/\\end\{thebibliography\}/), entry.search(/\n[ \t\r]*\n/)].filter((at) => at !== -1);
  return start + Math.min(entry.length, ...last);
}

/** '\bibitem[label]{key} body': a label may contain brackets in braces. */
function parts(entry: string): { label: string; key: string; body: string } {
  // A percent sign hides the end of its line.
  const text = entry.replaceAll(/(?<!\\)%[^\n]*(?:\n|$)/g, '\n');
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

/** The position of the bracket that closes the one at `start`; braces in between are skipped. */
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
    const text = readable(value.inner).replace(/(?<![.,\s])[.,\s]{1,4}$/, '');
    if (text !== '') values.set(name, [...(values.get(name) ?? []), text]);
  }
  const first = (name: string) => values.get(name)?.[0];
  const people = values.get('person') ?? (match(body, /\\bibinfo\s{0,4}\{author\}/) ? values.get('author') : undefined);
  const author = people && natural(people);
  const [title, year] = [first('title'), first('year')];
  if (!author || title === undefined || !/^(?:1[5-9]|20)\d\d$/.test(year?.replace(/[a-z]$/, '') ?? '')) return null;
  const named = ['journal', 'booktitle', 'volume', 'number', 'pages', 'publisher'].flatMap((name) => {
    const value = first(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { author, title, year: (year ?? '').slice(0, 4), ...Object.fromEntries(named) };
}

function match(text: string, pattern: RegExp): boolean {
  return pattern.test(text);
}

/** BibTeX's own styles: the authors, the title and the rest are separated by \newblock. */
function blocks(label: string, body: string): Record<string, string> | null {
  const [names = '', title = '', ...rest] = body.split(/\\newblock(?![A-Za-z])/).map(readable);
  if (title === '') return null;
  const dated = /^(.{2,3000}?),? \(((?:1[5-9]|20)\d\d)[a-z]?\)\.?$/.exec(names);
  const author = authors((dated?.[1] ?? names).trim());
  const printed = rest.join(' ').replaceAll(/\s+/g, ' ').trim();
  // 'Smith et~al.(2019)Smith, Lee, and Kim' in natbib's labels.
  const labelled = /\(((?:1[5-9]|20)\d\d)[a-z]?\)/.exec(label)?.[1];
  const year = dated?.[2] ?? labelled ?? yearIn(`, ${printed}`);
  const plain = title.replace(/(?<![.,\s])[.,]$/, '');
  if (author === null || year === null || plain.length < 4) return null;
  return { author, title: plain, year, ...placeIn(printed.replace(/(?<!\.)\.$/, '')) };
}

/** The block of the authors, if it consists of names of one form and nothing else. */
function authors(block: string): string | null {
  const text = block.replace(/(?<!\p{Lu})\.$/u, '');
  if (isOrganization(text)) return `{${text}}`;
  const others = /,? (?:et al\.?|and others)$/.exec(text);
  const list = (others === null ? text : text.slice(0, others.index)).split(
    /,? (?:and|&) |, (?=\p{Lu}[\p{L}.'’-]* \S)/u,
  );
  const whole = natural(list);
  if (whole !== null) return others === null ? whole : `${whole} and others`;
  const printed = readPrintedNames(`${block} `);
  return printed !== null && printed.end >= block.replace(/\.$/, '').length ? printed.author : null;
}

/** 'Ngozi A. Okafor', 'N. van Dyk': null if one of them is anything else. */
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

function firstWords(entry: string): string {
  return entry.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
}

/** Spaces instead of the taken parts, so that all other text keeps its line. */
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
