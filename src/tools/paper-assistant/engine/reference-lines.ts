import { headingName } from './heading-names.ts';

interface TextLine {
  readonly text: string;
  readonly indent: number;
  readonly blank: boolean;
}

/** The lines of one entry in a pasted reference list, [from, to). */
export interface ReferenceLines {
  readonly from: number;
  readonly to: number;
}

/**
 * The entries of a reference list that was pasted into the text, with or without a heading, and pasted BibTeX entries.
 * Such a line is full of periods and initials, so it must not be split into sentences.
 */
export function referenceLines(lines: readonly TextLine[]): ReferenceLines[] {
  const found: ReferenceLines[] = [];
  for (let index = 0; index < lines.length; ) {
    const entry = bibtexLines(lines, index);
    if (entry !== null) {
      found.push(entry);
      index = entry.to;
      continue;
    }
    const run = readRun(lines, index);
    found.push(...run.entries);
    index = Math.max(run.end, index + 1);
  }
  return found;
}

/** '@article{key, …}' until its braces are closed. */
export function isBibtexEntry(words: string): boolean {
  return /^@(?!comment\b|string\b|preamble\b)[a-z]{3,20}\s*\{/i.test(words);
}

function bibtexLines(lines: readonly TextLine[], from: number): ReferenceLines | null {
  if (!isBibtexEntry((lines[from] as TextLine).text)) return null;
  let depth = 0;
  for (let index = from; index < Math.min(lines.length, from + 60); index += 1) {
    const { text } = lines[index] as TextLine;
    if (index > from && text.startsWith('@')) return null;
    for (const [mark] of text.matchAll(/(?<!\\)[{}]/g)) depth += mark === '{' ? 1 : -1;
    if (depth <= 0) return { from, to: index + 1 };
  }
  return null;
}

/**
 * Consecutive entries, with or without blank lines between them. Without a heading, at least two of them must look like
 * entries, or one at the end of the text must: a single line that begins with a name and a year may be a sentence.
 */
function readRun(lines: readonly TextLine[], start: number): { entries: ReferenceLines[]; end: number } {
  const headed = isReferencesHeading(lines, start);
  const entries: { from: number; to: number; strength: Strength }[] = [];
  let at = headed ? start + 1 : start;
  let blank = false;
  for (; at < lines.length; at += 1) {
    const line = lines[at] as TextLine;
    if (line.blank) {
      blank = true;
      continue;
    }
    if (isBibtexEntry(line.text) || isMarkedHeading(line.text)) break;
    const strength = strengthOf(line.text);
    const last = entries.at(-1);
    const goesOn =
      last !== undefined &&
      !blank &&
      last.to === at &&
      strength === 0 &&
      !marker.test(line.text) &&
      isOpen(lines, last);
    if (goesOn)
      entries[entries.length - 1] = { ...last, to: at + 1, strength: strengthOf(joined(lines, last.from, at)) };
    else if (
      strength > 0 ||
      (headed && (marker.test(line.text) || (/\b(?:1[5-9]|20)\d\d\b/.test(line.text) && opens.test(line.text))))
    )
      entries.push({ from: at, to: at + 1, strength });
    else break;
    blank = false;
  }
  const sure = entries.filter(({ strength }) => strength === 2).length;
  const isLast = lines.slice(at).every((line) => line.blank) && (start === 0 || (lines[start - 1] as TextLine).blank);
  if (headed || (entries.length >= 2 && sure >= 1) || (sure === 1 && isLast)) return { entries, end: at };
  return { entries: [], end: start + 1 };
}

function joined(lines: readonly TextLine[], from: number, last: number): string {
  return lines
    .slice(from, last + 1)
    .map(({ text }) => text)
    .join(' ');
}

/**
 * An entry continues on the next line if that is indented, or if the year or the place of publication hasn't come yet.
 */
function isOpen(lines: readonly TextLine[], { from, to, strength }: ReferenceLines & { strength: Strength }): boolean {
  const next = lines[to] as TextLine;
  return (
    next.indent > (lines[from] as TextLine).indent || strength < 2 || !/[.\d)]$/.test((lines[to - 1] as TextLine).text)
  );
}

