import { type Atom, findAtoms } from './atoms.ts';
import { headingName } from './heading-names.ts';
import type { Block, Inline, Sentence } from './manuscript.ts';
import { type Literal, type MarkdownStructure, readMarkdown } from './markdown.ts';
import { findMath, type MathSpan } from './math.ts';
import { type Labels, readLabels } from './run-in-labels.ts';
import { findTexMarks } from './tex-marks.ts';
import { splitBlocks, type TextBlock } from './text-blocks.ts';

/** One sentence, heading or list item of the user's text, in text order. */
export interface Piece {
  readonly id: string;
  /** `code` and `table` are not body text and are not analyzed. */
  readonly kind: 'heading' | 'sentence' | 'code' | 'table';
  /** White space collapsed, including layout marks and math delimiters. */
  readonly text: string;
  /** The words without layout marks; formulas as typed. */
  readonly words: string;
  readonly lead: string;
  readonly trail: string;
  readonly inlines: readonly Inline[];
  /** Number of the block: sentences of one paragraph share it. */
  readonly block: number;
  readonly level: number;
  readonly list: 'bullet' | 'numbered' | null;
  readonly depth: number;
  readonly quote: boolean;
  /** The lines of code. */
  readonly lines?: readonly string[];
  /** The rows of a table. */
  readonly table?: Pick<Extract<Block, { kind: 'table' }>, 'align' | 'rows'>;
  /** A heading that was an inline label ('Methods: …'): it applies until the end of its paragraph. */
  readonly label: boolean;
  /** Whether it starts its block. */
  readonly first: boolean;
}

/**
 * Splits the user's text into pieces that contain every character of it exactly once, except for white space and quote
 * marks. Sentence boundaries follow Unicode (UAX 29, Intl.Segmenter), with abbreviations, initials, numbers and
 * formulas merged.
 */
export function readPieces(text: string): Piece[] {
  const math = findMath(text);
  const atoms = findAtoms(text).filter(({ start }) => !math.some((span) => span.start <= start && start < span.end));
  const guarded = mask(text, math, atoms);
  const markdown = readMarkdown(guarded);
  const masked = withoutQuoteMarks(guarded, markdown);
  const found: FoundPiece[] = [];
  const blocks = splitBlocks(masked, markdown);
  const labels = readLabels(masked, blocks);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'rule') {
      const last = found.at(-1);
      // A rule of dashes is layout: it belongs to the previous piece.
      if (last !== undefined) found[found.length - 1] = { ...last, end: block.end, trail: block.end - last.wordsEnd };
      else found.push(piece(block, index, block.start, block.end, 'sentence', 0, 0));
    } else if (block.literal !== null) {
      found.push(piece(block, index, block.start, block.end, block.literal.kind, 0, 0));
    } else if (block.kind === 'heading') {
      found.push(piece(block, index, block.start, block.end, 'heading', block.lead, block.trail));
    } else {
      found.push(...sentencesOf(masked, block, index, labels));
    }
  }
  const plain = withoutQuoteMarks(text, markdown);
  const inlines = inlineReader(plain, math, atoms, markdown);
  return found.map((entry, index) => toPiece(plain, inlines, entry, `s${index + 1}`));
}

/** Replaces the marks at the start of quoted lines by spaces, because they are layout. */
function withoutQuoteMarks(text: string, { quotes }: MarkdownStructure): string {
  let result = '';
  let at = 0;
  for (const { start, end } of quotes) {
    if (start < at) continue;
    const quoted = text
      .slice(start, end)
      .replaceAll(/^[ \t]{0,8}(?:>[ \t]?){1,6}/gm, (marks) => ' '.repeat(marks.length));
    result += text.slice(at, start) + quoted;
    at = end;
  }
  return result + text.slice(at);
}

interface FoundPiece {
  readonly kind: Piece['kind'];
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly trail: number;
  readonly wordsEnd: number;
  readonly block: number;
  readonly level: number;
  readonly list: Piece['list'];
  readonly label: boolean;
  readonly first: boolean;
  readonly depth: number;
  readonly quote: boolean;
  readonly literal: Literal | null;
}

function piece(
  block: TextBlock,
  index: number,
  start: number,
  end: number,
  kind: Piece['kind'],
  lead: number,
  trail: number,
  label = false,
): FoundPiece {
  const { level, list, depth, quote, literal } = block;
  return {
    kind,
    start,
    end,
    lead,
    trail,
    wordsEnd: end - trail,
    block: index,
    level,
    list,
    label,
    first: start === block.start,
    depth,
    quote,
    literal,
  };
}

