import { headingName } from './heading-names.ts';
import { raisedList } from './raised-numbers.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The trimmed ranges of the sentences in masked[from, to). Sentence boundaries follow Unicode (UAX 29, Intl.Segmenter),
 * with abbreviations, initials, numbers and formulas merged.
 */
export function splitSentences(masked: string, from: number, to: number): [number, number][] {
  const text = masked.slice(from, to).replaceAll(/\s/g, ' ');
  const lowercase = startsLowercase(text);
  const ends: number[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const parts = [...innerEnds(segment, lowercase), segment.length];
    for (const end of parts) ends.push(afterRaised(text, index + end));
  }
  const ranges: [number, number][] = [];
  let start = 0;
  for (const end of ends) {
    if (end < text.length && joins(text, start, end)) continue;
    const trimmed = trim(text, start, end);
    if (trimmed !== null) ranges.push([from + trimmed[0], from + trimmed[1]]);
    start = end;
  }
  return ranges;
}

/** 'growth.¹ We', 'growth.[1] We': the citation number after the period belongs to the sentence before it. */
function afterRaised(text: string, end: number): number {
  if (!/[.!?”"’)]/.test(text[end - 1] ?? '')) return end;
  return end + (raised.exec(text.slice(end, end + 60))?.[0].length ?? 0);
}

const raised = new RegExp(String.raw`^(?:${raisedList}|\[\d{1,3}(?: ?[,–-] ?\d{1,3}){0,10}\])(?= |$)`, 'u');

function trim(text: string, start: number, end: number): [number, number] | null {
  const piece = text.slice(start, end);
  const left = piece.length - piece.trimStart().length;
  const right = piece.trimEnd().length;
  return right > left ? [start + left, start + right] : null;
}

/** Whether the writer starts sentences in lower case, so that a period may end one: ". we". */
function startsLowercase(text: string): boolean {
  if (/^ *\p{Ll}{2,}[ ,:]/u.test(text)) return true;
  const small = text.match(/[.!?] +\p{Ll}/gu)?.length ?? 0;
  const capital = text.match(/[.!?] +\p{Lu}/gu)?.length ?? 0;
  return small >= 2 && small >= 2 * capital;
}

/**
 * Sentence ends that UAX 29 misses: before a number ("was recorded. 34 patients"), before a lowercase letter ("in mice.
 * mRNA", or a writer who uses no capitals), or without a space.
 */
function innerEnds(segment: string, lowercase: boolean): number[] {
  const ends: number[] = [];
  for (const { index, 0: mark } of segment.matchAll(beforeCount)) ends.push(index + mark.length);
  // '… for the table. 4-Bromotoluene gives', '… the same. /str/ is'
  for (const match of segment.matchAll(/\p{Ll}{3}\. +(?=\d{1,2}(?:,\d{1,2}){0,3}-\p{Lu}?\p{Ll}{5}|\/[^\s/]{1,8}\/ )/gu))
    ends.push(match.index + match[0].length);
  // '"We are tired." (nurse 7) Second, they'
  for (const match of segment.matchAll(/[.?!]["”’] \([^()]{1,40}\) (?=\p{Lu})/gu))
    ends.push(match.index + match[0].length);
  for (const match of segment.matchAll(
    /\p{L}{3}[\])]?([.!?] +)(?=\p{Ll})|\p{Ll}{3}(\.)(?=\p{Lu}\p{Ll}{1,11} \p{Ll})|(?<=[.!?]) ()(?=%+ ?\p{L})/gu,
  )) {
    const end = match.index + match[0].length;
    // A LaTeX comment is a separate piece.
    if ((match[2] ?? match[3]) !== undefined) ends.push(end);
    else if (
      lowercase ||
      /^(?:we|i) \p{Ll}/u.test(segment.slice(end, end + 5)) ||
      /^\p{Ll}{1,3}[\p{Lu}\p{N}]/u.test(segment.slice(end, end + 6))
    )
      ends.push(end);
  }
  return ends.sort((a, b) => a - b);
}

/** The end of a word, a year, a percentage or a unit ('7.05 Hz.') before a count. */
const beforeCount =
  /(?<=[\p{L}%]{2}\)|\d ?%\)|\p{L}{3}\]?|(?<!\d)\d{4}|%|\d (?:[kMG]?Hz|°C|[mµnk]?[gmsVAW]|[mk]?Pa|ml|kWh|mol|dB))[.!?] +(?=\d{1,3}(?:[.,]?\d{1,3}){0,3} ?%? (?:of |\p{Ll}{3}))/gu;

