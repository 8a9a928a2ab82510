import { raisedList } from '../raised-numbers.ts';
import type { CitedNames, SeedIndex } from './seed-index.ts';

/** A citation in the author's text: if it matches, it becomes a citation; otherwise it stays as typed. */
export interface CitationSpan {
  readonly start: number;
  readonly end: number;
  /** Keys of the seed papers; empty if nothing matched. */
  readonly keys: readonly string[];
  /** Printed before the citation if the command includes the authors' names. */
  readonly named?: true;
}

/** A citation style. `find` returns every occurrence, matched or not, in text order. */
export interface CitationForm {
  readonly name: string;
  find(text: string, seeds: SeedIndex): CitationSpan[];
}

/** Earlier forms win if two overlap. */
export const citationForms: readonly CitationForm[] = [
  { name: 'LaTeX command', find: latexCommands },
  { name: 'Pandoc key', find: pandocKeys },
  { name: 'number', find: numbers },
  { name: 'raised number', find: raisedNumbers },
  { name: 'names and year in brackets', find: bracketed },
  { name: 'names before a year', find: running },
  { name: 'DOI', find: identifiers },
  { name: 'names and a bare year', find: bare },
];

/** \cite{a,b}, \citep[see][p. 3]{a}, \textcite{a} */
function latexCommands(text: string, seeds: SeedIndex): CitationSpan[] {
  return [...text.matchAll(latexCommand)].map((match) => {
    const [whole, command = '', list = ''] = match;
    return {
      ...span(match.index, whole, list.split(','), (key) => seeds.byKey(key.trim())?.key ?? null),
      ...(/^(?:citet|textcite|citealt|Citet|Textcite)\*?$/.test(command) ? { named: true as const } : {}),
    };
  });
}

const latexCommand =
  /\\((?:[Cc]ite(?:p|t|alp|alt)?|[Pp]arencite|[Tt]extcite|[Aa]utocite|footcite|supercite)\*?)(?:\[[^\][]{0,80}\]){0,2}\{([^{}]{1,400})\}/g;

/** [@a], [@a; @b], [see @a, p. 4] */
function pandocKeys(text: string, seeds: SeedIndex): CitationSpan[] {
  return [...text.matchAll(/\[((?:[^\][@]{0,40}-?@[^\][@;]{1,200};?){1,20})\]/g)].flatMap((match) => {
    const [whole, body = ''] = match;
    const keys = [...body.matchAll(/(?<![\p{L}\p{N}])-?@\{?([^\s,;{}\][]+)\}?/gu)].map(([, key = '']) => key);
    // An email address is not a citation.
    return keys.length === 0 ? [] : [span(match.index, whole, keys, (key) => pandocKey(key, seeds))];
  });
}

/** The punctuation after a key may belong to it or to the sentence. */
function pandocKey(key: string, seeds: SeedIndex): string | null {
  return (seeds.byKey(key) ?? seeds.byKey(key.replace(/(?<![.:])[.:]+$/, '')))?.key ?? null;
}

/** [3], [1, 4], [2-5] */
function numbers(text: string, seeds: SeedIndex): CitationSpan[] {
  // "[1] Okafor N. … [2] Ito A. …" is a list of references without a heading.
  const listed = /^\s*\[\d{1,3}\]\s+\p{Lu}/u.test(text);
  return [...text.matchAll(/\[(\d{1,3}(?:\s?[-–,;]\s?\d{1,3}){0,20})\]/g)].flatMap((match) => {
    const [whole, body = ''] = match;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const after = text.slice(match.index + whole.length, match.index + whole.length + 12);
    if (notCounted.test(before) || unit.test(after) || (/\D/.test(body) && measured.test(before))) return [];
    const cited = expanded(body);
    if (cited === null || (listed && opensEntry.test(after))) return [];
    return [span(match.index, whole, cited, (number) => seeds.byNumber(Number(number))?.key ?? null)];
  });
}

const opensEntry = /^\s+\p{Lu}/u;

/**
 * An interval, an index or a set is not a citation: "in the range [1, 5]", "x[3]", "∈ [1, 9]", "3 [2-5]"; but "since
 * 2015 [3]" is one.
 */
