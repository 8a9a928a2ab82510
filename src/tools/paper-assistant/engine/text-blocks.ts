import { headingName } from './heading-names.ts';
import { endsLinesByHand, lineEnds, type Line as PlainLine } from './line-ends.ts';
import type { Literal, MarkdownStructure } from './markdown.ts';
import { isMemo } from './memo-line.ts';
import { numberedHeads } from './numbered-headings.ts';
import { referenceLines } from './reference-lines.ts';

/**
 * A range of the user's text, [start, end), without surrounding white space; together the blocks contain every other
 * character.
 */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'rule' | 'literal';
  readonly start: number;
  readonly end: number;
  /** Lengths of the layout marks at both ends ('## ', '- ', ':'). */
  readonly lead: number;
  readonly trail: number;
  /** Level of a heading: 1 is the highest; 0 is a line that the user marked as the title. */
  readonly level: number;
  readonly list: 'bullet' | 'numbered' | null;
  /** Nesting depth of a list: 1 is the outermost. */
  readonly depth: number;
  readonly quote: boolean;
  /** Code or a table, which is not body text. */
  readonly literal: Literal | null;
  /** Positions within a paragraph where the user's line break ends a sentence. */
  readonly breaks: readonly number[];
  /** An entry of a pasted reference list, which is not split into sentences. */
  readonly reference?: true;
}

/**
 * Splits a text into headings, list items, paragraphs, code and tables by what the user wrote: Markdown, and in
 * addition numbers, known names and blank lines. `masked` is the text with formulas, URLs and quote marks overwritten
 * by the same number of characters, so that none of these is split.
 */
export function splitBlocks(masked: string, { literals, depths, quotes }: MarkdownStructure): TextBlock[] {
  const lines = readLines(masked);
  const within = <T extends { start: number; end: number }>(ranges: readonly T[], { start }: Line): T | undefined => {
    const at = ranges.findLastIndex((range) => range.start <= start);
    return at !== -1 && start < (ranges[at] as T).end ? ranges[at] : undefined;
  };
  const tight = lines.filter((line, index) => isTight(lines, index) && within(literals, line) === undefined);
  const itemHeads = lines.filter((_, index) => itemHeading(lines, index) !== null).length;
  const numberHeads = numberedHeads(lines);
  const entries = new Map(referenceLines(lines).map((entry) => [entry.from, entry]));
  const headed =
    tight.length >= 2 &&
    (tight.some(({ text }) => headingName(text) !== null) || tight.length * 2 > lines.filter(isBlockStart).length);
  const blocks: TextBlock[] = [];
  const paragraphs: { at: number; lines: readonly Line[] }[] = [];
  let open: Line[] = [];
  let item: { lead: number; list: 'bullet' | 'numbered' } | null = null;
  const flush = () => {
    const [first] = open;
    if (first !== undefined) {
      blocks.push({
        ...paragraph(open, item),
        depth: depths.get(first.start) ?? 0,
        quote: within(quotes, first) !== undefined,
      });
      if (item === null) paragraphs.push({ at: blocks.length - 1, lines: open });
    }
    open = [];
    item = null;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const literal = within(literals, line);
    if (literal !== undefined) {
      flush();
      if (blocks.at(-1)?.literal !== literal)
        blocks.push({ ...plain(line), kind: 'literal', start: literal.start, end: literal.end, literal });
      continue;
    }
    if (line.blank) {
      flush();
      continue;
    }
    const entry = entries.get(index);
    if (entry !== undefined) {
      flush();
      blocks.push({ ...paragraph(lines.slice(index, entry.to), listMark(line.text)), breaks: [], reference: true });
      index = entry.to - 1;
      continue;
    }
    if (isRule(line.text) || isTexFrame(line.text)) {
      flush();
      blocks.push({ ...plain(line), kind: 'rule' });
      continue;
    }
    const heading =
      readHeading(lines, index, headed) ??
      (itemHeads >= 2 ? itemHeading(lines, index) : null) ??
      (numberHeads.has(line) ? { ...plain(line), ...colon(line.text), kind: 'heading', level: 1 } : null);
    if (heading !== null) {
      flush();
      blocks.push(heading);
      continue;
    }
    const mark = listMark(line.text);
    // A line below an item continues it if it is indented, or if nothing has ended and nothing new starts.
    const inItem =
      item !== null && (line.indent > 0 || !(/[.!?]$/.test((open.at(-1) as Line).text) || /^\p{Lu}/u.test(line.text)));
    if (mark !== null || (item !== null && !inItem)) flush();
    open.push(line);
    if (mark !== null) item = mark;
  }
  flush();
  const byHand = endsLinesByHand(paragraphs.map((paragraph) => paragraph.lines));
  for (const { at, lines: own } of paragraphs) {
    blocks[at] = { ...(blocks[at] as TextBlock), breaks: lineEnds(own, byHand) };
  }
  return blocks;
}

