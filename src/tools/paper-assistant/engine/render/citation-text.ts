import { splitNames } from '../bibliography/names.ts';
import type { Reference } from '../manuscript.ts';
import { type AuthorYearStyle, type CitedWork, citedWorks } from './author-year.ts';
import { describeReference } from './describe-reference.ts';

/** The works of a draft as its template cites and lists them; every output uses the same words. */
export interface CitationStyle {
  cite(citation: Citation): WrittenCitation;
  /** The works in the order of the list. Call it after the last citation, because numbers follow the text. */
  list(): readonly ListedReference[];
}

export interface Citation {
  readonly keys: readonly string[];
  /** What the author typed; absent if the product added the citation. */
  readonly typed?: string | undefined;
  /** The command that was typed prints the authors' names too. */
  readonly named?: boolean | undefined;
  /** The printed text before it in the same sentence. */
  readonly textBefore: string;
}

export interface WrittenCitation {
  /**
   * The printed text, including a space before it. `place`: the position in the list of the work that this part names.
   */
  readonly parts: readonly { readonly text: string; readonly place?: number }[];
  /** natbib's command, and the text printed before it. */
  readonly latex: { readonly before: string; readonly command: NatbibCommand };
}

export type NatbibCommand = 'cite' | 'citep' | 'citet' | 'citealp' | 'citeyear' | 'citeyearpar';

export interface ListedReference {
  /** Its position in the list, from 1. */
  readonly place: number;
  readonly reference: Reference;
  /** '[1]'; null in a list without numbers. */
  readonly number: string | null;
  readonly text: string;
  /** How citations name it, in a list without numbers. */
  readonly work: CitedWork | null;
}

/** Null as the style: by numbers, in the order of first citation. */
export function citationStyle(references: readonly Reference[], style: AuthorYearStyle | null): CitationStyle {
  const records = new Map(references.map((reference) => [reference.key, reference]));
  return style === null ? byNumber(records) : byAuthorAndYear(records, style);
}

function byNumber(records: ReadonlyMap<string, Reference>): CitationStyle {
  const cited = new Map<string, number>();
  return {
    cite({ keys, typed, named }) {
      for (const key of keys) if (!cited.has(key)) cited.set(key, cited.size + 1);
      const before = isAdded(typed) ? '\u00a0' : named ? `${namesInText(keys, records)}\u00a0` : '';
      const sorted = [...keys].sort((a, b) => (cited.get(a) as number) - (cited.get(b) as number));
      const numbers = sorted.map((key) => ({ text: `${cited.get(key)}`, place: cited.get(key) as number }));
      return {
        parts: [{ text: `${before}[` }, ...joined(numbers, ', '), { text: ']' }],
        latex: { before, command: 'cite' },
      };
    },
    list: () =>
      [...new Set([...cited.keys(), ...records.keys()])].map((key, index) => {
        const reference = records.get(key) as Reference;
        const place = index + 1;
        return { reference, place, number: `[${place}]`, text: describeReference(reference), work: null };
      }),
  };
}

function byAuthorAndYear(records: ReadonlyMap<string, Reference>, style: AuthorYearStyle): CitationStyle {
  const works = citedWorks([...records.values()], style);
  const places = new Map([...works.keys()].map(({ key }, index) => [key, index + 1]));
  const workOf = (key: string) => works.get(records.get(key) as Reference) as CitedWork;
  return {
    cite(citation) {
      const before = isAdded(citation.typed) ? ' ' : '';
      const form = formOf(citation, workOf);
      const typed = citation.keys.map((key) => ({ place: places.get(key) as number, ...workOf(key) }));
      const cited = style.sorted ? typed.sort((a, b) => a.place - b.place) : typed;
      const parts = writers[form](cited, style);
      return {
        parts: before === '' ? parts : [{ text: before }, ...parts],
        latex: { before, command: commands[form] },
      };
    },
    list: () =>
      [...works].map(([reference, work], index) => ({
        reference,
        place: index + 1,
        number: null,
        text: describeReference(reference, work),
        work,
      })),
  };
}

