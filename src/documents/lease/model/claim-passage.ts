import type { Quote, Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';

/** A claimed passage and the words that introduce it. */
export interface ClaimedPassage {
  readonly quote: Quote;
  readonly block: Block;
  /** The sentences of the paragraph that contain the quote. */
  readonly sentence: string;
  /** The part of these sentences that begins with the quote. */
  readonly rest: string;
  /** The label of the value, or the innermost heading, if the sentence doesn't contain it. */
  readonly lead: string;
}

export function passageAt(block: Block, quote: Quote, text: LeaseText): ClaimedPassage {
  const { start, end } = sentencesAround(block, quote);
  const slice = (from: number) => block.text.slice(from - block.start, end - block.start);
  return { quote, block, sentence: slice(start), rest: slice(quote.start), lead: leadOf(block, quote, text) };
}

function leadOf(block: Block, { start, end }: Quote, { pairs }: LeaseText): string {
  const own = pairs.findLast(
    ({ value, labelSpan }) => value.start <= start + 2 && end <= value.end + 2 && labelSpan.end <= start,
  );
  return own === undefined ? (block.section.split(' > ').at(-1) ?? '') : own.label;
}

/** The sentences of the paragraph that contain the quote. */
export function sentencesAround(block: Block, { start, end }: Quote): Span {
  const within = sentencesOf(block).filter((sentence) => sentence.start < end && start < sentence.end);
  return { start: Math.min(start, within[0]?.start ?? start), end: Math.max(end, within.at(-1)?.end ?? end) };
}
