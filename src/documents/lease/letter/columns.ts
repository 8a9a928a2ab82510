import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** A table row with two adjacent positions: the other party's or the current one, and the new offer. */
export interface TwoPositions {
  readonly block: Block;
  readonly label: string;
  readonly old: Span;
  readonly fresh: Span;
  /** `OK`, `agreed`, `no change`: the earlier position still applies. */
  readonly kept: boolean;
}

const oldHead =
  /^(?:rfp|request(?:ed)?|requirements?|asked)$|^(?:the )?rfp (?:request|requirement|asks?)$|\b(?:current|existing|present|original|previous|prior|(?:proposer|landlord|owner|bidder) (?:said|offered|wrote|asked)|(?:landlord|owner|lessor|tenant|your|LL)(?:['’]s)? (?:proposal|offer|position|terms|request|draft)|(?:landlord|owner|lessor|tenant|their|your)(?:['’]s)? (?:\w{3,9} \d{1,2} )?(?:sheet|paper|letter|ask|numbers))\b/i;
const newHead =
  /\b(?:proposed|counter\w*|our|new|revised|response|renewal|(?:landlord|owner|lessor|tenant)(?:['’]s)? (?:counter\w*|response|reply))\b/i;
export const keeps =
  /^\W*(?:ok(?:ay)?|agreed|accept(?:ed|able)?|same|no change|unchanged|as proposed|fine|yes|confirmed)\b(?!.*\b(?:otherwise|but|except|provided|only|however)\b)/i;

/** `Landlord 10/26`: a party and the date of its document. */
const sideAndDay =
  /^(landlord|owner(?:ship)?|lessor|ll|tenant|lessee|tt)\s+\(?(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4})?\)?$/i;

/** Whether two headers name different parties, the right one with the later date. */
function isLaterSide(left: string, right: string): boolean {
  const [a, b] = [sideAndDay.exec(left), sideAndDay.exec(right)];
  if (a === null || b === null || a[1]?.toLowerCase() === b[1]?.toLowerCase()) return false;
  const dayOf = (match: RegExpExecArray) => Number(match[2]) * 100 + Number(match[3]);
  return dayOf(a) < dayOf(b);
}

/**
 * The rows below a header such as `Landlord's Proposal | Tenant's Counter`, `Landlord 10/26 | Tenant 11/09` or `Current
 * | Proposed`.
 */
export function twoPositions(text: LeaseText): readonly TwoPositions[] {
  const rounds = severalRounds(text);
  if (rounds.length > 0) return rounds;
  const found: TwoPositions[] = [];
  let reversed: boolean | null = null;
  for (const block of text.blocks) {
    if (block.kind !== 'row') {
      reversed = null;
      continue;
    }
    const cells = cellsOf(block);
    const [before, last] = cells.slice(-2);
    if (before === undefined || last === undefined) continue;
    const [left, right] = [wordsOf(block, before), wordsOf(block, last)];
    if (reversed === null && cells.length >= 2 && !/[$£€]\s?\d/.test(block.text)) {
      if ((oldHead.test(left) && newHead.test(right) && !newHead.test(left)) || isLaterSide(left, right))
        reversed = false;
      else if ((newHead.test(left) && oldHead.test(right) && !newHead.test(right)) || isLaterSide(right, left))
        reversed = true;
      continue;
    }
    const label = cells[0];
    if (reversed === null || cells.length < 3 || label === undefined) continue;
    const [old, fresh] = reversed ? [last, before] : [before, last];
    found.push({ block, label: wordsOf(block, label), old, fresh, kept: keeps.test(wordsOf(block, fresh)) });
  }
  return found;
}

/** A header for a round of negotiation: `LL 4/1`, `TT 4/6`, `Counter #2`, `LL 4/9 (current)`, `Owner's response`. */
const round =
  /^(?:(?:landlord|owner(?:ship)?|lessor|ll|tenant|lessee|tt)(?:['’]s)?(?:\s+\(?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\)?|\s+(?:\w+\s){0,2}(?:proposal|offer|counter\w*|response|reply|position|draft))|(?:counter|proposal|round|rev(?:ision)?|version|draft)\s*#?\d{1,2})(?:\s*\((?:current|latest|final|agreed)\))?$|^(?:current|latest|agreed|final)(?: (?:terms|status|position|offer|proposal))?$/i;
const marked = /\b(?:current|latest|agreed|final)\b/i;
/** `We asked 9/4`, `You said 9/18`, `Halden today`: who spoke, and when. */
const turn =
  /^(?:the )?[\p{L}&'’]{1,24}(?: [\p{L}&'’]{1,24}){0,2} (?:on )?(?:(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4})?|(today|now))$/iu;
/** The start and end of a period are dates too. */
const notATurn = /^(?:from|to|through|thru|until|starts?|starting|begins?|ends?|ending|due|as of|effective)\b/i;

/** The order of a round within a year; null if the words don't give one. */
function turnOf(words: string): number | null {
  const match = notATurn.test(words) ? null : turn.exec(words);
  if (match === null) return null;
  return match[3] === undefined ? Number(match[1]) * 100 + Number(match[2]) : Number.POSITIVE_INFINITY;
}

/** Whether two or more adjacent headers are rounds of a negotiation in chronological order. */
function areTurns(words: readonly string[], named: readonly number[]): boolean {
  const turns = named.map((at) => turnOf(words[at] ?? ''));
  return (
    turns.length >= 2 &&
    new Set(named.map((at) => words[at]?.split(' ')[0]?.toLowerCase())).size > 1 &&
    turns.every((each, at) => each !== null && (at === 0 || (turns[at - 1] ?? each) < each))
  );
}

/**
 * The columns under a header with three or more rounds, or with dated rounds: the one marked as current, otherwise the
 * last one.
 */
function roundsOf(heads: readonly string[]): { readonly first: number; readonly fresh: number } | null {
  // `B. Landlord 9/18`: with the letter of the column.
  const words = heads.map((each) => each.replace(/^[A-Z][.)]\s{1,3}/, ''));
  const named = words.flatMap((each, at) => (at > 0 && (round.test(each) || turnOf(each) !== null) ? [at] : []));
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined || last - first !== named.length - 1) return null;
  if (!areTurns(words, named) && (named.length < 3 || named.some((at) => !round.test(words[at] ?? '')))) return null;
  return { first, fresh: named.find((at) => marked.test(words[at] ?? '')) ?? last };
}

/**
 * The rows of a table with several rounds: all columns except the current one are old, unless the current one keeps the
 * previous position.
 */
function severalRounds(text: LeaseText): readonly TwoPositions[] {
  const found: TwoPositions[] = [];
  let rounds: { readonly first: number; readonly fresh: number } | null = null;
  for (const block of text.blocks) {
    if (block.kind !== 'row') {
      rounds = null;
      continue;
    }
    const cells = allCellsOf(block);
    const words = cells.map((cell) => wordsOf(block, cell));
    const header = roundsOf(words);
    if (header !== null) {
      rounds = header;
      continue;
    }
    if (rounds === null || cells.length <= rounds.first) continue;
    const label = words[0] ?? '';
    const fresh = cells[rounds.fresh];
    // An empty cell of the newest column changes nothing.
    const isEmpty = fresh === undefined || words[rounds.fresh] === '';
    const isKept = isEmpty || keeps.test(words[rounds.fresh] ?? '');
    const kept = isKept
      ? cells.findLastIndex(
          (_, at) =>
            at >= (rounds?.first ?? 1) && at < (rounds?.fresh ?? 0) && words[at] !== '' && !keeps.test(words[at] ?? ''),
        )
      : -1;
    const live = isKept && kept >= 0 ? cells[kept] : fresh;
    if (live === undefined) continue;
    for (const [at, cell] of cells.entries()) {
      if (at < rounds.first || cell === live || words[at] === '') continue;
      found.push(
        cell === fresh
          ? { block, label, old: live, fresh: cell, kept: true }
          : { block, label, old: cell, fresh: live, kept: false },
      );
    }
  }
  return found;
}

/** All cells of a row, including empty ones, so that a column keeps its position. */
function allCellsOf(block: Block): Span[] {
  let at = block.start;
  return block.text.split('\t').map((cell) => {
    const span = { start: at, end: at + cell.length };
    at += cell.length + 1;
    return span;
  });
}

export function wordsOf(block: Block, { start, end }: Span): string {
  return block.text.slice(start - block.start, end - block.start).trim();
}

export function cellsOf(block: Block): Span[] {
  const cells: Span[] = [];
  let at = block.start;
  for (const cell of block.text.split('\t')) {
    if (cell.trim() !== '') cells.push({ start: at, end: at + cell.length });
    at += cell.length + 1;
  }
  return cells;
}
