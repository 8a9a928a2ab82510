import type { Move } from './manuscript.ts';
import { moveCues } from './move-cues.ts';

/** What is known of a sentence before its move is decided. */
interface MoveInput {
  readonly words: string;
  /** Paragraph number: sentences of one paragraph lean on each other. */
  readonly block: number;
  /** Moves that the user's heading or label allows, the first one most; null where nothing was said. */
  readonly allowed: readonly Move[] | null;
}

export interface MoveReading {
  readonly label: Move;
  readonly confidence: 'high' | 'low';
  /** Weight of the cues for the label in the sentence itself. */
  readonly evidence: number;
}

const moves: readonly Move[] = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'];

/**
 * Gives each sentence a move: weighted cues, tense, numerals and position for the sentence itself, then the best path
 * over all sentences under an order prior (background to limitation, as in PubMed 200k RCT, Dernoncourt and Lee 2017).
 */
export function readMoves(sentences: readonly MoveInput[]): MoveReading[] {
  const evidence = sentences.map(({ words }) => cueScores(words));
  const scores = sentences.map((sentence, index) =>
    moves.map((move) => {
      const position = sentences.length < 2 ? 0.5 : index / (sentences.length - 1);
      return (
        Math.min(evidence[index]?.[move] ?? 0, 7) +
        positionScore(move, position) +
        headingScore(move, sentence.allowed) +
        // A text opens with what is known, unless its first words say otherwise.
        (index === 0 && move === 'background' && sentences.length > 3 ? 1 : 0)
      );
    }),
  );
  const path = bestPath(sentences, scores);
  return path.map((label, index) => {
    const own = scores[index] as number[];
    const best = moves[label] as Move;
    const rival = Math.max(...own.filter((_, other) => other !== label));
    const cues = evidence[index]?.[best] ?? 0;
    const said = sentences[index]?.allowed?.includes(best) ?? false;
    const lead = (own[label] as number) - rival;
    const sure = said
      ? sentences[index]?.allowed?.length === 1 || cues >= 1 || lead >= 1
      : (cues >= 2.5 && lead >= 1) || (cues >= 2 && lead >= 1.5);
    return { label: best, confidence: sure ? 'high' : 'low', evidence: cues };
  });
}

function cueScores(words: string): Record<Move, number> {
  // What is quoted is the words of others.
  const lower = words.toLowerCase().replaceAll(/“[^”]{0,600}”|"[^"]{0,600}"/g, '"…"');
  const totals: Record<Move, number> = {
    background: 0,
    gap: 0,
    aim: 0,
    method: 0,
    result: 0,
    interpretation: 0,
    limitation: 0,
  };
  for (const { move, weight, pattern } of moveCues) {
    if (pattern.test(lower)) totals[move] += weight;
  }
  // "Previous studies found a higher risk" reports others; "consistent with previous studies" reads the own result.
  if (totals.background >= 2 && !/\b(?:we|our|my|i)\b/.test(lower)) {
    totals.result *= 0.5;
    totals.interpretation *= 0.7;
  }
  if (/\b(?:consistent with|in line with|agrees? with|contrary to)\b/.test(lower)) totals.background *= 0.4;
  if (/\?["”')]?$/.test(lower)) totals.aim += 2;
  const numerals = lower.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0;
  if (numerals >= 2 && totals.result > 0) totals.result += 0.5;
  // Hedged wishes and warnings are no methods, even with "was".
  if (totals.limitation >= 3 || totals.aim >= 3.5) totals.method *= 0.5;
  return totals;
}

/** Where in a text each move usually stands: centre and reach, as shares of the text. */
const places: Readonly<Record<Move, readonly [number, number]>> = {
  background: [0, 0.25],
  gap: [0.15, 0.2],
  aim: [0.25, 0.2],
  method: [0.42, 0.25],
  result: [0.65, 0.25],
  interpretation: [0.9, 0.22],
  limitation: [0.92, 0.18],
};

function positionScore(move: Move, position: number): number {
  const [centre, reach] = places[move];
  return 1.2 * Math.exp(-(((position - centre) / reach) ** 2) / 2);
}

function headingScore(move: Move, allowed: readonly Move[] | null): number {
  if (allowed === null) return 0;
  const rank = allowed.indexOf(move);
  return rank === -1 ? 0 : 12 - rank * 0.5;
}

/** Viterbi over the seven moves. */
function bestPath(sentences: readonly MoveInput[], scores: readonly number[][]): number[] {
  let totals = scores[0] ?? [];
  const origins: number[][] = [];
  for (let index = 1; index < scores.length; index += 1) {
    const sentence = sentences[index] as MoveInput;
    const together = sentence.block === sentences[index - 1]?.block;
    const leaning = !together
      ? 0
      : /^(?:second|third|fourth|finally|lastly|another|others)\b/i.test(sentence.words)
        ? 2
        : /^(?:this|these|that|it|they|such|the latter|both|first)\b/i.test(sentence.words)
          ? 0.6
          : 0;
    const next: number[] = [];
    const from: number[] = [];
    for (const [to, own] of (scores[index] as number[]).entries()) {
      let best = Number.NEGATIVE_INFINITY;
      let origin = 0;
      for (const [before, total] of totals.entries()) {
        const value = total + stepScore(before, to, together) + (before === to ? leaning : 0);
        if (value > best) {
          best = value;
          origin = before;
        }
      }
      next.push(best + own);
      from.push(origin);
    }
    origins.push(from);
    totals = next;
  }
  if (scores.length === 0) return [];
  let at = totals.indexOf(Math.max(...totals));
  const path = [at];
  for (let index = origins.length - 1; index >= 0; index -= 1) {
    at = (origins[index] as number[])[at] as number;
    path.push(at);
  }
  return path.reverse();
}

function stepScore(from: number, to: number, together: boolean): number {
  if (from === to) return together ? 1 : 0.6;
  // Background and gap, interpretation and limitation alternate freely.
  if ((from <= 1 && to <= 1) || (from >= 5 && to >= 5)) return 0.4;
  const distance = to - from;
  return distance > 0 ? 0.3 / distance : 0.25 * Math.max(distance, -3);
}
