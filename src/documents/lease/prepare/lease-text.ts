import type { Clause, Document, Quote, Span } from '../../document.ts';
import { quoteAt } from '../../quote.ts';
import { listedExhibits } from '../../table-of-contents.ts';
import { likelyTopics } from '../topics/classify-topics.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { Block, Hit } from './block.ts';
import { collectTerms, type DefinedTerms } from './defined-terms.ts';
import { asPrinted, withFilledBlanks } from './filled-blanks.ts';
import { flowing } from './flow.ts';
import { fileParts, type Instrument } from './instruments.ts';
import { withDigits } from './misread-digits.ts';
import { type OwnRoles, ownRolesIn, withUsualRoles } from './own-roles.ts';
import { collectPairs, type Pair } from './pairs.ts';
import { hitsIn } from './sentences.ts';
import { withUnderlinedBlanks } from './unfilled-blanks.ts';

/** A document prepared for many lookups: its paragraphs, an index of its words, its pairs of labels and values. */
export interface LeaseText {
  readonly document: Document;
  /** The document as printed; `document` has the same positions. */
  readonly source: Document;
  readonly blocks: readonly Block[];
  readonly pairs: readonly Pair[];
  /** Capitalized terms with their definitions; collected on first request. */
  readonly terms: DefinedTerms;
  /** The documents in the file, in order; one of them is operative. */
  readonly instruments: readonly Instrument[];
  /**
   * The document's own words for the parties, if it doesn't call them landlord and tenant; its text is read with these
   * words.
   */
  readonly roles: OwnRoles | null;
  /** Paragraphs with one of these words (lower case, letters and digits), in order, without lines of a table of contents. */
  blocksWith(words: readonly string[]): readonly Block[];
  /** Matches of a pattern (flags `dgi` recommended) in the paragraphs with one of the words. */
  hits(words: readonly string[], pattern: RegExp): Hit[];
  quote(span: Span): Quote;
  /** The words of a passage, without blank lines to fill in, and with the document's own words for its parties. */
  printed(span: Span): string;
  /** The passage prints letters in place of some digits, `2O2l`: `document.text` and the blocks have digits there. */
  isMisread(span: Span): boolean;
  /** The topics of a paragraph, the most likely first; empty if unknown. */
  topicsOf(block: Block): readonly Topic[];
}

export { hitsIn, sentencesOf } from './sentences.ts';

export function prepareText(printed: Document): LeaseText {
  // A non-breaking hyphen is read as a plain one: `Twenty‑Seven`.
  const plain = printed.text.replace(/[\u2010\u2011]/g, '-');
  const corrected = withDigits(plain);
  const filled = withUnderlinedBlanks(withFilledBlanks(corrected));
  const roles = ownRolesIn(filled);
  const read = withUsualRoles(filled, roles);
  const document = read === printed.text ? printed : { ...printed, text: read };
  const { blocks, instruments } = blocksOf(document);
  const index = new Map<string, number[]>();
  for (const block of blocks) {
    if (block.contents) continue;
    for (const word of new Set(block.text.toLowerCase().split(/[^a-z0-9]+/))) {
      const places = index.get(word);
      if (places) places.push(block.index);
      else index.set(word, [block.index]);
    }
  }
  const blocksWith = (words: readonly string[]) => {
    const places = new Set(words.flatMap((word) => index.get(word) ?? []));
    return [...places].sort((a, b) => a - b).flatMap((place) => blocks[place] ?? []);
  };
  const pairs = collectPairs(document, blocks);
  let terms: DefinedTerms | undefined;
  return {
    document,
    source: printed,
    blocks,
    instruments,
    roles,
    pairs,
    get terms() {
      terms ??= collectTerms(flowing(blocks), pairs);
      return terms;
    },
    blocksWith,
    hits: (words, pattern) => blocksWith(words).flatMap((block) => hitsIn(block, pattern)),
    quote: (span) => {
      const { start, end } = wholeWords(printed.text, asPrinted(corrected, read, span));
      return withInstrument(quoteAt(printed, start, end), document, instruments);
    },
    printed: (span) => {
      const { start, end } = asPrinted(corrected, read, span);
      return corrected.slice(start, end).replace(/_+/g, ' ').replace(/\s+/g, ' ').trim();
    },
    isMisread: ({ start, end }) => plain.slice(start, end) !== corrected.slice(start, end),
    topicsOf: rememberTopics(),
  };
}