const always = words(
  'e.g i.e cf vs viz ca approx perp resp incl excl prob avg std diff freq est dr prof mr mrs ms st eqs eqn eqns refs tabs figs ed eds trans',
);
const beforeAmount = words('min max temp conc wt vol op');
const beforeNumber = words(
  `fig eq ref tab table no nos acc vol vols pp p sec sect ch chap app suppl n nr art para paras reg dir res cat ser fol
  version v exp jan feb mar apr jun jul aug sep sept oct nov dec`,
);
const beforeName = words(
  'al etc inc ltd co corp jr sr u.s u.k u.s.a ph.d m.d a.m p.m sp spp dept univ approx subsp var',
);
const starters = words(
  `the we our this these those they it in however here there for to a an although while when as but after before both
  at our i all no most many such if since with from on during results methods participants patients finally next then
  moreover furthermore therefore thus each one two three data between among using because by its their what how why`,
);

/**
 * Whether the period before `end` belongs to an abbreviation, an initial or a number, so that the sentence continues.
 */
function joins(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - 40), end).trimEnd();
  const next = text.slice(end, end + 30).trimStart();
  if (next === '') return true;
  // An opening bracket cannot end a sentence, and a closing one cannot start one.
  if (/[([]$/.test(before) || /^[)\]”’»,;:]/.test(next)) return true;
  // 'The last review (2019?) had four trials', 'fitted with lmer?? (no, glmer)'.
  if (/[?!][)\]"”’]$/.test(before) ? /^\p{Ll}{2}/u.test(next) : /[?!]$/.test(before) && /^\(\p{Ll}/u.test(next))
    return true;
  // 'Data. Social security records, 2 % sample': the section's name is part of its first sentence.
  if (text.slice(0, start).trim() === '' && /^[\p{L} ]{3,25}\.$/u.test(before) && opensPart(before)) return true;
  // 'Theorem 1. Let G be a graph', 'Def. A graph is'.
  if (theorem.test(text.slice(Math.max(0, start, end - 40), end).trim())) return true;
  const token = /((?<![\p{L}\p{N}.])[\p{L}\p{N}.]+)\.$/u.exec(before)?.[1]?.toLowerCase();
  if (token === undefined) return false;
  // 'counts in suppl. table S2'
  if (/^(?:suppl|supp|app)$/.test(token) && /^(?:tab|fig|file|mat|info|data|note|sect)/i.test(next)) return true;
  // '0.8 at.% N', '2 wt.\\% salt'.
  if (/^(?:at|wt|vol|mol|mass)$/.test(token) && /^\\?%/.test(next)) return true;
  const word = /^[\p{L}\p{N}'’-]+/u.exec(next)?.[0] ?? '';
  // "20 ms. We": a unit after a number, not a title.
  if (always.has(token)) return !/\d *\p{L}{1,3}\.$/u.test(before);
  if (beforeAmount.has(token)) return /^\d/.test(next) && !/\d *\p{L}+\.$/u.test(before);
  // 'Approved by the board, ref. EDU-22-114'
  if (/^(?:ref|reg|acc|cat|nr|ser)$/.test(token) && /^\p{Lu}{1,6}[-/ ]?\d/u.test(next)) return true;
  if (
    beforeNumber.has(token) &&
    !/^\d{1,2}(?:,\d{1,2}){0,3}-\p{L}{5}/u.test(next) &&
    /^[([]?(?:[A-Z]?\d|[IVX]+\b|X{2,}|[A-Z](?=[),;:]))/.test(next)
  )
    return true;
  // "(s.e. 0.8)", "d.f.", "w.r.t."
  if (/^\p{L}(?:\.\p{L})+$/u.test(token) && !/^(?!X{3})\p{Lu}/u.test(next)) return true;
  if (beforeName.has(token)) return !starters.has(word.toLowerCase());
  if (/^(?:\d{1,2}|[a-z])$/.test(token) && /^\s*\(?[\p{L}\p{N}]+\.$/u.test(text.slice(start, end).trimEnd()))
    return true;
  // "20 °C. Tubes": a unit, not an initial.
  if (/^\p{L}$/u.test(token) && /(?<!°)\p{Lu}\.$/u.test(before)) return isInitial(before, word);
  return false;
}

const theorem =
  /^(?:theorem|lemma|proposition|corollary|definition|conjecture|thm|prop|def)\.?(?: \d{1,2}(?:\.\d{1,2})?)?(?: ?\([^()]{1,30}\))?\.$/i;

function opensPart(words: string): boolean {
  const role = headingName(words)?.role;
  return role === 'introduction' || role === 'methods' || role === 'results' || role === 'discussion';
}

/** "J. Smith", "J. R. Smith", "by M. Curie", but neither "vitamin C. We" nor "group A. Patients". */
function isInitial(before: string, word: string): boolean {
  if (!/^\p{Lu}/u.test(word) || starters.has(word.toLowerCase())) return false;
  const previous = /((?<![\p{L}.,’'-])[\p{L}.,’'-]+) +\p{Lu}\.$/u.exec(before)?.[1];
  if (previous === undefined) return true;
  return /^\p{Lu}/u.test(previous) || /^(?:by|of|and|with|from|to|see|after|like|in|as|prof\.|dr\.)$/.test(previous);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
