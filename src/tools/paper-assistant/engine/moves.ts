import { givesEstimate } from './estimates.ts';
import { movesUnder } from './heading-cues.ts';
import { isProse } from './linear-model/features.ts';
import { logSum } from './linear-model/score-sentences.ts';
import type { Move } from './manuscript.ts';
import { moveCues } from './move-cues/index.ts';
import { moves, scoreMoves } from './move-model/score-moves.ts';
import { isRecipe } from './recipes.ts';
import { spelledOut } from './spelled-out.ts';

/** The input for classifying a sentence. */
interface MoveInput {
  readonly words: string;
  /** The number of the paragraph: sentences in the same paragraph influence each other. */
  readonly block: number;
  /** Moves that the user's heading or label allows, most likely first; null without a heading. */
  readonly allowed: readonly Move[] | null;
  /** The heading above the sentence, if it is not a known one: its words are a hint. */
  readonly heading?: string | null;
}

export interface MoveReading {
  readonly label: Move;
  readonly confidence: 'high' | 'low';
  /** Whether the author's heading or label allows the move, so that it is not a guess. */
  readonly stated: boolean;
  /** The label's probability, 0 to 1; calibrated on held-out texts. */
  readonly chance: number;
  /** The second most likely move, if the confidence is low. */
  readonly second: Move | null;
  /** The probability of each move, in the order of `moves`. */
  readonly chances: readonly number[];
  /** Weight of the cues for the label in the sentence itself. */
  readonly evidence: number;
}

/** docs/draft-evaluation.md gives the measured precision at this probability, by source. */
const highChance = 0.92;
/** Below this, labels are as often wrong as right; chosen by cross-validation on notes. */
const guessChance = 0.45;

/** The weight of each part, tuned on notes and held-out papers (see scripts/train-moves.ts). */
interface Mix {
  /** For moves with many training examples, unless the sentence has an explicit cue. */
  readonly commonCues: number;
  readonly model: number;
  readonly place: number;
  readonly step: number;
  /** Added to every sentence to preserve the recall of rare moves. */
  readonly bias: Readonly<Record<Move, number>>;
  /** Divides the overconfident sum of all parts (temperature scaling). */
  readonly temperature: number;
}

const inNotes: Mix = {
  commonCues: 1,
  model: 1.3,
  place: 1,
  step: 1.7,
  bias: { background: -0.25, gap: 1, aim: 0.75, method: -0.15, result: -0.25, interpretation: -0.1, limitation: 0.7 },
  temperature: 1.6,
};
const inProse: Mix = {
  commonCues: 0.35,
  model: 2.2,
  place: 1.25,
  step: 2,
  bias: { background: 0, gap: 0, aim: 0.8, method: 0, result: 0, interpretation: 0, limitation: 0.4 },
  temperature: 2.07,
};
/** Lower bound of the model's score, so that cues can always win. */
const leastModelScore = -8;

/**
 * Assigns a move to each sentence: weighted cues, a small trained model and the position give scores, and the best path
 * over all sentences uses an order prior (background to limitation, as in PubMed 200k RCT, Dernoncourt and Lee 2017).
 */
export function readMoves(sentences: readonly MoveInput[]): MoveReading[] {
  if (sentences.length === 0) return [];
  const words = sentences.map((sentence) => sentence.words);
  const mix = isProse(words) ? inProse : inNotes;
  const evidence = words.map(cueScores);
  const estimated = words.map((one) => givesEstimate(one.toLowerCase()));
  const compared = words.map((one) => severalDeviations.test(one));
  const recipes = words.map(isRecipe);
  const leadsToGap = (index: number) =>
    [1, 2, 3].some(
      (ahead) =>
        sentences[index + ahead]?.block === sentences[index]?.block &&
        (evidence[index + ahead]?.gap ?? 0) >= 3 &&
        !ownWork.test(
          words
            .slice(index, index + ahead)
            .join(' ')
            .toLowerCase(),
        ),
    );
  const reported = words.map((one) => ownFinding.test(one.toLowerCase()));
  const modelled = scoreMoves(words);
  const inOtherScript = words.map(isInOtherScript);
  const scores = sentences.map((sentence, index) =>
    moves.map((move, at) => {
      if (inOtherScript[index]) return headingScore(move, sentence);
      const position = sentences.length < 2 ? 0.5 : index / (sentences.length - 1);
      const cues = Math.min(evidence[index]?.[move] ?? 0, 7);
      return (
        (isRare(move) || isClear(move, cues) ? cues : mix.commonCues * cues) +
        mix.model * Math.max(modelled[index]?.[at] ?? 0, isClear(move, cues) ? -1 : leastModelScore) +
        mix.bias[move] +
        mix.place * positionScore(move, position) +
        headingScore(move, sentence) -
        (move === 'limitation' && isPlain(sentence, evidence[index]?.limitation ?? 0) ? 1.5 : 0) +
        (move === 'result' && (estimated[index] || compared[index]) ? 3 : 0) +
        (move === 'method' && recipes[index] ? 2.5 : 0) +
        (move === 'background' && mix === inNotes && leadsToGap(index) ? 2 : 0) -
        (reported[index] === true && !tellsFindings.includes(move) ? 8 : 0) +
        // A text usually starts with the background.
        (index === 0 && move === 'background' && sentences.length > 3 && !estimated[index] ? 1 : 0)
      );
    }),
  );
  const steps = sentences.map((sentence, index) => stepScores(sentences[index - 1], sentence, mix.step));
  const chances = chancesOf(scores, steps, mix.temperature);
  return bestPath(scores, steps).map((best, index) => {
    const label = moves[best] as Move;
    const own = chances[index] as number[];
    const said = sentences[index]?.allowed;
    const chance = said?.length === 1 && said[0] === label ? 1 : (own[best] as number);
    return {
      label,
      confidence: chance >= highChance ? 'high' : 'low',
      stated: said?.includes(label) ?? false,
      chance,
      second: chance < highChance ? nextLikely(own, best) : null,
      chances: own,
      evidence: evidence[index]?.[label] ?? 0,
    };
  });
}

