import type { LeaseText } from '../prepare/lease-text.ts';
import { chatLines } from './chat-lines.ts';
import type { Line } from './letter-saying.ts';
import { printedOf } from './live-text.ts';

/** Words of a chat that name a subject, and the label under which readers expect its value. */
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

/** `ok 4500`, `Fine, ten.`, `Ten, Anand.`, `820. last`: an answer that is a figure and hardly more. */
const bareFigure =
  /^\W*(?:(?:ok|okay|fine|no|yes|yep|yeah|deal|done|sure|alright|all right|then|make it|call it|say|best (?:i|we) can do(?: is)?|(?:i|we) can do|can do|could do|let['’]?s say|final(?:ly)?|last|so|just|only)\b\W{0,3}){0,4}[$£€]?\d[\d,]*(?:\.\d+)? ?(?:months?|years?|days|weeks|%|k\b)?(?:\W+\w+){0,2}\W*$/i;

/** Subjects whose figure can be a time; a percentage is only ever an increase. */
const times: ReadonlySet<string> = new Set(['Deposit', 'Free rent', 'Option', 'Term']);

function fits(label: string, answer: string): boolean {
  if (/\d ?%/.test(answer)) return label === 'Annual increases';
  return times.has(label) || !/\d ?(?:months?|years?|days|weeks)\b/i.test(answer);
}

const turnsBack = 3;

/** In a chat, an answer without a subject is about the subject of the lines before it. */
export function withCarriedSubjects(text: LeaseText, lines: readonly Line[]): readonly Line[] {
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
      bareFigure.test(line.text) &&
      fits(current.label, line.text)
    ) {
      current = { label: current.label, turn };
      return { ...line, heading: current.label, whole: `${current.label}: ${line.text}`, carried: true };
    }
    return line;
  });
}