/**
 * Names the instrument of a quote that isn't in the operative one. The clause of an amendment that follows Exhibit C of
 * the lease isn't in that exhibit.
 */
function withInstrument(quote: Quote, { clauses }: Document, instruments: readonly Instrument[]): Quote {
  const own = instruments.findLast(({ start }) => start <= quote.start);
  if (own === undefined || instruments.length < 2) return quote;
  let clause = clauses.findLast(
    ({ start, end, label }) => start <= quote.start && quote.start < end && label === quote.clause,
  );
  while (clause !== undefined && clause.parent !== null) clause = clauses[clause.parent];
  const isBefore = clause?.kind === 'exhibit' && clause.start < own.start && !own.exhibit;
  const inside = isBefore ? quote.clause.slice(clause?.label.length).replace(/^, /, '') : quote.clause;
  return { ...quote, clause: inside || 'Opening', ...(own.operative || own.exhibit ? {} : { instrument: own.label }) };
}

/** A quote begins and ends with a whole word, so a word that is cut in two is completed. */
function wholeWords(text: string, span: Span): Span {
  const inWord = (at: number) => /[\p{L}\d]{2}/u.test(text.slice(at - 1, at + 1));
  let { start, end } = span;
  for (let moved = 0; moved < 30 && inWord(start); moved += 1) start -= 1;
  for (let moved = 0; moved < 30 && inWord(end); moved += 1) end += 1;
  return { start, end };
}

/** Topics by the headings first, then those that the classifier finds likely; each paragraph is classified once. */
function rememberTopics(): (block: Block) => readonly Topic[] {
  const known = new Map<Block, readonly Topic[]>();
  return (block) => {
    const before = known.get(block);
    if (before) return before;
    const found = [...new Set([...topicsOfHeadings(block.section), ...likelyTopics(block.text)])];
    known.set(block, found);
    return found;
  };
}

interface OpenBlock extends Span {
  readonly page: number;
  readonly kind: Block['kind'];
  readonly text: string;
  readonly section: string;
  readonly contents: boolean;
}

function blocksOf(document: Document): { blocks: Block[]; instruments: readonly Instrument[] } {
  const lines = linesOf(document);
  const { instruments, places } = fileParts(lines, document.clauses);
  const blocks = lines.flatMap((line, index): Block[] => {
    const place = places[index];
    const instrument = instruments[place?.instrument ?? 0];
    return place === undefined || instrument === undefined
      ? []
      : [
          {
            ...line,
            index,
            instrument,
            operative: instrument.operative && !place.acknowledgment,
            attached: place.attached || !instrument.operative,
          },
        ];
  });
  return { blocks, instruments };
}

/** The paragraphs and their sections, before the instruments have been found. */
export function linesOf(document: Document): OpenBlock[] {
  const chains = document.clauses.map((clause): string => {
    const titles: string[] = [];
    for (let at: Clause | undefined = clause; at; at = at.parent === null ? undefined : document.clauses[at.parent]) {
      if (at.title !== '') titles.unshift(at.title);
    }
    return titles.join(' > ').toLowerCase();
  });
  const contents = contentsLines(document);
  let clauseAt = 0;
  const open: Clause[] = [];
  return document.paragraphs.flatMap((paragraph, index) => {
    for (; (document.clauses[clauseAt]?.start ?? Number.POSITIVE_INFINITY) <= paragraph.start; clauseAt += 1) {
      const clause = document.clauses[clauseAt];
      if (clause) open.push(clause);
    }
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= paragraph.start) open.pop();
    const inner = open.findLast(({ start, end }) => start <= paragraph.start && paragraph.start < end);
    const text = document.text.slice(paragraph.start, paragraph.end);
    return partsOf(text).map(
      (part): OpenBlock => ({
        start: paragraph.start + part.start,
        end: paragraph.start + part.end,
        page: paragraph.page,
        kind: paragraph.kind,
        text: withoutLooseQuotes(withoutEndlessWords(text.slice(part.start, part.end))),
        section: (inner ? chains[inner.index] : undefined) ?? '',
        contents: contents.has(index),
      }),
    );
  });
}