function mask(text: string, math: readonly MathSpan[], atoms: readonly Atom[]): string {
  let masked = '';
  let at = 0;
  // A formula may start a sentence; a URL continues one.
  const spans = [
    ...math.map(({ start, end }) => ({ start, end, by: 'X' })),
    ...atoms.map(({ start, end }) => ({ start, end, by: 'x' })),
  ].sort((a, b) => a.start - b.start);
  for (const { start, end, by } of spans) {
    if (start < at) continue;
    masked += text.slice(at, start) + by.repeat(end - start);
    at = end;
  }
  masked += text.slice(at);
  // "**Methods.** We": the period belongs to the label.
  masked = masked.replaceAll(/(?<=(?:^|\n)[ \t]{0,8}(?:\*\*|__)[\p{L}\p{N}&+/'’ -]{3,45})\.(?=\*\*|__)/gu, ':');
  // "…health.[12] We": a citation mark after the period ends the sentence with it.
  return masked.replaceAll(/(?<=[.!?])\[\d[\d,;–\- ]{0,30}\]/g, (mark) => ')'.repeat(mark.length));
}

function sentencesOf(masked: string, block: TextBlock, index: number, labels: Labels): FoundPiece[] {
  const bounds = [block.start, ...block.breaks, block.end];
  const found: FoundPiece[] = [];
  for (let part = 0; part + 1 < bounds.length; part += 1) {
    for (const [start, end] of splitSentences(masked, bounds[part] as number, bounds[part + 1] as number)) {
      const lead = start === block.start ? block.lead : 0;
      const label = labels.headingAt(block, start + lead, end);
      if (label === null) {
        found.push(piece(block, index, start, end, 'sentence', lead, 0));
      } else {
        found.push({
          ...piece(block, index, start, label.end, 'heading', lead + label.lead, label.trail, true),
          list: null,
        });
        if (label.rest < end) found.push(piece(block, index, label.rest, end, 'sentence', 0, 0));
      }
    }
  }
  return found;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The trimmed ranges of the sentences in masked[from, to). */
function splitSentences(masked: string, from: number, to: number): [number, number][] {
  const text = masked.slice(from, to).replaceAll(/\s/g, ' ');
  const lowercase = startsLowercase(text);
  const ends: number[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const parts = [...innerEnds(segment, lowercase), segment.length];
    for (const end of parts) ends.push(index + end);
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

function trim(text: string, start: number, end: number): [number, number] | null {
  const piece = text.slice(start, end);
  const left = piece.length - piece.trimStart().length;
  const right = piece.trimEnd().length;
  return right > left ? [start + left, start + right] : null;
}

/** Whether the writer starts sentences in lower case, so that ". we" ends one. */
function startsLowercase(text: string): boolean {
  if (/^ *\p{Ll}{2,}[ ,:]/u.test(text)) return true;
  const small = text.match(/[.!?] +\p{Ll}/gu)?.length ?? 0;
  const capital = text.match(/[.!?] +\p{Lu}/gu)?.length ?? 0;
  return small >= 2 && small >= 2 * capital;
}

/**
 * Sentence ends that UAX 29 misses: before a lowercase letter ("in mice. mRNA", a writer without capitals), or without
 * a space.
 */
function innerEnds(segment: string, lowercase: boolean): number[] {
  const ends: number[] = [];
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
  return ends;
}

const always = words(
  'e.g i.e cf vs viz ca approx resp incl excl prob avg std diff freq est dr prof mr mrs ms st eqs eqn eqns refs tabs figs ed eds trans',
);
const beforeAmount = words('min max temp conc wt vol op');
const beforeNumber = words(
  'fig eq ref tab table no nos acc vol pp p sec sect ch chap app suppl n nr art version v exp',
);
const beforeName = words(
  'al etc inc ltd co corp jr sr u.s u.k u.s.a ph.d m.d a.m p.m sp spp dept univ approx subsp var',
);
const starters = words(
  `the we our this these those they it in however here there for to a an although while when as but after before both
  at our i all no most many such if since with from on during results methods participants patients finally next then
  moreover furthermore therefore thus each one two three data between among using because by its their what how why`,
);

/** Whether the period before `end` belongs to an abbreviation, initial or number, so that the sentence continues. */
function joins(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - 40), end).trimEnd();
  const next = text.slice(end, end + 30).trimStart();
  if (next === '') return true;
  // An opening bracket cannot end a sentence, a closing one cannot start it.
  if (/[([]$/.test(before) || /^[)\]”’»,;:]/.test(next)) return true;
  // 'The last review (2019?) had four trials', 'fitted with lmer?? (no, glmer)'.
  if (/[?!][)\]"”’]$/.test(before) ? /^\p{Ll}{2}/u.test(next) : /[?!]$/.test(before) && /^\(\p{Ll}/u.test(next))
    return true;
  // 'Data. Social security records, 2 % sample': the name of a part opens its first sentence.
  if (text.slice(0, start).trim() === '' && /^[\p{L} ]{3,25}\.$/u.test(before) && opensPart(before)) return true;
  // 'Theorem 1. Let G be a graph', 'Def. A graph is'.
  if (theorem.test(text.slice(Math.max(0, start, end - 40), end).trim())) return true;
  const token = /((?<![\p{L}\p{N}.])[\p{L}\p{N}.]+)\.$/u.exec(before)?.[1]?.toLowerCase();
  if (token === undefined) return false;
  // '0.8 at.% N', '2 wt.\\% salt'.
  if (/^(?:at|wt|vol|mol|mass)$/.test(token) && /^\\?%/.test(next)) return true;
  const word = /^[\p{L}\p{N}'’-]+/u.exec(next)?.[0] ?? '';
  // "20 ms. We": a unit after a number, not a title.
  if (always.has(token)) return !/\d *\p{L}{1,3}\.$/u.test(before);
  if (beforeAmount.has(token)) return /^\d/.test(next) && !/\d *\p{L}+\.$/u.test(before);
  if (beforeNumber.has(token) && /^[([]?(?:[A-Z]?\d|[IVX]+\b|X{2,}|[A-Z](?=[),;:]))/.test(next)) return true;
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

function toPiece(text: string, inlines: (from: number, to: number) => Inline[], entry: FoundPiece, id: string): Piece {
  const from = entry.start + entry.lead;
  const to = entry.end - entry.trail;
  const { kind, block, level, list, label, first, depth, quote, literal } = entry;
  return {
    id,
    kind,
    text: fold(text.slice(entry.start, entry.end)),
    words: fold(text.slice(from, to)),
    lead: fold(text.slice(entry.start, from)),
    trail: fold(text.slice(to, entry.end)),
    inlines: literal === null ? inlines(from, to) : [{ kind: 'text', text: fold(text.slice(from, to)) }],
    block,
    level,
    list,
    depth,
    quote,
    label,
    first,
    ...(literal?.kind === 'code' ? { lines: codeLines(text.slice(from, to)) } : {}),
    ...(literal?.kind === 'table'
      ? {
          table: {
            align: literal.align,
            rows: literal.rows.map((row) => row.map(({ start, end }) => inlines(start, end))),
          },
        }
      : {}),
  };
}

/** The lines between the fences. */
function codeLines(source: string): string[] {
  const lines = source.split(/\r?\n/);
  const fence = /^\s*(?:`{3,}|~{3,}|\$\$)/;
  const end = lines.length > 1 && fence.test(lines.at(-1) ?? '') ? -1 : undefined;
  return lines.slice(fence.test(lines[0] ?? '') ? 1 : 0, end).map((line) => line.replaceAll('\t', '    ').trimEnd());
}

/** The inlines of a text that is a single sentence, such as a caption. */
export function inlinesOf(text: string): Inline[] {
  const math = findMath(text);
  const atoms = findAtoms(text);
  return inlineReader(text, math, atoms, readMarkdown(mask(text, math, atoms)))(0, text.length);
}

/** Reads the inlines of a range of the text; of overlapping marks the first and widest counts. */
function inlineReader(
  text: string,
  math: readonly MathSpan[],
  atoms: readonly Atom[],
  { spans }: MarkdownStructure,
): (from: number, to: number) => Inline[] {
  const known: { readonly start: number; readonly end: number; readonly inline: Inline }[] = [
    ...math.map(({ start, end, tex }) => ({
      start,
      end,
      inline: { kind: 'math' as const, tex: fold(tex), source: fold(text.slice(start, end)) },
    })),
    ...findTexMarks(text).map(({ kind, words, ...range }) => ({
      ...range,
      inline: {
        kind,
        text: fold(text.slice(words.start, words.end)),
        source: fold(text.slice(range.start, range.end)),
      },
    })),
    ...spans.flatMap((span): { start: number; end: number; inline: Inline }[] => {
      const [source, words] = [
        fold(text.slice(span.start, span.end)),
        fold(text.slice(span.words.start, span.words.end)),
      ];
      if (span.kind !== 'link') return [{ ...span, inline: { kind: span.kind, text: words, source } }];
      const url = text.slice(span.address.start, span.address.end).split(/\s/)[0] ?? '';
      return isAddress(url) ? [{ ...span, inline: { kind: span.kind, text: words, url, source } }] : [];
    }),
    ...atoms.flatMap(({ start, end, url }) => {
      const written = fold(text.slice(start, end));
      return url === null
        ? []
        : [{ start, end, inline: { kind: 'link' as const, text: written, url, source: written } }];
    }),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return (from, to) => {
    const inlines: Inline[] = [];
    const push = (start: number, end: number) => {
      const folded = text.slice(start, end).replaceAll(/\s+/g, ' ');
      const value = start === from ? folded.trimStart() : folded;
      const kept = end === to ? value.trimEnd() : value;
      if (kept !== '') inlines.push({ kind: 'text', text: kept });
    };
    let at = from;
    for (let index = firstFrom(known, from); index < known.length; index += 1) {
      const { start, end, inline } = known[index] as (typeof known)[number];
      if (start >= to) break;
      if (start < at || end > to) continue;
      if (start > at) push(at, start);
      inlines.push(inline);
      at = end;
    }
    if (at < to) push(at, to);
    return inlines;
  };
}

function firstFrom(sorted: readonly { readonly start: number }[], from: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as { start: number }).start < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>"{}\\]+$/i.test(url);
}

/** The printed words of a sentence of the manuscript: without layout marks. */
export function printedWords({ inlines }: Pick<Sentence, 'inlines'>): string {
  return inlines
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'citation') return part.typed ?? '';
      return 'source' in part ? part.source : '';
    })
    .join('');
}

/** Collapses white space and trims. */
export function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
