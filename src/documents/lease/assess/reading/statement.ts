import type { Span } from '#documents/document.ts';
import type { Block } from '../../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';

/** The text that must be read together to understand one position of a clause. */
export interface Statement {
  /** The words before a list, if there are any, and the sentence or item that contains the verb. */
  readonly scope: string;
  /** Where the act is within `scope`. */
  readonly act: Span;
  /** Where the sentence or item begins within `scope`; the lead-in is before it. */
  readonly ownStart: number;
  /** The whole sentence in the document, as far as it is in this block. */
  readonly sentence: Span;
  /** The rest of the sentence after the verb, including other items of its list. */
  readonly tail: string;
  /** Sentences before and after it in the same clause. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The whole clause as read, for words that establish the context: 'holding over'. */
  readonly clause: string;
  /** An offset of `scope` as an offset of the document. */
  toDocument(offset: number): number;
}

const itemMark = /^\s*[“"]?(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})\)|[•▪●–-]\s|(?:[a-z]|[ivx]{1,4}|\d{1,2})\.\s)/i;
const innerMark = /(?<=^|[\s:;,])\(([a-z]|[ivx]{1,5}|\d{1,2})\)(?=\s)/g;

/** The statement around a matched phrase: `act` is the span of the phrase in the document, within the block. */
export function statementAt(text: LeaseText, block: Block, act: Span): Statement {
  const spans = wholeSentences(block);
  const at = Math.max(
    0,
    spans.findIndex(({ end }) => end > act.start),
  );
  const span = spans[at] ?? block;
  const sentence = { start: span.start, end: Math.max(span.end, Math.min(block.end, act.end)) };
  const pieces: Piece[] = piecesOf(block, sentence, act.start).map((piece, index, all) =>
    index === all.length - 1 ? shortened(piece, act) : { start: piece.start, text: piece.text.slice(0, longestLead) },
  );
  const own = pieces.at(-1) ?? { start: sentence.start, text: sliceOf(block, sentence.start, sentence.end) };
  if (at === 0 && pieces.length === 1) {
    const outer = leadInBefore(text, block, own.text);
    if (outer) pieces.unshift(outer);
  }
  const scope = pieces.map((piece) => piece.text).join(' ');
  const ownStart = scope.length - own.text.length;
  const actAt = { start: ownStart + act.start - own.start, end: ownStart + act.end - own.start };
  const around = clauseAround(text, block);
  const following = sentenceContinues(text, block, sentence);
  return {
    scope,
    act: actAt,
    ownStart,
    sentence,
    tail: withinItem(scope.slice(actAt.end), own.text) + following,
    before: [...around.before, ...spans.slice(0, at).map((each) => sliceOf(block, each.start, each.end))].slice(-6),
    after: [...spans.slice(at + 1).map((each) => sliceOf(block, each.start, each.end)), ...around.after].slice(0, 8),
    clause: around.clause,
    toDocument: (offset) => {
      let from = 0;
      for (const piece of pieces) {
        if (offset <= from + piece.text.length || piece === own) return piece.start + offset - from;
        from += piece.text.length + 1;
      }
      return own.start;
    },
  };
}

/** Sentences up to a period: list parts separated by semicolons stay together. */
export function wholeSentences(block: Block): Span[] {
  const whole: Span[] = [];
  for (const span of sentencesOf(block).flatMap((each) => behindReferences(block, each))) {
    const last = whole.at(-1);
    if (last && /[;:][”"’)]*\s*$/.test(sliceOf(block, last.start, last.end)))
      whole[whole.length - 1] = { start: last.start, end: span.end };
    else whole.push(span);
  }
  return whole;
}

/** `… as provided in Section 12. The foregoing …`: the number ends its sentence. */
function behindReferences(block: Block, span: Span): Span[] {
  const text = sliceOf(block, span.start, span.end);
  const ends = [
    ...text.matchAll(/\b(?:[Ss]ections?|[Aa]rticles?|[Pp]aragraphs?)\s+\d{1,2}(?:\.\d{1,2})*\.(?=\s+[A-Z][a-z])/g),
  ].map((match) => span.start + match.index + match[0].length);
  const starts = [span.start, ...ends];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? span.end }));
}

