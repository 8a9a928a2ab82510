import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { chatLines } from './chat-lines.ts';
import { printedOf } from './live-text.ts';

/** Words in a chat that name a topic, and the label under which readers expect its value. */
const subjects: readonly (readonly [label: string, words: RegExp])[] = [
  ['Deposit', /\b(?:deposit|security|bond)\b/i],
  ['Free rent', /\b(?:free (?:rent|months?)|months? free|rent[- ]free|no rent|abat\w+)\b/i],
  ['Allowance', /\b(?:t\.?i\.?a?|allowance|build-?out|fit-?out|contribut\w+|put in|throw in|chip in|toward)\b/i],
  ['Annual increases', /\b(?:bumps?|increases?|escalat\w+|going up|goes up|go up|raise)\b/i],
  ['Option', /\b(?:options?|renew\w*|exten(?:d|sion))\b/i],
  ['Parking', /\b(?:parking|parking spots?|stalls?|spots?)\b/i],
  ['Term', /\b(?:how long|lease term|term|year lease|commit\w*)\b/i],
  ['Possession', /\b(?:when can|move in|keys|hand ?over|possession)\b/i],
  ['Rent', /\b(?:rent|a month|per month|monthly|price|how much|asking|a foot|per foot|\/mo|rate)\b/i],
];

/** Words before the figure of a short answer: `best I can do is 4500`. */
const leads: ReadonlySet<string> = new Set(
  "ok okay fine no yes yep yeah deal done sure alright all right then make call it say best i we can could do is let's lets final finally last so just only".split(
    ' ',
  ),
);
const figure = /^[$£€]?\d[\d,]{0,11}(?:\.\d{1,2})?[k%]?$/i;
const unit = /^(?:months?|years?|days|weeks|%|k)$/i;

/** `ok 4500`, `Fine, ten.`, `Ten, Anand.`, `820. last`: an answer that consists of little more than a figure. */
function isBareFigure(answer: string): boolean {
  const words = answer
    .trim()
    .split(/\s/)
    .map((word) => word.replace(/^[^\p{L}\d$£€]{1,9}/u, '').replace(/[.,;:!…)”"]{1,9}$/, ''))
    .filter((word) => word !== '');
  const at = words.findIndex((word) => figure.test(word));
  if (at < 0 || at > 5 || !words.slice(0, at).every((word) => leads.has(word.toLowerCase()))) return false;
  const after = words.slice(at + 1);
  return after.length <= (unit.test(after[0] ?? '') ? 3 : 2) && !after.some((word) => /\d/.test(word));
}

/** Topics whose figure can be a length of time; a percentage can only be an increase. */
const times: ReadonlySet<string> = new Set(['Deposit', 'Free rent', 'Option', 'Term']);

function fits(label: string, answer: string): boolean {
  if (/\d ?%/.test(answer)) return label === 'Annual increases';
  return times.has(label) || !/\d ?(?:months?|years?|days|weeks)\b/i.test(answer);
}

const turnsBack = 3;

interface Sentence {
  readonly heading: string;
  readonly whole: string;
  readonly text: string;
  readonly part: { readonly block: Block };
  /** True if the heading is the topic of earlier lines. */
  readonly carried?: true;
}

/** In a chat, an answer that doesn't name a topic is about the topic of the lines before it. */
export function withCarriedSubjects<Own extends Sentence>(text: LeaseText, lines: readonly Own[]): readonly Own[] {
  const turns = new Set(chatLines(printedOf(text)).map(({ at }) => at));
  if (turns.size === 0) return lines;
  let current: { readonly label: string; readonly turn: number } | null = null;
  return lines.map((line) => {
    const turn = line.part.block.index;
    if (!turns.has(turn)) return line;
    const own = subjects.find(([, words]) => words.test(line.text))?.[0];
    if (own !== undefined) current = { label: own, turn };
    else if (
      current !== null &&
      line.heading === '' &&
      turn - current.turn <= turnsBack &&
      isBareFigure(line.text) &&
      fits(current.label, line.text)
    ) {
      current = { label: current.label, turn };
      return { ...line, heading: current.label, whole: `${current.label}: ${line.text}`, carried: true };
    }
    return line;
  });
}
