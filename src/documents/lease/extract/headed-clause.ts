import { blockAt } from '../prepare/block.ts';
import { sentencesOf } from '../prepare/lease-text.ts';
import { cutAtWord, labelledPairs } from './evidence.ts';
import type { Evidence, Reading } from './field.ts';
import { rank } from './weights.ts';

interface HeadedOptions {
  /** The relevant sentence of the clause, by its subject and topic. If omitted, the first sentence. */
  readonly says?: RegExp;
  /** Sentences with these words are about something else, so they are left out. */
  readonly unless?: RegExp;
}

/**
 * A clause whose title names the field, if no rule matches its words: its first sentence, for a person to check. Titles
 * are matched in lower case, without numbers.
 */
export function headedClause(title: RegExp, { says, unless }: HeadedOptions = {}): Evidence {
  return {
    name: 'headed',
    kind: 'sentence',
    find: (context) =>
      labelledPairs(context, title).flatMap(({ value }): Reading[] => {
        const first = blockAt(context.text.blocks, value.start);
        if (first === undefined || first.kind === 'row') return [];
        const blocks = context.text.blocks.slice(first.index, first.index + 4).filter(({ start }) => start < value.end);
        for (const block of blocks) {
          for (const { start, end } of sentencesOf(block)) {
            const from = Math.max(start, value.start);
            const words = context.text.document.text.slice(from, Math.min(end, value.end));
            const lead = /^\s*/.exec(words)?.[0].length ?? 0;
            const sentence = words.trim();
            if (!isSentence(sentence) || says?.test(sentence) === false || unless?.test(sentence)) continue;
            const quoted = cutAtWord(sentence, 500);
            return [
              {
                value: quoted,
                shown: quoted,
                span: { start: from + lead, end: from + lead + quoted.length },
                block,
                weight: rank.partial,
                doubt: 'This is how the clause of that title begins; please read all of it.',
              },
            ];
          }
        }
        return [];
      }),
  };
}

/** Long enough to be meaningful, and not a heading, a blank or a table row. */
function isSentence(text: string): boolean {
  return (
    text.length >= 25 &&
    /^[“"(]?[A-Z]/.test(text) &&
    /[a-z]\s+[a-z]/.test(text) &&
    !text.includes('\t') &&
    !/[_…]{4,}/.test(text)
  );
}
