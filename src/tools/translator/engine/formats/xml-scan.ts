import { inputErrorOf } from '#contract/input-error-of.ts';

/**
 * An element in its document: `xml.slice(start, end)` is the whole element, and `innerStart` to `innerEnd` its content.
 */
export interface Element {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly innerStart: number;
  readonly innerEnd: number;
}

export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly start: number;
  readonly end: number;
}

/**
 * The tags between two positions of an XML document, in order and without building a tree. Throws InputError if the
 * document declares a type or ends within a tag: no word processor writes either.
 */
export function* tagsOf(xml: string, from = 0, to = xml.length): Generator<Tag> {
  let at = from;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0 || start >= to) return;
    if (xml.startsWith('<!--', start)) at = behind(xml, '-->', start + 4);
    else if (xml.startsWith('<![CDATA[', start)) at = behind(xml, ']]>', start + 9);
    else if (xml.startsWith('<?', start)) at = behind(xml, '?>', start + 2);
    else if (xml.startsWith('<!', start)) throw inputErrorOf('document_damaged');
    else {
      const end = tagEnd(xml, start);
      const closes = xml[start + 1] === '/';
      const name = /^[^\s/>]+/.exec(xml.slice(start + (closes ? 2 : 1), Math.min(end, start + 200)))?.[0] ?? '';
      yield { name, kind: closes ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open', start, end };
      at = end;
    }
  }
}

/** The direct child elements between two positions. */
export function* childrenOf(xml: string, from: number, to: number): Generator<Element> {
  let depth = 0;
  let first: Tag | null = null;
  for (const tag of tagsOf(xml, from, to)) {
    if (tag.kind === 'empty') {
      if (depth === 0) yield { ...tag, innerStart: tag.end, innerEnd: tag.end };
      continue;
    }
    if (tag.kind === 'open') {
      if (depth === 0) first = tag;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth < 0 || first === null) throw inputErrorOf('document_damaged');
    if (depth === 0) {
      if (tag.name !== first.name) throw inputErrorOf('document_damaged');
      yield { name: first.name, start: first.start, end: tag.end, innerStart: first.end, innerEnd: tag.start };
    }
  }
  if (depth !== 0) throw inputErrorOf('document_damaged');
}

export function decodeXml(content: string): string {
  return withoutMarkup(content).replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g,
    (whole, decimal, hexadecimal, name) => {
      if (name) return named[name as keyof typeof named];
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Converts CDATA sections to plain characters and removes comments. A section that isn't closed stays, as does
 * everything after it.
 */
function withoutMarkup(content: string): string {
  const parts: string[] = [];
  const starts = /<!(?:--|\[CDATA\[)/g;
  let at = 0;
  for (let found = starts.exec(content); found !== null; found = starts.exec(content)) {
    const data = found[0] !== '<!--';
    const end = content.indexOf(data ? ']]>' : '-->', starts.lastIndex);
    if (end < 0) break;
    parts.push(content.slice(at, found.index), data ? encodeXml(content.slice(starts.lastIndex, end)) : '');
    at = end + 3;
    starts.lastIndex = at;
  }
  return parts.join('') + content.slice(at);
}

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function encodeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Quoted values may contain `>`. */
function tagEnd(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < Math.min(xml.length, start + 100_000); at += 1) {
    const character = xml[at] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  throw inputErrorOf('document_damaged');
}

function behind(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  if (at < 0) throw inputErrorOf('document_damaged');
  return at + end.length;
}
