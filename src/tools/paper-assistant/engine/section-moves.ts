import { movesUnder } from './heading-cues.ts';
import { type HeadingName, headingName, type Role } from './heading-names.ts';
import type { Move } from './manuscript.ts';
import type { MutableSection } from './section-list.ts';
import type { Piece } from './sentences.ts';

/** A piece that has not been placed yet, with the heading or label that applies to it. */
export interface Open {
  readonly piece: Piece;
  readonly context: Context | null;
}

export interface Context {
  /** Null for the abstract. */
  readonly section: MutableSection | null;
  readonly byLabel: boolean;
  readonly hint: readonly Move[] | null;
  /** Whether sentences here are classified. */
  readonly reads: boolean;
}

const movesOfRole: Readonly<Partial<Record<Role, readonly Move[]>>> = {
  introduction: ['background', 'gap', 'aim'],
  methods: ['method'],
  results: ['result'],
  discussion: ['interpretation', 'limitation'],
  conclusion: ['interpretation', 'limitation'],
};

export function hintOf(name: HeadingName, words: string): readonly Move[] | null {
  if (/results and discussion/i.test(words)) return ['result', 'interpretation', 'limitation'];
  if (name.move === null) return null;
  // In computer science, 'Evaluation' and 'Experiments' start with how these were done.
  if (name.role === 'results' && name.titles && /\b(?:evaluation|experiments?)\b/i.test(words))
    return ['result', 'method'];
  // Interpretation and limitations belong together.
  if (name.move === 'interpretation' && !name.titles) return ['interpretation', 'limitation'];
  // A heading such as 'Introduction' allows all moves of its section; one such as 'Aim' states the move.
  return name.titles ? (movesOfRole[name.role] ?? null) : [name.move];
}

/**
 * 'Aim: …' or 'Limitations: …' at the start of a sentence. For labels such as 'Idea' or 'Problem', only the sentence
 * shows its move.
 */
export function labelHint(piece: Piece): readonly Move[] | null {
  const words = /^([\p{L}'’ -]{3,40})[:.] /u.exec(piece.words)?.[1] ?? '';
  const name = headingName(words);
  if (name === null || name.move === null || /\b(?:idea|problem)$/i.test(words)) return null;
  return hintOf(name, words);
}

/**
 * Under 'Question' or 'Aim' there are usually one or two sentences; in a longer passage some of them are background.
 */
export function widened(context: Context | null, group: readonly Open[]): readonly Move[] | null {
  const hint = context?.hint ?? null;
  if (hint?.length === 1 && hint[0] === 'background') return ['background', 'gap'];
  // If no heading names a discussion, interpretations may be under the results.
  if (
    hint?.[0] === 'result' &&
    hint.every((move) => move === 'result' || move === 'method') &&
    context?.section?.covers.includes('results') === true
  )
    return group.some((other) => interprets(other.context)) ? hint : [...hint, 'interpretation', 'limitation'];
  if (hint?.length !== 1 || hint[0] !== 'aim') return hint;
  return group.filter((other) => other.context === context).length > 2 ? ['aim', 'gap', 'background'] : hint;
}

/** The section's moves, or the sentence's own label if it differs: 'Interpretation: …' among the results. */
export function widenedBy(piece: Piece, hint: readonly Move[] | null): readonly Move[] | null {
  const own = hint === null ? null : labelHint(piece);
  return own?.some((move) => move === 'interpretation' || move === 'limitation') ? own : hint;
}

function interprets(context: Context | null): boolean {
  const [first] = context?.hint ?? movesUnder(context?.section?.title ?? '') ?? [];
  return first === 'interpretation';
}
