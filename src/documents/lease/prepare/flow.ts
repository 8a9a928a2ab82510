import type { Block } from './block.ts';

/** The maximum length of a sentence or of a list of events; text after that is treated as separate. */
const mostParts = 6;
const longest = 2_500;

const ended = /[.;:!?][”"’')\]]{0,3}\s*$/;
const goesOn = /^(?:[a-z]{2,}|(?:19|20)\d{2}\b|\(?\d{1,3}\)?\s+(?:business\s+)?(?:days?|months?|years?)\b)/;
/** A line that can't be the end of a sentence. */
const open = /(?:,|\b(?:of|the|and|to|on|by|for|in|at|or|from|with|this|a|an))\s*$/;
const choiceOpens =
  /\b(?:earlier|later|earliest|latest|sooner|sooner\s+to\s+occur|first\s+to\s+occur|last\s+to\s+occur)\s+(?:to\s+occur\s+)?of(?:\s+the\s+following(?:\s+\w+){0,3})?\s*(?:[:,–-]{1,2}\s*)?$/i;
/** A choice whose first item is on the same line: `the later of (a) X; and`. */
const choiceGoesOn =
  /\b(?:earlier|later|earliest|latest|sooner|first\s+to\s+occur|last\s+to\s+occur)\s+(?:to\s+occur\s+)?of\b[^.]{0,600}(?:;|\b(?:and|or))\s*$/i;
const item = /^\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]\s/i;
/** `20.2 Lessor shall` after `; and`: a separate clause. */
const clause = /^\d{1,2}\.\d{1,2}\b/;
const itemEnds = /(?:[;,]|\b(?:and|or))\s*$/i;

/**
 * The paragraphs, with text that the layout split joined again: a sentence that continues on the next line, and the
 * items of `the later of:`. Positions are still those of the document, and all other paragraphs are the same objects.
 */
export function flowing(blocks: readonly Block[]): readonly Block[] {
  const flow: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const first = blocks[at];
    if (first === undefined) break;
    let whole = first;
    let next = at + 1;
    for (let inList = false; next < Math.min(blocks.length, at + mostParts); next += 1) {
      const part = blocks[next];
      if (part === undefined || !isSameText(first, part) || part.end - first.start > longest) break;
      const startsList: boolean = choiceOpens.test(whole.text) && item.test(part.text);
      const nextItem: boolean =
        item.test(part.text) && (choiceGoesOn.test(whole.text) || (inList && itemEnds.test(whole.text)));
      if (!startsList && !nextItem && !isTorn(whole, part)) break;
      inList = startsList || nextItem;
      whole = { ...whole, end: part.end, text: whole.text + ' '.repeat(part.start - whole.end) + part.text };
    }
    flow.push(whole);
    at = next;
  }
  return flow;
}

function isSameText(a: Block, b: Block): boolean {
  return a.kind === 'text' && b.kind === 'text' && !a.contents && !b.contents && a.instrument === b.instrument;
}

function isTorn(whole: Block, part: Block): boolean {
  if (whole.text.length < 30 || ended.test(whole.text) || !/[a-z]/.test(whole.text)) return false;
  if (item.test(part.text) || clause.test(part.text)) return false;
  return (
    goesOn.test(part.text) || (open.test(whole.text) && /[a-z,]/.test(part.text) && !/:/.test(part.text.slice(0, 40)))
  );
}

interface Paragraphs {
  readonly blocks: readonly Block[];
  blocksWith(words: readonly string[]): readonly Block[];
}

const known = new WeakMap<readonly Block[], ReadonlyMap<number, Block>>();

/** The joined paragraph that a split paragraph is part of. */
export function flowAt({ blocks }: Paragraphs, index: number): Block | undefined {
  let byIndex = known.get(blocks);
  if (byIndex === undefined) {
    const whole = flowing(blocks);
    let at = 0;
    byIndex = new Map(
      blocks.flatMap((block): [number, Block][] => {
        while ((whole[at]?.end ?? Number.POSITIVE_INFINITY) < block.end) at += 1;
        const own = whole[at];
        return own === undefined ? [] : [[block.index, own]];
      }),
    );
    known.set(blocks, byIndex);
  }
  return byIndex.get(index);
}

/** The paragraphs that contain one of the words. The parts of a split paragraph are joined. */
export function flowWith(text: Paragraphs, words: readonly string[]): readonly Block[] {
  return [...new Set(text.blocksWith(words).map((block) => flowAt(text, block.index) ?? block))];
}
