import { headingName } from '../heading-names.ts';
import { printedWords } from '../inlines.ts';
import type { Block, Inline, Move, Sentence } from '../manuscript.ts';
import { mayAnswer } from '../prompts.ts';

/** The parts of an abstract, in order, and the prompt for a part that has no sentence. */
export const abstractSlots: readonly { readonly slot: Move; readonly prompt: string }[] = [
  { slot: 'background', prompt: 'State the background in one sentence.' },
  { slot: 'gap', prompt: 'State in one sentence what is not known yet.' },
  { slot: 'aim', prompt: 'State the aim in one sentence.' },
  { slot: 'method', prompt: 'State how the work was done in one sentence.' },
  { slot: 'result', prompt: 'State the main result in one sentence.' },
  { slot: 'interpretation', prompt: 'State what the result means in one sentence.' },
];

/**
 * Repeats the words of a body sentence in the abstract; marks that the draft added to the sentence are not repeated.
 */
export function repeatSentence(sentence: Sentence, slot: Move): Sentence {
  const inlines = withoutLabel(
    sentence.inlines.filter(
      (inline) => inline.kind !== 'citation-needed' && !(inline.kind === 'citation' && inline.typed === undefined),
    ),
  );
  // A sentence that also covers another part suppresses that part's prompt.
  const other = sentence.move?.label === slot ? sentence.move.second : sentence.move?.label;
  return {
    id: repetitionId(sentence.id),
    origin: 'user-repeated',
    text: printedWords({ inlines }),
    inlines,
    move: {
      label: slot,
      confidence: sentence.move?.label === slot ? sentence.move.confidence : 'high',
      ...(other ? { second: other } : {}),
    },
    repeats: sentence.id,
  };
}

/** 'Question: does coating help?' without its label, because the other sentences of an abstract have none. */
function withoutLabel(inlines: readonly Inline[]): readonly Inline[] {
  const [first, ...rest] = inlines;
  if (first?.kind !== 'text') return inlines;
  // '(1) To identify …'
  const number = /^\(?(?:\d|i{1,3}|[a-d])\) +(?=\S)/.exec(first.text);
  if (number !== null) return [{ ...first, text: first.text.slice(number[0].length) }, ...rest];
  const label = /^(\p{L}[\p{L} '’-]{1,24}): +(?=\S)/u.exec(first.text);
  if (label === null || headingName(label[1] ?? '') === null) return inlines;
  return [{ ...first, text: first.text.slice(label[0].length) }, ...rest];
}

export function repetitionId(sentence: string): string {
  return `r-${sentence}`;
}

/**
 * Builds the abstract from repeated sentences, part by part. A part without one is a prompt, unless a sentence chosen
 * for another part also covers it: 'Readmission is common, but no one knows why' is both background and gap. `before`:
 * an earlier abstract, whose prompts are kept as long as they have no sentence, because the author may have decided to
 * choose none.
 */
export function abstractBlocks(repeated: readonly Sentence[], before: readonly Block[] = []): Block[] {
  const blocks: Block[] = [];
  let open: Sentence[] = [];
  const flush = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', sentences: open });
    open = [];
  };
  for (const { slot, prompt } of abstractSlots) {
    const own = repeated.filter(({ move }) => move?.label === slot);
    if (own.length === 0) {
      const isKept = before.some((block) => block.kind === 'gap' && block.slot === slot);
      if (!isKept && repeated.some(({ text, move }) => mayAnswer({ words: text, move }, slot))) continue;
      flush();
      blocks.push({ kind: 'gap', text: prompt, slot });
    }
    open.push(...own);
  }
  flush();
  if (repeated.length > 0) blocks.push(repeatedNote);
  return blocks;
}

const repeatedNote: Block = {
  kind: 'note',
  text: 'The abstract repeats sentences of your own text, one for each part of an abstract. Your text contains each of them too.',
};