/** Longer than any real paragraph: longer text is searched in parts, so that no document can make a pattern slow. */
const longest = 8_000;

function partsOf(text: string): Span[] {
  const parts: Span[] = [];
  for (let start = 0; start < text.length || parts.length === 0; ) {
    let end = Math.min(text.length, start + longest);
    if (end < text.length) {
      const stop = Math.max(text.lastIndexOf('. ', end), text.lastIndexOf('; ', end)) + 1;
      end = stop > start + longest / 2 ? stop : Math.max(text.lastIndexOf(' ', end), start + longest / 2);
    }
    parts.push({ start, end });
    start = end;
  }
  return parts;
}

/**
 * A run of 200 characters without a space is not a word; it is replaced by dots, so that all positions stay the same.
 */
function withoutEndlessWords(text: string): string {
  return /\S{200}/.test(text)
    ? text.replace(/\S{200,}/g, (run) => run.slice(0, 20) + '·'.repeat(run.length - 20))
    : text;
}

/** `(" Landlord ")`: spaces inside quotation marks move outside; the words between them keep their positions. */
function withoutLooseQuotes(text: string): string {
  return /[“"] | [”"]/.test(text)
    ? text
        .replace(/(\(?“) (?=\S)/g, ' $1')
        .replace(/ (”\)?)/g, '$1 ')
        .replace(/(?<![^\s(])(\(?") (\S[^“”"\n\t]{0,80}?)( ?)("\)?)(?![\p{L}\d])/gu, ' $1$2$4$3')
    : text;
}

const firstPart = /^(?:article\s+(?:1|i|one)|(?:section\s+)?1\.0?1)(?![\d.]\d|[a-z])/i;

/** A sequence of short lines that end with a page number, or the text after the heading of a table of contents. */
function contentsLines(document: Document): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  let under = false;
  let listed = new Set<string>();
  document.paragraphs.forEach((paragraph, index) => {
    const text = document.text.slice(paragraph.start, paragraph.end);
    if (/^(?:table\s+of\s+contents|index)\b/i.test(text)) under = true;
    const first = firstPart.exec(text)?.[0].toLowerCase().replace(/\s+/g, ' ');
    const entry =
      text.length < 160 &&
      /[\divx]$/.test(text) &&
      /[A-Za-z].{0,160}(?:\.{3}|\s)\s{0,160}(?:\d{1,3}|[ivx]{1,5})$/.test(text) &&
      !/[$%,]/.test(text);
    const dense = text.length >= 160 && (text.match(/\.{4,}|\s\d{1,2}\.\d{1,2}\s/g)?.length ?? 0) > text.length / 80;
    if (first !== undefined && !entry && listed.has(first)) {
      // The first article or section occurs again: the body begins here, even if its first lines are short.
      for (const at of run) found.add(at);
      [run, under, listed] = [[], false, new Set()];
      return;
    }
    if (first !== undefined && (under || run.length >= 3)) listed.add(first);
    if (entry || dense) run.push(index);
    else if (
      text.length > 200 ||
      (under && /^\W*(?:this|the)\s+(?:\w+\s*)?(?:sub)?lease\b.*\b(?:made|entered|dated)\b/i.test(text))
    ) {
      if (run.length >= 4 || (under && run.length > 0)) for (const at of run) found.add(at);
      [run, under, listed] = [[], false, new Set()];
    } else if (under || run.length >= 3) run.push(index);
    else run = [];
  });
  // A sequence may continue into the first lines of the body, so only lines that look like entries are kept in it.
  const last = Math.max(-1, ...[...found].filter((at) => /\d$/.test(textOf(document, at))));
  for (const at of found) if (at > last) found.delete(at);
  return new Set([...found, ...listedExhibits(document)]);
}

function textOf(document: Document, index: number): string {
  const paragraph = document.paragraphs[index];
  return paragraph ? document.text.slice(paragraph.start, paragraph.end) : '';
}