/** Sentences before a gap in the same paragraph state what is known, unless they contain such words. */
const ownWork = /\b(?:we|i|our|us|my|this (?:study|paper|work|trial|project)|n ?=|p ?[<=>])\b/;

/** 'Was 92 ± 7 MPa as built and 118 ± 6 MPa after 300 °C': two measured values with their deviations. */
const severalDeviations = /\b(?:is|was|were|gave|reached|had)\b[^;]{0,40}\d ?± ?\d[^;]{3,80}\d ?± ?\d/;

const tellsFindings: readonly Move[] = ['result', 'interpretation'];

/** 'We found that', 'Our analysis rejects': what the study itself found or concludes, anywhere in the text. */
const ownFinding =
  /\b(?:we|i) (?:also |then |first |further )?(?:found|find|observed|noticed|discovered) (?:that|no|an?|evidence|strong|significant|clear|little)\b|\b(?:our|this|these|the present) (?:\p{L}+ ){0,2}(?:results?|findings|data|stud(?:y|ies)|analys[ei]s|models?|experiments?|estimates|measurements|simulations|interviews|observations) (?:also |clearly |thus |therefore |further )?(?:show|suggest|reveal|reject|indicate|demonstrate|confirm|impl)(?:s|y|ies|ed)?\b(?! (?:in|by|to)\b)|(?<!\b(?:earlier|previous|prior|recent|past|other|most|many|some|several|numerous) (?:\p{L}+ )?)\b(?:modell?ing|analys[ei]s|trends|regressions?|simulations|measurements|comparisons?) (?:revealed|showed|suggested|indicated|confirmed|demonstrated) that\b|\b(?:was|were) found to be (?:the )?(?:more|most|less|least)\b/u;

/**
 * Whether a sentence is in a script that the cues and the model don't know. Its move then depends on its heading and
 * its neighbors only.
 */