/**
 * 'brackets': (Smith & Lee, 2019). 'inside': the same without brackets, inside brackets typed by the author. 'text':
 * Smith and Lee (2019). 'year' and 'bare year': after names that the author typed.
 */
type Form = 'brackets' | 'inside' | 'text' | 'year' | 'bare year';
type Part = WrittenCitation['parts'][number];
type Cited = CitedWork & { readonly place: number };

const commands: Readonly<Record<Form, NatbibCommand>> = {
  brackets: 'citep',
  inside: 'citealp',
  text: 'citet',
  year: 'citeyearpar',
  'bare year': 'citeyear',
};

const writers: Readonly<Record<Form, (cited: readonly Cited[], style: AuthorYearStyle) => Part[]>> = {
  brackets: (cited, style) => [{ text: '(' }, ...namesAndYears(cited, style), { text: ')' }],
  inside: namesAndYears,
  text: (cited) =>
    joined(
      cited.map(({ inText, year, place }) => ({ text: `${inText} (${year})`, place })),
      '; ',
    ),
  year: (cited) => [{ text: '(' }, ...years(cited), { text: ')' }],
  'bare year': years,
};

/** 'Smith & Lee, 2019, 2020; Okafor, 2021': adjacent works by the same authors share the names. */
function namesAndYears(cited: readonly Cited[], { beforeYear }: AuthorYearStyle): Part[] {
  return cited.flatMap(({ inBrackets, year, place }, index): Part[] => {
    const previous = cited[index - 1];
    if (previous?.inBrackets === inBrackets) return [{ text: ', ' }, { text: year, place }];
    return [...(previous === undefined ? [] : [{ text: '; ' }]), { text: `${inBrackets}${beforeYear}${year}`, place }];
  });
}

function years(cited: readonly Cited[]): Part[] {
  return joined(
    cited.map(({ year, place }) => ({ text: year, place })),
    ', ',
  );
}

function joined(parts: readonly Part[], between: string): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [{ text: between }, part]));
}

function formOf({ keys, typed, named, textBefore }: Citation, workOf: (key: string) => CitedWork): Form {
  if (named) return 'text';
  const inside = opened(textBefore);
  if (typed !== undefined && /^\(?\d{4}[a-z]?(?:, (?:\d{4}[a-z]?|[a-z]))*\)?$/.test(typed))
    return inside && !typed.startsWith('(') ? 'bare year' : 'year';
  if (typed?.startsWith('[-@')) return 'year';
  const [key] = keys;
  const followsNames =
    keys.length === 1 && !inside && [workOf(key as string)].some((work) => endsWithNames(textBefore, work));
  if (followsNames) return 'year';
  return inside ? 'inside' : 'brackets';
}

/** Whether a bracket is still open at the end of the text. */
function opened(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

/** 'as Smith and Lee [3] found': the names are already in the text. */
function endsWithNames(text: string, { inBrackets, pair }: CitedWork): boolean {
  const end = text
    .trimEnd()
    .replace(/[’']s$/, '')
    .toLowerCase();
  return [inBrackets, ...(pair === null ? [] : [pair.join(' and '), pair.join(' & ')])].some((names) =>
    end.endsWith(names.toLowerCase()),
  );
}

/** Added by the product, or typed as a superscript number: separated from the word before it. */
function isAdded(typed: string | undefined): boolean {
  return typed === undefined || isRaised(typed);
}

export function isRaised(typed: string): boolean {
  return /^[⁰¹²³⁴-⁹]/u.test(typed);
}

/** 'Smith et al.', 'Smith and Lee', for a command that includes the names. */
function namesInText(keys: readonly string[], records: ReadonlyMap<string, Reference>): string {
  const written = keys.map((key) => {
    const fields = records.get(key)?.fields;
    const { names, others } = splitNames(fields?.author ?? fields?.editor ?? '');
    const [first, second] = names;
    if (first === undefined) return key;
    if (second === undefined) return others ? `${first.family} et al.` : first.family;
    return names.length === 2 && !others ? `${first.family} and ${second.family}` : `${first.family} et al.`;
  });
  return written.join('; ');
}
