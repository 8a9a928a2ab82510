import { lineAt, type RawRecord, type Unreadable } from './read-bibtex.ts';

/**
 * Reads RIS (tags of two characters; 'TY' starts and 'ER' ends a record). An unclosed record ends at the next 'TY';
 * lines without a tag continue the previous one. A record with neither title nor DOI is listed as unreadable.
 */
export function readRis(source: string): {
  records: RawRecord[];
  unreadable: Unreadable[];
  skipped: { start: number; end: number }[];
} {
  const records: RawRecord[] = [];
  const unreadable: Unreadable[] = [];
  const skipped: { start: number; end: number }[] = [];
  let open: { type: string; start: number; line: string; values: Map<string, string[]>; last: string } | null = null;
  const close = (end: number) => {
    if (open === null) return;
    const { type, start, line, values } = open;
    const kind = kindOf(type, values);
    const fields = toFields(kind, type, values);
    if (fields.title !== undefined || fields.doi !== undefined) {
      records.push({ type: kind, key: '', fields, start, end });
    } else {
      unreadable.push({ line: lineAt(source, start), text: line.trim() });
      skipped.push({ start, end });
    }
    open = null;
  };
  for (const match of source.matchAll(/[^\r\n]+/g)) {
    const line = match[0];
    const tag = /^[\s\uFEFF]{0,3}([A-Z][A-Z0-9])\s{1,3}-(?:\s(.*))?$/.exec(line.slice(0, 4000));
    if (tag?.[1] === 'TY') {
      close(match.index);
      open = { type: (tag[2] ?? '').trim(), start: match.index, line, values: new Map(), last: '' };
    } else if (tag?.[1] === 'ER') {
      close(match.index + line.length);
    } else if (open !== null) {
      const name = tag?.[1] ?? open.last;
      const value = (tag === null ? line : (tag[2] ?? '')).trim();
      const known = open.values.get(name) ?? [];
      if (tag !== null || known.length === 0) known.push(value);
      else known[known.length - 1] = `${known.at(-1)} ${value}`;
      open.values.set(name, known);
      open.last = name;
    }
  }
  close(source.length);
  return { records, unreadable, skipped };
}

const types = new Map(
  Object.entries({
    article: 'JOUR JFULL EJOUR MGZN NEWS INPR ABST',
    book: 'BOOK EBOOK EDBOOK CLSWK',
    incollection: 'CHAP ECHAP ENCYC DICT',
    inproceedings: 'CONF CPAPER',
    phdthesis: 'THES',
    techreport: 'RPRT GOVDOC STAND',
    unpublished: 'UNPB UNPD MANSCPT',
  }).flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);

type Values = ReadonlyMap<string, readonly string[]>;

function kindOf(type: string, values: Values): string {
  const kind = types.get(type) ?? 'misc';
  return kind === 'phdthesis' && masters.test(values.get('M3')?.join(' ') ?? '') ? 'mastersthesis' : kind;
}

const masters = /\b(?:masters?|m\.?a\.?|m\.?sc\.?|m\.?phil\.?)(?![a-z])/i;

/** Cases, statutes, bills and hearings: secondary authors are not editors, and a docket has a separate number. */
const legal = new Set(['CASE', 'UNBILL', 'BILL', 'STAT', 'HEAR', 'LEGAL']);
/** For these types, secondary authors are advisers, directors or applicants. */
const withoutEditors = new Set([...legal, 'THES', 'PAT', 'MPCT', 'VIDEO', 'SOUND', 'MUSIC', 'PCOMM', 'ICOMM']);