export function isInOtherScript(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return (words.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 < letters;
}

/** Whether nothing in the sentence or its heading indicates a limitation. */
function isPlain({ words, allowed, heading }: MoveInput, cues: number): boolean {
  const hinted = allowed?.[0] ?? (heading ? movesUnder(heading)?.[0] : null);
  return hinted !== 'limitation' && cues < 1 && !holdsBack.test(words);
}

/** Without any of these words, a sentence states what exists rather than what is missing. */
const holdsBack =
  /n['’]t\b|\b(?:not?|none|nor|nothing|nobody|never|neither|only|cannot|could|may|might|would|should|must|small|short|few|fewer|little|less|lack\w*|missing|missed|single|one|two|once|all|every\w*|mostly|largely|without|limit\w*|weak\w*|bias\w*|confound\w*|self-\w+|generali[sz]\w*|caution|un\w+|restrict\w*|beyond|young|poor\w*|rare|hard|differ\w*|depend\w*|assum\w*|too|still|remain\w*|future|further|other|own|but|though|although|however|nearly|half|volunteer\w*|debated|deterministic|independent)\b/iu;

/** Whether the label is only a guess, so that no mark or risk may depend on it alone. */
export function isGuess(reading: MoveReading | undefined): boolean {
  return reading !== undefined && reading.chance < guessChance;
}

/**
 * Papers contain few gaps and limitations, and computer-science abstracts call a conclusion a result, so the model must
 * not override an explicit cue.
 */
function isClear(move: Move, cues: number): boolean {
  return (move === 'gap' || move === 'limitation' || move === 'interpretation') && cues >= 3;
}

/** These are about ten times rarer than the other moves. */
function isRare(move: Move): boolean {
  return move === 'gap' || move === 'aim' || move === 'limitation';
}

function nextLikely(chances: readonly number[], best: number): Move {
  const others = chances.map((chance, at) => (at === best ? -1 : chance));
  return moves[others.indexOf(Math.max(...others))] as Move;
}

/** How strongly a sentence's own words indicate a move. */
export function cueWeight(words: string, move: Move): number {
  return cueScores(words)[move];
}

function cueScores(words: string): Record<Move, number> {
  // Quoted text is in someone else's words.
  const lower = spelledOut(words.toLowerCase().replaceAll(/“[^”]{0,600}”|"[^"]{0,600}"/g, '"…"'));
  const totals: Record<Move, number> = {
    background: 0,
    gap: 0,
    aim: 0,
    method: 0,
    result: 0,
    interpretation: 0,
    limitation: 0,
  };
  for (const move of moves) {
    for (const [weight, pattern] of moveCues[move]) if (pattern.test(lower)) totals[move] += weight;
  }
  // "Previous studies found a higher risk" reports on others; "consistent with previous studies" interprets the study's
  // own result.
  if (totals.background >= 2 && !/\b(?:we|our|my|i)\b/.test(lower)) {
    totals.result *= 0.5;
    totals.interpretation *= 0.7;
  }
  // What other studies left open is not a limitation of this study.
  if (totals.background >= 5 && !/\b(?:our|this (?:study|work|sample|paper))\b/.test(lower)) totals.limitation *= 0.3;
  if (/\b(?:consistent with|in line with|agrees? with|contrary to)\b/.test(lower)) totals.background *= 0.4;
  if (/\?["”')]?$/.test(lower)) totals.aim += 2;
  const numerals = lower.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0;
  if (numerals >= 2 && totals.result > 0) totals.result += 0.5;
  // Wishes and warnings with hedging words are not methods, even if they contain "was".
  if (totals.limitation >= 3 || totals.aim >= 3.5) totals.method *= 0.5;
  return totals;
}

/** The usual position of each move in a text: center and spread, as fractions of the text. */
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

function headingScore(move: Move, { allowed, heading }: MoveInput): number {
  const known = allowed?.indexOf(move) ?? -1;
  if (known !== -1) return 12 - known * 0.5;
  const hinted = allowed || !heading ? -1 : (movesUnder(heading)?.indexOf(move) ?? -1);
  return hinted === -1 ? 0 : 4.5 - hinted;
}

/** How likely each move is to follow another: `[before][move]`. */
function stepScores(before: MoveInput | undefined, sentence: MoveInput, weight: number): number[][] {
  const together = sentence.block === before?.block;
  const leaning = !together
    ? 0
    : /^(?:second|third|fourth|finally|lastly|another|others)\b/i.test(sentence.words)
      ? 2
      : /^(?:this|these|that|it|they|such|the latter|both|first)\b/i.test(sentence.words)
        ? 0.6
        : 0;
  return moves.map((_, from) =>
    moves.map((_, to) => weight * (stepScore(from, to, together) + (from === to ? leaning : 0))),
  );
}

/** The Viterbi algorithm over the moves. */
function bestPath(scores: readonly number[][], steps: readonly number[][][]): number[] {
  let totals = scores[0] as number[];
  const origins: number[][] = [];
  for (let index = 1; index < scores.length; index += 1) {
    const reached = (scores[index] as number[]).map((own, to) => {
      const ways = totals.map((total, from) => total + step(steps, index, from, to));
      const best = Math.max(...ways);
      return { total: best + own, origin: ways.indexOf(best) };
    });
    origins.push(reached.map(({ origin }) => origin));
    totals = reached.map(({ total }) => total);
  }
  let at = totals.indexOf(Math.max(...totals));
  const path = [at];
  for (const from of origins.reverse()) {
    at = from[at] as number;
    path.push(at);
  }
  return path.reverse();
}

/** The probability of each move of each sentence over all paths (forward-backward), flattened by the temperature. */
function chancesOf(scores: readonly number[][], steps: readonly number[][][], temperature: number): number[][] {
  const cooled = scores.map((own) => own.map((score) => score / temperature));
  const before: number[][] = [];
  for (const [index, own] of cooled.entries()) {
    const last = before[index - 1];
    before.push(
      last === undefined
        ? own
        : own.map(
            (score, to) =>
              score + logSum(last.map((total, from) => total + step(steps, index, from, to) / temperature)),
          ),
    );
  }
  let after = moves.map(() => 0);
  const chances: number[][] = [];
  for (let index = scores.length - 1; index >= 0; index -= 1) {
    const both = (before[index] as number[]).map((total, at) => total + (after[at] as number));
    const whole = logSum(both);
    chances.push(both.map((total) => Math.exp(total - whole)));
    const own = cooled[index] as number[];
    const behind = after;
    after = moves.map((_, from) =>
      logSum(own.map((score, to) => score + (behind[to] as number) + step(steps, index, from, to) / temperature)),
    );
  }
  return chances.reverse();
}

function step(steps: readonly number[][][], index: number, from: number, to: number): number {
  return steps[index]?.[from]?.[to] ?? 0;
}

function stepScore(from: number, to: number, together: boolean): number {
  if (from === to) return together ? 1 : 0.6;
  // Background and gap alternate freely, and so do interpretation and limitation.
  if ((from <= 1 && to <= 1) || (from >= 5 && to >= 5)) return 0.4;
  const distance = to - from;
  return distance > 0 ? 0.3 / distance : 0.25 * Math.max(distance, -3);
}