const notCounted =
  /\b(?:range|interval|between|scale|CI|IQR|median|domain|within|set|scores?|values?)\s*(?:(?:of|from|is|was|=|:)\s*)?$|[=∈≤≥<>+*/^_(-]\s*$|(?:^|[^\p{L}])\p{L}{1,2}$|\d$/u;
const measured = /(?:^|[^\d])(?!(?:1[5-9]|20)\d\d\s)\d+(?:\.\d+)?\s+$/;
const unit = /^\s*(?:%|°|mm|cm|km|ms|kg|mg|years?\b|Hz)/;

/** growth.¹ reviews,²,³ of Gal⁴⁻⁶; not 'km²', '10 miles²', 'R²', 'Ca²⁺', 'sin²' or '(x − 1)²' */
function raisedNumbers(text: string, seeds: SeedIndex): CitationSpan[] {
  return [...text.matchAll(raised)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    if (/^[²³]$/.test(match[0]) && power.test(before)) return [];
    const cited = expanded(match[0].normalize('NFKC').replaceAll('−', '-'));
    return cited === null
      ? []
      : [span(match.index, match[0], cited, (number) => seeds.byNumber(Number(number))?.key ?? null)];
  });
}

const raised = new RegExp(String.raw`(?<=\p{L}{3}|[.,;:!?”’"')\]])${raisedList}(?![⁺⁻⁰-⁹¹²³⁽])`, 'gu');

/** After a number, a unit, a function or a bracket, it is a power. */
const power =
  /\d\)?$|\d \p{L}{1,10}$|\b(?:inch|foot|feet|miles?|met(?:er|re)s?|pixels?|ppm|mol|sin|cos|tan|log|exp|chi)$|[-+−*/=^][^()]{0,20}\)$/iu;

function expanded(body: string): string[] | null {
  const list: string[] = [];
  for (const part of body.split(/[,;]/)) {
    const [from = 0, to = from] = part.split(/[-–]/).map(Number);
    if (from < 1 || to < from || to - from > 30) return null;
    for (let number = from; number <= to; number += 1) list.push(String(number));
  }
  return list;
}

/** Abbreviations for additional authors. */
const others = String.raw`et\.? al\.?|& al\.?|(?:and|&) (?:colleagues|others|co-?workers)`;
// Some family names are two words: Mac Aodha, García Márquez.
const name = String.raw`(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter|ibn|bin|zu|zur|vom|af|Van|Von|De|Di|La|Le|[’']t) ){0,3}(?:d[’']|al-|el-)?\p{Lu}[\p{L}’'‐-]{1,60}(?: \p{Lu}[\p{L}’'‐-]{1,60})?`;
const names = `${name}(?:(?:,| and| &|, and|, &) ${name}){0,5}(?:,? (?:${others}))?`;
const organisation = String.raw`(?:the )?\p{Lu}[\p{L}’'-]{0,60}(?: (?:(?:of|for|on|and|the|in) ){0,2}\p{Lu}[\p{L}’'-]*){1,7}`;
const year = String.raw`(?:1[5-9]|20)\d\d[a-z]?`;

/** (Smith and Lee 2019), (see Smith et al., 2019; Okafor 2020a, 2021) */
function bracketed(text: string, seeds: SeedIndex): CitationSpan[] {
  const spans: CitationSpan[] = [];
  for (const match of text.matchAll(/[([]([^()[\]]{6,400})[)\]]/g)) {
    const whole = match[0];
    const parts = partsOf(match[1] as string, match.index + 1);
    const found = parts.map((part) => ({ ...part, cited: readPart(part.text) }));
    if (!found.some(({ cited }) => cited !== null)) continue;
    const matched = found.map((part) => ({ ...part, keys: part.cited === null ? null : keysOf(part.cited, seeds) }));
    if (matched.every(({ cited, keys }) => cited?.whole && keys !== null)) {
      spans.push({
        start: match.index,
        end: match.index + whole.length,
        keys: matched.flatMap(({ keys }) => keys ?? []),
      });
      continue;
    }
    for (const { start, cited, keys } of matched) {
      if (cited === null || (keys === null && cited.loose)) continue;
      spans.push({ start: start + cited.start, end: start + cited.end, keys: keys ?? [] });
    }
  }
  return spans;
}