interface Line extends PlainLine {
  readonly indent: number;
  readonly blank: boolean;
}

function readLines(masked: string): Line[] {
  const lines: Line[] = [];
  for (const match of masked.matchAll(
    /(?:(?<![^\r\n\u2028\u2029])[^\r\n\u2028\u2029]+)?(?:\r\n|[\r\n\u2028\u2029]|$)/g,
  )) {
    const raw = match[0].replace(/(?<![\r\n\u2028\u2029])[\r\n\u2028\u2029]+$/, '');
    const text = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    const start = match.index + indent;
    lines.push({ text, start, end: start + text.length, indent, blank: text === '' });
  }
  return lines;
}

function plain(line: Line): Omit<TextBlock, 'kind'> {
  return {
    start: line.start,
    end: line.end,
    lead: 0,
    trail: 0,
    level: 0,
    list: null,
    depth: 0,
    quote: false,
    literal: null,
    breaks: [],
  };
}

function isRule(text: string): boolean {
  return text.length >= 3 && /^[-*_=~ ]+$/.test(text) && new Set(text.replaceAll(' ', '')).size === 1;
}

/** LaTeX commands around a text that have no content of their own. */
function isTexFrame(text: string): boolean {
  return /^\\(?:(?:begin|end)\{(?:document|itemize|enumerate|description|quote|center)\}(?:\[[^\]]*\])?|end\{abstract\}|maketitle|(?:documentclass|usepackage)(?:\[[^\]]*\])?\{[^}]*\})$/.test(
    text,
  );
}

function listMark(text: string): { lead: number; list: 'bullet' | 'numbered' } | null {
  const bullet = /^(?:[-*+•‣◦·▪●○–—]|\\item(?:\[[^\]]{0,40}\])?)\s+(?=\S)/u.exec(text);
  if (bullet !== null) return { lead: bullet[0].length, list: 'bullet' };
  const number = /^(?:\(?\d{1,2}[.)]|\(?[a-z][.)])\s+(?=\S)/u.exec(text);
  return number === null ? null : { lead: number[0].length, list: 'numbered' };
}

function paragraph(lines: readonly Line[], item: { lead: number; list: 'bullet' | 'numbered' } | null): TextBlock {
  const first = lines[0] as Line;
  const last = lines.at(-1) as Line;
  return {
    ...plain(first),
    kind: 'paragraph',
    end: last.end,
    lead: item?.lead ?? 0,
    list: item?.list ?? null,
    breaks: lineEnds(lines, false),
  };
}

/**
 * `headed`: the text has headings directly above their paragraphs, so a line with an unknown name can be a heading too.
 */
