import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { keeps } from './columns.ts';

/** An answer on the line below a term of the other party. */
export interface Reply {
  /** The paragraph with the term. */
  readonly asked: Block;
  readonly block: Block;
  /** The words of the answer, without a mark such as `>` or `LL:`. */
  readonly words: Span;
  /** `OK`, `agreed`: accepts the term unchanged. */
  readonly kept: boolean;
}

const quoted = /^\s{0,9}>/;
const marks = /^[\s>]{0,20}/;
/** `LL: $27`, `Response – 65 months`. */
const byName = /^(landlord|tenant|owner|ll|tt|response|reply|counter|answer|ours|yours)(?:['’]s)?\s?[:–-]\s+/i;
/** `Term: 62 months`, `3. Base rent: $31`, `Parking – 4 per 1,000`, `6) Rent starts 180 days after delivery`. */
const term = /^\d{1,2}[.)]\s+\S.{5,}|^[A-Z][^:\n]{1,50}(?::|\s[–—-])\s+\S/i;
const leastReplies = 3;

const known = new WeakMap<LeaseText, ReadonlyMap<Block, Reply>>();

/**
 * The answers that someone wrote below the terms of a quoted message: on lines without a quotation mark `>`, in capital
 * letters, or after the name of a party. They are used if most terms between the first and the last have one.
 */
export function repliesIn(text: LeaseText): ReadonlyMap<Block, Reply> {
  const cached = known.get(text);
  if (cached) return cached;
  const blocks = text.blocks.filter((block) => block.kind !== 'row' && block.text.trim() !== '');
  const pairs = blocks.slice(1).flatMap((block, at) => {
    const asked = blocks[at];
    return asked !== undefined && term.test(wordsOf(asked)) && wordsOf(asked).length < 300 ? [{ asked, block }] : [];
  });
  const ways: readonly ((pair: { asked: Block; block: Block }) => string | null)[] = [
    ({ asked, block }) => (quoted.test(asked.text) && !quoted.test(block.text) ? '' : null),
    ({ asked, block }) => (/\p{Ll}/u.test(asked.text) && isShouted(wordsOf(block)) ? '' : null),
    ({ asked, block }) => (byName.test(wordsOf(asked)) ? null : (byName.exec(wordsOf(block))?.[0] ?? null)),
  ];
  const found = ways
    .map((way) =>
      pairs.flatMap(({ asked, block }) => {
        const name = way({ asked, block });
        if (name === null) return [];
        const start = block.start + (marks.exec(block.text)?.[0].length ?? 0) + name.length;
        const words = { start, end: block.start + block.text.trimEnd().length };
        return words.end <= words.start
          ? []
          : [{ asked, block, words, kept: keeps.test(block.text.slice(words.start - block.start)) }];
      }),
    )
    .find((each) => each.length >= leastReplies && each.length >= 0.5 * between(blocks, each));
  const replies = new Map((found ?? []).map((reply) => [reply.block, reply]));
  known.set(text, replies);
  return replies;
}

/** The number of terms from the first one with an answer to the last one. */
function between(blocks: readonly Block[], replies: readonly Reply[]): number {
  const [from, to] = [replies[0]?.asked.start ?? 0, replies.at(-1)?.asked.start ?? 0];
  return blocks.filter((block) => block.start >= from && block.start <= to && term.test(wordsOf(block))).length;
}

function wordsOf({ text }: Block): string {
  return text.replace(marks, '').trim();
}

/** `65 MONTHS`, `NO`, `OK`: an answer in capital letters that isn't a heading. */
function isShouted(words: string): boolean {
  return !/\p{Ll}/u.test(words) && words.length < 200 && answers.test(words);
}

const answers = /^(?:\D{0,2}\d|NO\b|NOT\b|YES\b|OK\b|FINE\b|AGREED\b|ACCEPT)|^(?![A-Z\d]{1,3}[.)]\s).*\d/;

/** The figure of a term that is a sentence: `Rent starts 180 days after delivery`. */
const figure = /[$£€]?\d[\d,.]*\d?%?(?:[\s-](?:days|months|years|weeks)\b)?/;

const refuses = /^\W*(?:no|not|none|never|delete[d]?|strike|stricken|can['’]?t|cannot|won['’]?t|declined?)\b/i;

/**
 * The part of the term that an answer replaces: the words after the term's label, or the figure in a sentence without a
 * label. Null if the answer neither states a figure nor refuses, because it may only add something.
 */
export function replacedBy({ asked, block, words }: Reply): Span | null {
  const answer = block.text.slice(words.start - block.start);
  if (!/\d/.test(answer) && !refuses.test(answer)) return null;
  const label =
    /^[\s>]{0,20}(?:\d{1,2}[.)]\s+)?(?:[A-Za-z][^:.;\n]{0,50}?(?::|\s[–—-])\s+)?/.exec(asked.text)?.[0] ?? '';
  const from = asked.start + label.length;
  const end = asked.start + asked.text.trimEnd().length;
  if (/[:–—-]\s+$/.test(label)) return { start: from, end };
  const own = figure.exec(asked.text.slice(label.length));
  return own !== null && /\d/.test(answer)
    ? { start: from + own.index, end: from + own.index + own[0].length }
    : { start: from, end };
}
