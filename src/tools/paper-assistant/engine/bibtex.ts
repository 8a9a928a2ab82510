/** A record as read, before its fields are cleaned; [start, end) is the stretch of the source that it took. */
export interface RawRecord {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads BibTeX as it is found in the wild: @string names, values in braces or quotes, joined by #, missing commas and
 * missing closing braces. An entry ends at the latest where a line opens the next one, so that one broken entry costs
 * no other. Entries without any field are left out and counted.
 */
export function readBibtex(source: string): { records: RawRecord[]; unreadable: number } {
  const starts = [...source.matchAll(/(?:^|(?<=[\n\r}]))[ \t]*@[ \t]*([A-Za-z]+)[ \t\r\n]{0,9}[{(]/g)];
  const names = new Map<string, string>();
  const records: RawRecord[] = [];
  let unreadable = 0;
  for (const [index, match] of starts.entries()) {
    const type = (match[1] as string).toLowerCase();
    if (type === 'comment' || type === 'preamble') continue;
    const limit = starts[index + 1]?.index ?? source.length;
    const body = match.index + match[0].length;
    if (type === 'string') {
      const { fields } = readFields(source, body, limit, names);
      for (const [name, value] of Object.entries(fields)) names.set(name, value);
      continue;
    }
    const key = /^\s*([^\s,={}"]{0,200})\s*(?:,|(?=[\r\n])|(?=[})]))/.exec(
      source.slice(body, Math.min(limit, body + 300)),
    );
    const { fields, end } = readFields(source, body + (key?.[0].length ?? 0), limit, names);
    if (Object.keys(fields).length === 0) unreadable += 1;
    else records.push({ type, key: key?.[1] ?? '', fields, start: match.index, end });
  }
  return { records, unreadable };
}

function readFields(
  source: string,
  from: number,
  limit: number,
  names: ReadonlyMap<string, string>,
): { fields: Record<string, string>; end: number } {
  const fields: Record<string, string> = Object.create(null);
  const state = { broken: false };
  let at = from;
  while (at < limit) {
    at = skip(source, at, limit);
    if (at >= limit || source[at] === '}' || source[at] === ')') return { fields, end: Math.min(at + 1, limit) };
    const name = /^[A-Za-z][\w:.+-]{0,60}/.exec(source.slice(at, at + 64))?.[0];
    const equals = name === undefined ? -1 : skipSpace(source, at + name.length, limit);
    if (name === undefined || source[equals] !== '=') {
      at += name?.length ?? 1;
      continue;
    }
    const value = readValue(source, equals + 1, limit, names, state);
    const known = name.toLowerCase();
    if (fields[known] === undefined && value.text.trim() !== '') fields[known] = value.text;
    at = value.end;
  }
  return { fields, end: limit };
}

function readValue(
  source: string,
  from: number,
  limit: number,
  names: ReadonlyMap<string, string>,
  state: { broken: boolean },
): { text: string; end: number } {
  let text = '';
  let at = from;
  for (;;) {
    at = skipSpace(source, at, limit);
    const char = source[at];
    if (at < limit && (char === '{' || char === '"')) {
      const end = closing(source, at, limit, state);
      text += source.slice(at + 1, end);
      at = Math.min(end + 1, limit);
    } else {
      const word = /^[^\s,#{}"()=]{1,300}/.exec(source.slice(at, Math.min(limit, at + 300)))?.[0] ?? '';
      text += names.get(word.toLowerCase()) ?? word;
      at += word.length;
    }
    at = skipSpace(source, at, limit);
    if (at >= limit || source[at] !== '#') return { text, end: at };
    at += 1;
  }
}

/**
 * Index of the brace or quote that closes the one at `open`; where none does, the end of its line. After one that did
 * not close, the others of the entry are looked for within their lines only, which keeps the reading linear.
 */
function closing(source: string, open: number, limit: number, state: { broken: boolean }): number {
  const newline = source.indexOf('\n', open);
  const lineEnd = newline === -1 || newline > limit ? limit : newline;
  const reach = state.broken ? lineEnd : limit;
  const quoted = source[open] === '"';
  let depth = 0;
  for (let at = open + 1; at < reach; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (quoted && char === '"' && depth <= 0) return at;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      if (depth === 0 && !quoted) return at;
      depth -= 1;
    }
  }
  state.broken = true;
  return lineEnd;
}

function skip(source: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && /[\s,;]/.test(source[at] as string)) at += 1;
  return at;
}

function skipSpace(source: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && /\s/.test(source[at] as string)) at += 1;
  return at;
}