function partsOf(body: string, from: number): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let start = from;
  for (const { index, 0: mark } of body.matchAll(divider)) {
    parts.push({ text: body.slice(start - from, index), start });
    start = from + index + mark.length;
  }
  parts.push({ text: body.slice(start - from), start });
  return parts;
}

/** Separators between works: a semicolon; or after a year, a comma or an "and" before the next name. */
const divider =
  /;|(?<=\b(?:1[5-9]|20)\d\d[a-z]?)(?: ?,(?: and| &)?| and| &)(?= (?:(?:see|but|also|e\.g\.|then|otherwise),? ){0,3}(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter) ){0,3}\p{Lu}\p{L}*[\p{Ll}’'])/gu;

interface ReadPart {
  readonly start: number;
  readonly end: number;
  /** The part contains only the citation. */
  readonly whole: boolean;
  /** Other words come before it, so it may not be a citation: it is accepted only if it matches a seed paper. */
  readonly loose?: true;
  readonly cited: readonly CitedNames[];
}

const part = new RegExp(
  String.raw`^\s*(?:(?:see|see also|e\.g\.|i\.e\.|cf\.|for example|reviewed in|following),? )?(${names}|${organisation}),? (${year}(?:, ${year}|, [a-z]\b){0,5})(?=[,:]|\s*$)`,
  'u',
);

/** "for a review, see Smith 2019", "as in Smith 2019": a few lowercase words before a citation. */
const leadIn = /^\s*(?:\p{Ll}[\p{Ll}.’'-]{0,15}[,:]? ){1,6}(?=\p{Lu})/u;

function readPart(text: string): ReadPart | null {
  const strict = part.exec(text);
  const lead = strict === null ? (leadIn.exec(text)?.[0] ?? '') : '';
  const match = strict ?? (lead === '' ? null : part.exec(text.slice(lead.length)));
  if (match === null || noAuthor.test(match[1] as string)) return null;
  const [whole, list = '', years = ''] = match;
  const start = lead.length + whole.length - whole.trimStart().length + whole.trimStart().indexOf(list);
  const end = lead.length + whole.length;
  return {
    start,
    end,
    whole: text.slice(0, start).trim() === '' && text.slice(end).trim() === '',
    ...(lead === '' ? {} : { loose: true as const }),
    cited: yearsOf(years).map((one) => ({ ...namesOf(list), year: one })),
  };
}

/** Months, seasons and other words that precede a year without being a name. */
const noAuthor =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter|Since|Until|From|Version|Wave|Year|In|Before|After|Act|Census|Figure|Table|Section|Windows|Office|Release|Edition|Accessed|Python|MATLAB|Stata|SPSS)\b/;

/** The works that a typed citation names, with or without parentheses: 'Smith et al. (2019)'. */
export function worksNamed(typed: string): readonly CitedNames[] {
  return readPart(typed.replaceAll(/[()[\]]/g, ''))?.cited ?? [];
}

function yearsOf(list: string): string[] {
  const years: string[] = [];
  for (const one of list.split(/,\s*/)) {
    years.push(/^[a-z]$/.test(one) ? `${years.at(-1)?.slice(0, 4)}${one}` : one);
  }
  return years;
}

const furtherAuthors = new RegExp(`,? (?:${others})$`);

function namesOf(list: string): Pick<CitedNames, 'names' | 'etAl'> {
  const plain = list.replace(furtherAuthors, '').replace(/^the /, '');
  const etAl = plain !== list && furtherAuthors.test(list);
  const split = plain.split(/,? (?:and|&) |, /).map((one) => one.trim());
  return { names: split, etAl };
}

/**
 * Either all of the works match, or none is cited. An "and" may also be part of an organization's name, so that is
 * tried too.
 */
function keysOf({ cited }: ReadPart, seeds: SeedIndex): string[] | null {
  const keys = cited.map((one) => {
    const found = seeds.byNames(one) ?? seeds.byNames({ ...one, names: [one.names.join(' and ')] });
    return found?.key ?? null;
  });
  return keys.every((key) => key !== null) ? (keys as string[]) : null;
}

/**
 * Smith et al. (2019), Smith and Lee’s (2019b): the names are kept, and the year in parentheses becomes the citation.
 */
function running(text: string, seeds: SeedIndex): CitationSpan[] {
  return [...text.matchAll(runningNames)].flatMap((match) => {
    const [whole, list = '', years = ''] = match;
    const plain = list.replace(/[’']s$/, '');
    if (noAuthor.test(plain)) return [];
    const start = match.index + whole.lastIndexOf('(');
    const end = match.index + whole.length;
    for (const candidate of startsOf(plain)) {
      const keys = keysOf(
        { start: 0, end: 0, whole: true, cited: yearsOf(years).map((one) => ({ ...namesOf(candidate), year: one })) },
        seeds,
      );
      if (keys !== null) return [{ start, end, keys }];
    }
    // A single capitalized word before a year may be a law, a film or a place.
    return /et\.? al|&| and /.test(plain) ? [{ start: match.index, end, keys: [] }] : [];
  });
}

const runningNames = new RegExp(
  String.raw`(${names}|${organisation})(?:[’']s)? \((${year}(?:, ${year}|, [a-z]\b){0,5})\)`,
  'gu',
);

/**
 * "In contrast to Smith" starts with a capitalized word that is not a name, so starting at later words is tried too.
 */
function startsOf(list: string): string[] {
  const words = list.split(' ');
  return words
    .map((_, index) => words.slice(index).join(' '))
    .filter((rest) => /^(?:\p{Lu}|v[ao]n|de|d[aiu])/u.test(rest));
}

/**
 * https://doi.org/10.1000/x, doi:10.1000/x, 10.1000/x, with the brackets around it. A URL that matches no seed paper is
 * a link, and not listed.
 */
function identifiers(text: string, seeds: SeedIndex): CitationSpan[] {
  return [...text.matchAll(typedDoi)].flatMap((match) => {
    const [whole, open = '', doi = ''] = match;
    // The trailing punctuation may belong to the sentence.
    for (let name = doi; name !== ''; name = /[).,;:\]]$/.test(name) ? name.slice(0, -1) : '') {
      const key = seeds.byDoi(name)?.key;
      if (key === undefined) continue;
      const end = match.index + whole.length - (doi.length - name.length);
      const closes = open !== '' && text[end] === (open === '(' ? ')' : ']');
      return [{ start: match.index + (closes ? 0 : open.length), end: end + (closes ? 1 : 0), keys: [key] }];
    }
    return [];
  });
}

const typedDoi =
  /([([]?)(?:https?:\/\/(?:dx\.)?doi\.org\/|doi: ?|(?<![\p{L}\p{N}./:_-]))(10\.\d{4,9}\/[^\s"{}<>]{1,200})/giu;

/**
 * "as Smith et al. 2019 found": the names are kept, and the year becomes the citation. Only if they match a seed paper,
 * because it may be just a year.
 */
function bare(text: string, seeds: SeedIndex): CitationSpan[] {
  return [...text.matchAll(bareNames)].flatMap((match) => {
    const [whole, list = '', year = ''] = match;
    if (noAuthor.test(list)) return [];
    const end = match.index + whole.length;
    for (const candidate of startsOf(list)) {
      const cited = [{ ...namesOf(candidate), year }];
      const keys = keysOf({ start: 0, end: 0, whole: true, cited }, seeds);
      if (keys !== null) return [{ start: end - year.length, end, keys }];
    }
    return [];
  });
}

const bareNames = new RegExp(String.raw`(${names}),? (${year})\b(?![-–/%])`, 'gu');

/** The group is matched as a whole: if one member is unknown, all of it stays as typed. */
function span(
  start: number,
  whole: string,
  members: readonly string[],
  citationKeyOf: (member: string) => string | null,
): CitationSpan {
  const keys = members.map(citationKeyOf);
  const complete = keys.every((key) => key !== null);
  return { start, end: start + whole.length, keys: complete ? [...new Set(keys as string[])] : [] };
}