function toFields(type: string, risType: string, values: Values): Record<string, string> {
  const first = (...tags: string[]) => tags.map((tag) => values.get(tag)?.find((value) => value !== '')).find(Boolean);
  const names = (...tags: string[]) => {
    const all = tags
      .flatMap((tag) => values.get(tag) ?? [])
      .flatMap((name) => name.split(/(?:(?<!\s)\s+)?;\s*/))
      .filter((name) => name !== '');
    return all.length > 0 ? all.map(bibtexName).join(' and ') : undefined;
  };
  const container = first('JF', 'T2', 'JO', 'JA', 'J2');
  const isPart = type === 'incollection' || type === 'inproceedings';
  const isBook = isPart || type === 'book';
  const date = first('PY', 'Y1', 'DA') ?? '';
  const month = Number(/^\d{4}[/-](\d{1,2})\b/.exec(first('DA', 'PY', 'Y1') ?? '')?.[1]);
  const publisher = first('PB');
  const serial = first('SN')?.split(/(?<![;\s])[;\s]+(?=\d)/)[0];
  const isThesis = type === 'phdthesis' || type === 'mastersthesis';
  const authors = names('AU', 'A1');
  // The authors of an edited book are its editors.
  const edited = risType === 'EDBOOK' && values.get('A2') === undefined && values.get('ED') === undefined;
  const typedTitle = first('TI', 'T1', 'CT', ...(type === 'book' ? ['BT', 'T2'] : ['BT']));
  const title = typedTitle?.endsWith(':') ? typedTitle.slice(0, -1).trimEnd() : typedTitle;
  // Some programs write the title without its subtitle first.
  const whole = [first('ST', 'BT')].find(
    (other) => other !== undefined && title !== undefined && other.startsWith(`${title}:`) && type !== 'incollection',
  );
  const second = type === 'book' ? values.get('T2')?.find((value) => value !== '' && value !== typedTitle) : undefined;
  const continues = second !== undefined && (typedTitle !== title || /^\p{Ll}/u.test(second));
  const subtitle = continues ? second : undefined;
  const series = continues ? undefined : second;
  const citedAs = () => {
    const docket = first('M1', 'IS', 'AN', 'SE');
    const reporter = [first('VL'), container, first('SP')].filter((part) => part !== undefined).join(' ');
    const parts = [/^\d/.test(docket ?? '') ? `No. ${docket}` : docket, reporter, publisher];
    return parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;
  };
  const number = () => {
    if (legal.has(risType) || risType === 'PAT') return undefined;
    return type === 'techreport' ? first('IS', 'M1', 'SN') : first('IS');
  };
  const patentNumber = first('VL', 'IS', 'M1');
  const patent = patentNumber === undefined ? undefined : `Patent ${patentNumber}`;
  const fields: Record<string, string | undefined> = {
    author: edited ? undefined : authors,
    editor: edited ? authors : names(...(withoutEditors.has(risType) ? ['ED'] : ['A2', 'ED'])),
    title: whole ?? title,
    subtitle,
    journal: type === 'article' || (type === 'misc' && !legal.has(risType)) ? container : undefined,
    howpublished: legal.has(risType) ? citedAs() : risType === 'PAT' ? patent : undefined,
    booktitle: isPart ? (first('BT', 'T2', 'C3', 'JF', 'JO') ?? container) : undefined,
    series: isBook ? (first('T3') ?? series) : undefined,
    year: /\d{4}/.exec(date)?.[0],
    month: month >= 1 && month <= 12 ? monthNames[month - 1] : undefined,
    volume: type === 'misc' && (legal.has(risType) || risType === 'PAT') ? undefined : first('VL'),
    number: number(),
    pages: legal.has(risType) ? undefined : pageRange(first('SP'), first('EP')),
    edition: first('ET'),
    publisher: isThesis || type === 'techreport' || legal.has(risType) ? undefined : publisher,
    school: isThesis ? publisher : undefined,
    institution: type === 'techreport' ? publisher : undefined,
    address: first('CY', 'PP'),
    isbn: isBook ? serial : undefined,
    issn: isBook || type === 'techreport' ? undefined : serial,
    doi: ['DO', 'M3', 'L3', 'UR']
      .flatMap((tag) => values.get(tag) ?? [])
      .map((value) => /10\.\d{4,9}\/\S+/.exec(value)?.[0])
      .find(Boolean),
    url: first('UR', 'L2')?.split(/\s|;(?=\s*http)/)[0],
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function pageRange(from: string | undefined, to: string | undefined): string | undefined {
  return from !== undefined && to !== undefined && to !== from && !/[-–]/.test(from) ? `${from}-${to}` : from;
}

/** RIS uses "Family, Given, Suffix"; a name without a comma is an organization, or in natural order. */
function bibtexName(name: string): string {
  const [family = '', given = '', suffix] = name.split(',').map((part) => part.trim());
  if (suffix !== undefined && /^(?:jr|sr|[ivx]+)\.?$/i.test(suffix)) return `${family}, ${suffix}, ${given}`;
  if (name.includes(',') && !organisation.test(name)) return given === '' ? family : `${family}, ${given}`;
  const plain = name.replaceAll(/[{}]/g, '').replace(/,\s*$/, '');
  if (organisation.test(plain) || plain.split(/\s+/).length > 4) return `{${plain}}`;
  // "Okafor NB" as in medical databases.
  const initials = /^(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}) (\p{Lu}{1,3})$/u.exec(plain);
  return initials === null ? plain : `${initials[1]}, ${initials[2]}`;
}

const organisation =
  /\b(?:organi[sz]ation|university|group|committee|consortium|association|society|institute|ministry|department|agency|council|foundation|network|collaboration|cent(?:er|re)|commission|office|bureau|inc|ltd|company|corporation|nations|investigators|academy|federation|trust|bank|authority|hospital|college|school|laborator(?:y|ies)|service|task force)\b/i;