function readHeading(lines: readonly Line[], index: number, headed: boolean): TextBlock | null {
  const line = lines[index] as Line;
  if (line.text.length > 200) return null;
  const marked = markedHeading(line);
  if (marked !== null) return marked;
  const title = /^(?:(?:working )?title: *|\*\*title(?::\*\*|\*\*:) *)(?=\S)/i.exec(line.text);
  const named = title !== null && !/^(?:none|tb[ad]|to be|not yet|unknown|\?)/i.test(line.text.slice(title[0].length));
  if (title !== null && named && lines.slice(0, index).every((other) => other.blank || isRule(other.text))) {
    return { ...plain(line), kind: 'heading', lead: title[0].length };
  }
  const under = lines[index + 1];
  const alone = index === 0 || (lines[index - 1] as Line).blank;
  if (alone && under !== undefined && /^(?:={3,}|-{3,})$/.test(under.text) && !isRule(line.text)) {
    return { ...plain(line), kind: 'heading', level: under.text.startsWith('=') ? 1 : 2 };
  }
  const known = headingName(line.text);
  if (
    known !== null &&
    (alone || /^(?:\d{1,2}(?:\.\d{1,2}){0,2}\.? )?\p{Lu}|:$/u.test(line.text)) &&
    // 'so?' above its list
    (!/[.!?;,]$/.test(line.text) || (alone && /^\p{L}[\p{L}' ]{0,24}\?$/u.test(line.text) && index > 0))
  ) {
    return { ...plain(line), ...colon(line.text), kind: 'heading', level: numberedLevel(line.text) };
  }
  if (known === null && alone && (isUnmarkedHeading(lines, index) || (headed && isTight(lines, index)))) {
    return { ...plain(line), ...colon(line.text), kind: 'heading', level: numberedLevel(line.text) };
  }
  return null;
}

function markedHeading(line: Line): TextBlock | null {
  const hashes = /^(#{1,6})\s+(?=\S)/.exec(line.text);
  if (hashes !== null) {
    const closing = /\s#+$/.exec(line.text)?.[0].length ?? 0;
    const trail = closing > 0 ? closing : colon(line.text).trail;
    return marked(line, hashes[0].length, trail, (hashes[1] as string).length);
  }
  const command = /^\\((?:sub){0,2}section|chapter|paragraph)\*?\{/.exec(line.text);
  if (command !== null && line.text.endsWith('}') && line.text.length > command[0].length + 1) {
    const level = command[1] === 'paragraph' ? 4 : 1 + ((command[1] as string).match(/sub/g)?.length ?? 0);
    return marked(line, command[0].length, 1, level);
  }
  // 'II. FORMULATION': a number and only capitals.
  if (/^(?:[IVX]{1,5}|\d{1,2})\.? {1,3}\p{Lu}[\p{Lu} &,-]{3,60}$/u.test(line.text)) return marked(line, 0, 0, 1);
  const frame = /^\\(?:title|begin)\{(?=\S)/.exec(line.text);
  if (frame !== null && /^\\title\{[^{}]+\}$|^\\begin\{abstract\}$/.test(line.text))
    return marked(line, frame[0].length, 1, line.text.startsWith('\\title') ? 0 : 1);
  const bold = /^(\*\*|__)(?=[^\s*_])[^*_]{1,80}(\*\*:?|__:?)$/.exec(line.text);
  if (bold !== null && !/[.!?;]\W{0,200}$/.test(line.text)) {
    const inner = line.text.slice(2, line.text.length - (bold[2] as string).length);
    return marked(line, 2, (bold[2] as string).length + colon(inner).trail, 1);
  }
  return null;
}

function marked(line: Line, lead: number, trail: number, level: number): TextBlock | null {
  if (!/[\p{L}\p{N}]/u.test(line.text.slice(lead, line.text.length - trail))) return null;
  return { ...plain(line), kind: 'heading', lead, trail, level };
}

function colon(text: string): { trail: number } {
  return { trail: /(?:(?<!\s)\s+)?:$/.exec(text.slice(-3))?.[0].length ?? 0 };
}

/** '2.1 Data' is one level below '2 Methods'. */
function numberedLevel(text: string): number {
  const number = /^\d{1,2}((?:\.\d{1,2})*)/.exec(text);
  return number === null ? 1 : 1 + ((number[1] as string).match(/\./g)?.length ?? 0);
}

/** A short line between blank lines that does not look like a sentence, followed by another kind of text. */
function isUnmarkedHeading(lines: readonly Line[], index: number): boolean {
  const text = (lines[index] as Line).text;
  // '(draft, after the interviews)' below a title.
  const below = index === 0 && isAside(lines, 1) ? 2 : index + 1;
  const next = lines[below];
  if (next !== undefined && !next.blank) return false;
  const following = lines.slice(below).find((line) => !line.blank);
  if (following === undefined) return false;
  if (index === 0 && text.length <= 120 && isMemo(text) && isNoteLine(text) && listMark(text) === null)
    return headingName(text.split(':')[0] ?? '') === null;
  if (!looksLikeHeading(text, index === 0)) return false;
  if (headingName(following.text) !== null || !looksLikeHeading(following.text, false)) return true;
  // A title above the first heading, in any language.
  const at = lines.indexOf(following);
  return index === 0 && (isTight(lines, at) || isUnmarkedHeading(lines, at));
}

/** 'Gaps and dormice, 2021-22. Field notes turned into an outline.': a period does not make it a statement. */
function isNoteLine(text: string): boolean {
  return (
    !/[.;,:?]$/.test(text) ||
    (/\.$/.test(text) && !/\b(?:we|i|is|are|was|were|has|have|had|do|does|did|can|will|that)\b/i.test(text))
  );
}

/** A line in parentheses above a blank line. */
function isAside(lines: readonly Line[], index: number): boolean {
  return /^\([^()]{3,80}\)$/.test(lines[index]?.text ?? '') && lines[index + 1]?.blank === true;
}

/** '- Methods' above items that are indented below it. */
function itemHeading(lines: readonly Line[], index: number): TextBlock | null {
  const line = lines[index] as Line;
  const next = lines[index + 1];
  const mark = listMark(line.text);
  if (mark === null || next === undefined || next.indent <= line.indent || listMark(next.text) === null) return null;
  const words = line.text.slice(mark.lead);
  if (words.length > 45 || words.split(/\s+/).length > 6 || !/^\p{L}[^.!?;=]*$/u.test(words)) return null;
  return {
    ...plain(line),
    ...colon(line.text),
    kind: 'heading',
    lead: mark.lead,
    level: 1 + Math.floor(line.indent / 2),
  };
}

function isBlockStart(line: Line, index: number, lines: readonly Line[]): boolean {
  return !line.blank && (index === 0 || (lines[index - 1] as Line).blank);
}

/** A few words on a separate line between a blank line and longer text. */
function isTight(lines: readonly Line[], index: number): boolean {
  const { text } = lines[index] as Line;
  const next = lines[index + 1];
  return (
    isBlockStart(lines[index] as Line, index, lines) &&
    next !== undefined &&
    !next.blank &&
    text.length <= 45 &&
    /^\p{L}[\p{L}\p{N}&+'’",/() -]*[:?]?$/u.test(text) &&
    text.split(/\s+/).length <= 6 &&
    !statesSomething.test(text) &&
    (listMark(next.text) !== null || next.text.length >= text.length + 10)
  );
}

/** 'Size not always measured' is a note; 'What we did not measure' is a heading. */
const statesSomething = /^(?!(?:what|how|why|where|who)\b).*\b(?:not|never|no|always|is|are|was|were|has|have|had)\b/i;

/** 'DialNeg: do chat models understand negated constraints?': a name and a question, as titles often are. */
function asksAsTitle(text: string): boolean {
  const name = /^(\p{Lu}[^:?.!]{1,40}): [^?.!]{10,150}\?$/u.exec(text)?.[1];
  return name !== undefined && headingName(name) === null && !isMemo(text);
}

function looksLikeHeading(text: string, first: boolean): boolean {
  if (first && asksAsTitle(text)) return true;
  const words = text.split(/\s+/).length;
  return (
    words <= (first ? 25 : 8) &&
    text.length <= (first ? 200 : 70) &&
    // A formula alone is not a heading; formulas were replaced by rows of X.
    /\p{L}{2}/u.test(text.replaceAll(/X{3,}/g, '')) &&
    // A first line may name the topic in lower case.
    (/^[\p{Lu}\p{Lo}\p{N}]/u.test(text) || (first && words >= 3)) &&
    !/[.!?;,:…。！？；，：]["”')]*$/u.test(text) &&
    listMark(text) === null &&
    (first || !text.includes(':')) &&
    !/^(?:we|i|our|my|it|this|these|those|they|there|he|she|the results?)\b/i.test(text) &&
    ((first && isCapitalized(text)) ||
      !/\b(?:is|are|was|were|has|have|had|showed|found|increased|decreased|improved)\b/i.test(text))
  );
}

/** 'Data Management Is People Management': a title may contain a verb if it has title capitalization. */
function isCapitalized(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  return (
    long.length >= 3 &&
    long.every(
      (word) => /^\p{Lu}/u.test(word) || /^(?:with|from|into|over|under|than|that|between|during|through)$/.test(word),
    )
  );
}
