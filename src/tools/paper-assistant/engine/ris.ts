import type { RawRecord } from './bibtex.ts';

/**
 * Reads RIS (tags of two characters, 'TY' opens and 'ER' closes a record). A record that is not closed ends at the next
 * 'TY'; lines without a tag continue the one before.
 */
export function readRis(source: string): { records: RawRecord[]; unreadable: number } {
  const records: RawRecord[] = [];
  let unreadable = 0;
  let open: { type: string; start: number; values: Map<string, string[]>; last: string } | null = null;
  const close = (end: number) => {
    if (open === null) return;
    const fields = toFields(open.values);
    if (fields.title === undefined && fields.doi === undefined) unreadable += 1;
    else records.push({ type: types.get(open.type) ?? 'misc', key: '', fields, start: open.start, end });
    open = null;
  };
  for (const match of source.matchAll(/[^\r\n]+/g)) {
    const line = match[0];
    const tag = /^\s{0,3}([A-Z][A-Z0-9])\s{1,3}-\s?(.*)$/.exec(line.slice(0, 4000));
    if (tag?.[1] === 'TY') {
      close(match.index);
      open = { type: (tag[2] as string).trim(), start: match.index, values: new Map(), last: '' };
    } else if (tag?.[1] === 'ER') {
      close(match.index + line.length);
    } else if (open !== null) {
      const name = tag?.[1] ?? open.last;
      const value = (tag?.[2] ?? line).trim();
      const known = open.values.get(name) ?? [];
      if (tag !== null || known.length === 0) known.push(value);
      else known[known.length - 1] = `${known.at(-1)} ${value}`;
      open.values.set(name, known);
      open.last = name;
    }
  }
  close(source.length);
  return { records, unreadable };
}

const types = new Map([
  ['JOUR', 'article'],
  ['JFULL', 'article'],
  ['EJOUR', 'article'],
  ['MGZN', 'article'],
  ['BOOK', 'book'],
  ['EBOOK', 'book'],
  ['CHAP', 'incollection'],
  ['CONF', 'inproceedings'],
  ['CPAPER', 'inproceedings'],
  ['THES', 'phdthesis'],
  ['RPRT', 'techreport'],
]);

function toFields(values: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  const first = (...tags: string[]) => tags.map((tag) => values.get(tag)?.find((value) => value !== '')).find(Boolean);
  const authors = [...(values.get('AU') ?? []), ...(values.get('A1') ?? [])].filter((name) => name !== '');
  const [from, to] = [first('SP'), first('EP')];
  const fields: Record<string, string | undefined> = {
    author: authors.length > 0 ? authors.join(' and ') : undefined,
    title: first('TI', 'T1', 'CT', 'BT'),
    journal: first('JO', 'JF', 'T2', 'JA', 'J2'),
    year: /\d{4}/.exec(first('PY', 'Y1', 'DA') ?? '')?.[0],
    volume: first('VL'),
    number: first('IS'),
    pages: from !== undefined && to !== undefined && !from.includes('-') ? `${from}-${to}` : from,
    publisher: first('PB'),
    doi: first('DO', 'M3')?.match(/10\.\d{4,9}\/\S+/)?.[0],
    url: first('UR', 'L2'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}