function isReferencesHeading(lines: readonly TextLine[], index: number): boolean {
  const { text } = lines[index] as TextLine;
  const next = lines.slice(index + 1).find(({ blank }) => !blank);
  return (
    text.length <= 40 &&
    headingName(text.replace(/^#{1,6}\s{1,5}|^\\section\*?\{|\}$/g, ''))?.role === 'references' &&
    next !== undefined &&
    !isMarkedHeading(next.text)
  );
}

function isMarkedHeading(text: string): boolean {
  return /^#{1,6}\s|^\\(?:sub){0,2}section/.test(text) || (text.length <= 40 && headingName(text) !== null);
}

/** 0: not an entry. 1: begins with authors, and has a year or a place of publication. 2: has both. */
type Strength = 0 | 1 | 2;

function strengthOf(line: string): Strength {
  const text = line.replace(marker, '').slice(0, 600);
  if (!opensWithAuthors(text)) return 0;
  const dated = /\b(?:1[5-9]|20)\d\d[a-z]?\b|\b(?:in press|forthcoming|n\.d\.)/i.test(text);
  const placed = place.test(text);
  return dated && placed ? 2 : dated || placed ? 1 : 0;
}

const marker = /^(?:\[\d{1,3}\]|\[[A-Za-z+]{2,12}\d{2,4}[a-z]?\]|\(\d{1,3}\)|\d{1,3}[.)]|[-*•–])\s{1,8}(?=\S)/u;

const particles = `(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|ten|ter|Van|Von|De|El|Al) ){0,3}`;
const family = String.raw`${particles}\p{Lu}[\p{L}’'‐-]{1,30}`;
const initials = String.raw`(?:\p{Lu}\.[ -]?){1,4}`;

/** 'Okafor, N.', 'Okafor N,', 'N. Okafor', 'Okafor et al.', 'Okafor (2019):'. */
const opens = new RegExp(
  [
    String.raw`^${family}(?: ${family})?, ?(?:${initials}|\p{Lu}{1,3}[.,;:& (]|\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\.)?(?:[.;(]|,? (?:and|&|\()|, \p{Lu}))`,
    String.raw`^${family}(?: ${family})? \p{Lu}{1,3}(?:[,.;:(]| and | & | et al| \()`,
    `^${initials} ?${family}`,
    String.raw`^${family},? et al\.?[,.:; (]`,
    String.raw`^(?:The )?${family}(?: (?:of|for|on|and|the|&|\p{Lu}[\p{L}’'-]{1,30})){0,8} \((?:1[5-9]|20)\d\d[a-z]?\)[.:,]? ["“‘'’\p{Lu}]`,
  ].join('|'),
  'u',
);

function opensWithAuthors(text: string): boolean {
  if (opens.test(text)) return true;
  // 'Ngozi Okafor and Ken Ito. 2019. Tides of …'
  const names = /^([^.\d()]{5,200})\. (?:1[5-9]|20)\d\d[a-z]?\. \p{Lu}/u.exec(text.replaceAll(/ \p{Lu}\./gu, ''))?.[1];
  return (
    names
      ?.split(/,? /)
      .every((word) => /^(?:\p{Lu}[\p{L}’'-]{0,30}|and|&|et|al|van|von|de|der|la|di|da)$/u.test(word)) === true
  );
}

/** A volume with pages, a journal, a publisher or an address. Addresses were overwritten with x. */
const place =
  /\d\s?\(\d{1,4}(?:[-–/]\d{1,4})?\)\s?[,:;]|\d\s?[:;,]\s?[A-Za-z]?\d{1,7}\s?[-–]+\s?[A-Za-z]?\d|;\s?\d{1,4}(?:\(|:)|\d, [A-Z]?\d{2,9} \((?:1[5-9]|20)\d\d\)|\d: [A-Z]?\d{3,9}|\bpp?\. ?\d|\b(?:Press|UP|Verlag|Publish|Springer|Elsevier|Wiley|Routledge|Proceedings|Proc\.|Trans\.|Journal|Rev\.|Lett\.|[Dd]oi|arXiv|https?:|Working Paper|[Tt]hesis|Preprint)|\bJ\. |\b[Ii]n: |\bvol\. ?\d|x{12}|\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?: \p{Lu}[\p{L} &,.’'-]{2,60}$/u;
