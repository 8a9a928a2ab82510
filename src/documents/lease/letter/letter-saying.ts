import type { FieldValue } from '#contract/lease-report.ts';
import type { Evidence, FieldContext } from '../extract/field.ts';
import type { NamedScore } from '../extract/score.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { withCarriedSubjects } from './chat-answers.ts';
import { chatLines } from './chat-lines.ts';
import { isAnotherDeal, isLeftOpen } from './left-open.ts';
import { printedOf } from './live-text.ts';
import { plainFigures } from './plain-figures.ts';
import { sentencesIn, type TermPart, termsOf } from './terms.ts';

/** A sentence and its heading or label, both with plain figures. */
export interface Line {
  /** As printed; empty if there is none. */
  readonly heading: string;
  /** `Parking: 3 stalls`; without a heading only the sentence. */
  readonly whole: string;
  /** The sentence alone. */
  readonly text: string;
  readonly part: TermPart;
  /** A sentence that doesn't leave anything undecided and isn't about another deal. */
  readonly settled: boolean;
  /** True if the heading is the topic of earlier lines in a chat. */
  readonly carried?: true;
}

/** The maximum length of a sentence of an offer; a hostile text must not take long. */
const longest = 2_000;

const known = new WeakMap<LeaseText, readonly Line[]>();

/** All sentences of an offer in order, each with its heading. */
export function linesOf(text: LeaseText): readonly Line[] {
  const cached = known.get(text);
  if (cached) return cached;
  const lines = termsOf(text).flatMap(({ heading, parts }) =>
    parts.flatMap((part) =>
      sentencesIn(part)
        .filter((sentence) => sentence.text.trim() !== '')
        .map((sentence): Line => {
          const own = plainFigures(sentence.text.slice(0, longest));
          const name = plainFigures(heading).replace(/(?<![\s:.])[\s:.]+$/, '');
          const whole = name === '' ? own : `${name}: ${own}`;
          return {
            heading: name,
            text: own,
            whole,
            part: sentence,
            settled: !isLeftOpen(own) && !isAnotherDeal(whole),
          };
        }),
    ),
  );
  const carried = withCarriedSubjects(text, lines);
  known.set(text, carried);
  return carried;
}

/** In a chat, people negotiate line by line, so the last value applies; elsewhere, the first one. */
function inOrderOfWeight(text: LeaseText, isBargained: boolean): readonly Line[] {
  const lines = linesOf(text);
  return isBargained && chatLines(printedOf(text)).length > 0 ? [...lines].reverse() : lines;
}

/** The result of a pattern: the value, or the value and its displayed form; null if it turns out not to be a value. */
export type Said = FieldValue | { readonly value: FieldValue; readonly shown: string } | null;

interface SayingOptions {
  readonly unless?: RegExp;
  readonly weight?: NamedScore;
  /** The minimum number of words in a statement. */
  readonly least?: number;
  /** The parties negotiate this value. */
  readonly bargained?: boolean;
}

/**
 * Values in sentences that match one of the patterns and leave nothing undecided, including their headings; the first
 * one that can be read.
 */
export function saying(
  name: string,
  patterns: readonly RegExp[],
  read: (match: RegExpExecArray, line: Line, context: FieldContext) => Said,
  { unless, weight = 0, least = 1, bargained = false }: SayingOptions = {},
): Evidence {
  return {
    name,
    kind: 'sentence',
    find: (context) => {
      for (const line of inOrderOfWeight(context.text, bargained)) {
        if (!line.settled || unless?.test(line.whole) || line.whole.split(' ').length < least) continue;
        for (const pattern of patterns) {
          const match = pattern.exec(line.whole);
          const said = match === null ? null : read(match, line, context);
          if (said === null) continue;
          const { value, shown } =
            typeof said === 'object' && 'shown' in said ? said : { value: said, shown: String(said) };
          const span = spanOf(line.part);
          // `TIA 30/sf - half at the slab`: the value is in the heading, which the quote then includes.
          const inHeading =
            match !== null && line.carried !== true && match.index + match[0].length <= line.heading.length;
          const { block } = line.part;
          const isNear = span.start - block.start < 120;
          return [{ value, shown, span: inHeading && isNear ? { ...span, start: block.start } : span, block, weight }];
        }
      }
      return [];
    },
  };
}

function spanOf({ start, text }: TermPart): { start: number; end: number } {
  const lead = text.length - text.trimStart().length;
  return { start: start + lead, end: start + text.trimEnd().length };
}

/** The sentence as printed; a refusal alone doesn't state a term. */
export function asPrinted(_: RegExpExecArray, { part }: Line): Said {
  const words = part.text.replace(/\s+/g, ' ').trim();
  return words === '' || /^\W*(?:none|no|n\/?a|nil|not (?:offered|available|applicable|granted))\W*$/i.test(words)
    ? null
    : words.length <= 320
      ? words
      : `${words.slice(0, words.lastIndexOf(' ', 317))} …`;
}