function sliceOf(block: Block, start: number, end: number): string {
  return block.text.slice(start - block.start, end - block.start);
}

interface Piece {
  readonly start: number;
  readonly text: string;
}

const longestLead = 1_500;
const longestBefore = 2_500;
const longestBehind = 2_500;

/** The part of a very long sentence around the verb: text farther away does not affect it. */
function shortened(piece: Piece, act: Span): Piece {
  const from = Math.max(piece.start, act.start - longestBefore);
  return { start: from, text: piece.text.slice(from - piece.start, act.end + longestBehind - piece.start) };
}

interface Mark {
  readonly at: number;
  readonly style: 'a' | 'i' | '1';
  readonly isFirst: boolean;
}

/** List markers within a sentence, except those inside brackets. */
function marksIn(text: string): Mark[] {
  const plain = text.replace(innerMark, (mark) => ' '.repeat(mark.length));
  return [...text.matchAll(innerMark)].flatMap((match): Mark[] => {
    const lead = plain.slice(0, match.index);
    const depth = (lead.match(/\(/g)?.length ?? 0) - (lead.match(/\)/g)?.length ?? 0);
    if (depth > 0) return [];
    const label = match[1] ?? '';
    const style = /^\d/.test(label) ? '1' : /^(?:i|ii|iii|iv|v|vi|vii|viii|ix|x)$/.test(label) ? 'i' : 'a';
    return [{ at: match.index, style, isFirst: /^(?:a|i|1)$/.test(label) }];
  });
}

/** The words before the outer list, those before the inner list, and the item itself. */
function piecesOf(block: Block, sentence: Span, act: number): Piece[] {
  const lead = sliceOf(block, sentence.start, act);
  const spans = itemSpans(lead, sentence.end - sentence.start);
  return spans.map(({ start, end }) => ({
    start: sentence.start + start,
    text: sliceOf(block, sentence.start + start, sentence.start + end),
  }));
}

function itemSpans(lead: string, end: number): Span[] {
  const marks = marksIn(lead);
  const last = marks.at(-1);
  const first = last && marks.findLast(({ style, isFirst }) => style === last.style && isFirst);
  if (last && first && first.at > 20) return [...itemSpans(lead.slice(0, first.at), first.at), { start: last.at, end }];
  const semicolon = lastClauseStart(lead);
  if (semicolon < 0) return [{ start: 0, end }];
  const colon = lead.indexOf(': ');
  const own = { start: semicolon + 2, end };
  return colon > 0 && colon < semicolon ? [{ start: 0, end: colon + 1 }, own] : [own];
}

/** Where a clause ends: at a period, or at a semicolon that isn't followed by another verb with the same subject. */
export const clauseEnd =
  /\.\s|;\s+(?!(?:and|or)\s+(?!(?:the|landlord|lessor|tenant|lessee|sub\w+|provided|if|in|any|no|all|such|this|that|upon)\b))/i;

const continues =
  /^;\s+(?:and|or)\s+(?!(?:the|landlord|lessor|tenant|lessee|sub\w+|provided|if|in|any|no|all|such|this|that|upon)\b)/i;

/** The last semicolon that is followed by a clause with its own subject. */
function lastClauseStart(lead: string): number {
  let at = lead.lastIndexOf('; ');
  while (at > 0 && continues.test(lead.slice(at, at + 40))) at = lead.lastIndexOf('; ', at - 1);
  return at;
}

/** The text after the verb in its own list item, and a proviso after the whole list. */
function withinItem(tail: string, own: string): string {
  const style = marksIn(own)[0]?.style;
  const next = marksIn(tail).find((mark) => mark.style === style && !mark.isFirst);
  if (style === undefined || !next || marksIn(own)[0]?.at !== 0) return tail;
  const proviso = tail.slice(next.at).search(/[;,]\s*(?:provided|except|however|but)\b/i);
  return tail.slice(0, next.at) + (proviso < 0 ? '' : tail.slice(next.at + proviso));
}

/** The words before a list whose items are separate paragraphs, and the start of a sentence split by a page break. */
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
    // `B.` after `A. … the following:` belongs to the same list as `A.`.
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

/** The rest of a sentence that continues in the next paragraph: a page break, or a list. */
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
      // Without headings, the clause is only the paragraph and its continuation.
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
