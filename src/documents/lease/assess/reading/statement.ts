import type { Span } from '../../../document.ts';
import type { Block } from '../../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';

/** What has to be read together to understand one place of a clause. */
export interface Statement {
  /** The lead-in of a list (when there is one) and the sentence or item with the act. */
  readonly scope: string;
  /** Where the act is within `scope`. */
  readonly act: Span;
  /** Where the sentence or item begins within `scope`; before it stands the lead-in. */
  readonly ownStart: number;
  /** The whole sentence in the document, as far as it stands in this block. */
  readonly sentence: Span;
  /** The rest of the sentence behind the act, other items of its list included. */
  readonly tail: string;
  /** Sentences before and after it in the same clause. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** All of the clause that was read, for words that set the scene: 'holding over'. */
  readonly clause: string;
  /** An offset of `scope` as an offset of the document. */
  toDocument(offset: number): number;
}

const itemMark = /^\s*[“"]?(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})\)|[•▪●–-]\s|(?:[a-z]|[ivx]{1,4}|\d{1,2})\.\s)/i;
const innerMark = /(?:^|[\s:;,])\((?:[a-z]|[ivx]{1,5}|\d{1,2})\)\s/;

/** The statement around an act: `act` is a span of the document within the block. */
export function statementAt(text: LeaseText, block: Block, act: Span): Statement {
  const spans = wholeSentences(block);
  const at = Math.max(
    0,
    spans.findIndex(({ end }) => end > act.start),
  );
  const span = spans[at] ?? block;
  const sentence = { start: span.start, end: Math.max(span.end, Math.min(block.end, act.end)) };
  const { start: segmentStart, leadEnd } = segmentOf(block, sentence, act.start);
  const own = sliceOf(block, segmentStart, sentence.end);
  let lead = leadEnd > sentence.start ? sliceOf(block, sentence.start, leadEnd) : '';
  let leadStart = sentence.start;
  if (at === 0 && lead === '') {
    const outer = leadInBefore(text, block, own);
    if (outer) {
      lead = outer.text;
      leadStart = outer.start;
    }
  }
  const scope = lead === '' ? own : `${lead} ${own}`;
  const ownStart = scope.length - own.length;
  const actAt = { start: ownStart + act.start - segmentStart, end: ownStart + act.end - segmentStart };
  const around = clauseAround(text, block);
  const following = sentenceContinues(text, block, sentence);
  return {
    scope,
    act: actAt,
    ownStart,
    sentence,
    tail: scope.slice(actAt.end) + following,
    before: [...around.before, ...spans.slice(0, at).map((each) => sliceOf(block, each.start, each.end))].slice(-6),
    after: [...spans.slice(at + 1).map((each) => sliceOf(block, each.start, each.end)), ...around.after].slice(0, 8),
    clause: around.clause,
    toDocument: (offset) => (offset < ownStart ? leadStart + offset : segmentStart + offset - ownStart),
  };
}

/** Sentences up to a full stop: the parts of a list that semicolons divide stay together. */
export function wholeSentences(block: Block): Span[] {
  const whole: Span[] = [];
  for (const span of sentencesOf(block)) {
    const last = whole.at(-1);
    if (last && /[;:][”"’)]*\s*$/.test(sliceOf(block, last.start, last.end)))
      whole[whole.length - 1] = { start: last.start, end: span.end };
    else whole.push(span);
  }
  return whole;
}

function sliceOf(block: Block, start: number, end: number): string {
  return block.text.slice(start - block.start, end - block.start);
}

/** Within a long sentence: the item of a list with the act, and where the lead-in ends. */
function segmentOf(block: Block, sentence: Span, act: number): { start: number; leadEnd: number } {
  const lead = sliceOf(block, sentence.start, act);
  const first = innerMark.exec(lead);
  if (first && first.index > 20) {
    const marks = [...lead.matchAll(new RegExp(innerMark.source, 'g'))];
    const last = marks.at(-1);
    if (last) {
      const start = sentence.start + last.index + (/^[\s:;,]/.test(last[0]) ? 1 : 0);
      return { start, leadEnd: sentence.start + first.index };
    }
  }
  const semicolon = lead.lastIndexOf('; ');
  if (semicolon >= 0) {
    const stop = semicolon + 2;
    const colon = lead.indexOf(': ');
    const isList = colon > 0 && colon < stop;
    return { start: sentence.start + stop, leadEnd: isList ? sentence.start + colon + 1 : sentence.start };
  }
  return { start: sentence.start, leadEnd: sentence.start };
}

/** The words before a list whose items are paragraphs of their own, and the sentence that a page break cut. */
function leadInBefore(text: LeaseText, block: Block, own: string): { text: string; start: number } | null {
  const isItem = itemMark.test(own);
  const isCut = /^\s*[a-z]{2,}/.test(own);
  if (!isItem && !isCut) return null;
  for (let index = block.index - 1; index >= Math.max(0, block.index - 14); index -= 1) {
    const previous = text.blocks[index];
    if (!previous || (previous.kind === 'heading' && previous.text.length < 90)) {
      if (isItem) return null;
      continue;
    }
    const lastSpan = wholeSentences(previous).at(-1);
    const last = lastSpan ? sliceOf(previous, lastSpan.start, lastSpan.end) : previous.text;
    const isOpen = !/[.!?][”"’)]*\s*$/.test(last);
    if (isCut && !isItem) {
      if (/^\W*\d{1,3}\W*$/.test(previous.text) || previous.text.length < 12) continue;
      return isOpen && lastSpan ? { text: last, start: lastSpan.start } : null;
    }
    // `B.` after `A. … the following:` belongs to the list that `A.` is in.
    const isLevel = markStyle(previous.text) !== '' && markStyle(previous.text) === markStyle(own);
    if (/[:—–][\s]*$/.test(last) && lastSpan && !isLevel) return { text: last, start: lastSpan.start };
    const isSibling = itemMark.test(previous.text) || /(?:;|,|\band|\bor)[”"]?\s*$/.test(last);
    if (!isSibling) return isOpen && lastSpan && last.length > 20 ? { text: last, start: lastSpan.start } : null;
  }
  return null;
}

/** `(a)` as '(a)', `B.` as 'A.', `2)` as '1)'. */
function markStyle(text: string): string {
  const match = /^\s*[“"]?(\(?)(?:(\d{1,2})|([A-Z])|([a-z]{1,4}))([.)])/.exec(text);
  if (!match) return '';
  return `${match[1]}${match[2] ? '1' : match[3] ? 'A' : 'a'}${match[5]}`;
}

/** The rest of a sentence that goes on in the next paragraph: a page break, or a list. */
function sentenceContinues(text: LeaseText, block: Block, sentence: Span): string {
  if (sentence.end < block.end - 2 || /[.!?][”"’)]*\s*$/.test(sliceOf(block, sentence.start, sentence.end))) return '';
  const next = text.blocks[block.index + 1];
  const span = next && /^\s*[a-z(]/.test(next.text) ? wholeSentences(next)[0] : undefined;
  return next && span ? ` ${sliceOf(next, span.start, span.end)}` : '';
}

const longestClause = 7_000;
const clauses = new WeakMap<Block, { before: string[]; after: string[]; clause: string }>();

/** The paragraphs of the same clause around a block, without headings. */
function clauseAround(text: LeaseText, block: Block): { before: string[]; after: string[]; clause: string } {
  const known = clauses.get(block);
  if (known) return known;
  const sides = [-1, 1].map((step) => {
    const found: Block[] = [];
    let length = 0;
    for (let index = block.index + step; found.length < 8; index += step) {
      const each = text.blocks[index];
      if (!each || each.section !== block.section || each.attached !== block.attached || each.kind === 'heading') break;
      // Without headings only what belongs to the paragraph is its clause.
      if (step === 1 && (each.section === '' || block.section === '') && opensClause.test(each.text)) break;
      length += each.text.length;
      if (length > longestClause / 2) break;
      if (each.text.length > 25) found.push(each);
      if (step === -1 && each.section === '' && opensClause.test(each.text)) break;
    }
    return step === 1 ? found : found.reverse();
  });
  const sentences = (blocks: readonly Block[] | undefined) =>
    (blocks ?? []).flatMap((each) => wholeSentences(each).map((span) => sliceOf(each, span.start, span.end)));
  const around = {
    before: sentences(sides[0]),
    after: sentences(sides[1]),
    clause: [...(sides[0] ?? []), block, ...(sides[1] ?? [])].map((each) => each.text).join('\n'),
  };
  clauses.set(block, around);
  return around;
}

const opensClause = /^\s*(?:(?:section|article|paragraph)\s+)?\d{1,2}(?:\.\d{1,2})*\.?\s+[A-Z]/i;
