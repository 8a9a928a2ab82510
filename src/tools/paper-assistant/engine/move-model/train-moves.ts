import type { Move } from '../manuscript.ts';
import { featurePlaces, featuresOf } from './features.ts';
import { type MoveWeights, moves } from './move-weights.ts';

/** A text with the move of each sentence, in order. */
export interface LabelledText {
  readonly weight: number;
  readonly sentences: readonly { readonly words: string; readonly move: Move }[];
}

const rounds = 4;
const rate = 1;
/** Features that do not pay for this much stay out, so that the file is small. */
const lasso = 4;
/** Moves that are rare in papers count more, so that they are not read as their neighbors. */
const moveWeights: Readonly<Record<Move, number>> = {
  background: 1,
  gap: 1.5,
  aim: 1.2,
  method: 1,
  result: 1,
  interpretation: 1,
  limitation: 2,
};

interface Example {
  readonly places: Int32Array;
  readonly move: number;
  readonly weight: number;
}

/**
 * Multinomial logistic regression by FTRL-Proximal with L1 (McMahan et al., KDD 2013), the examples in a fixed shuffled order:
 * the same texts and seed give the same weights.
 */
export function trainMoves(texts: readonly LabelledText[], seed: number): MoveWeights {
  const examples = shuffled(texts.flatMap(examplesOf), seed);
  const size = featurePlaces * moves.length;
  const weights = new Float64Array(size);
  const gradients = new Float64Array(size);
  const squares = new Float64Array(size);
  const bias = new Float64Array(moves.length);
  const biasSquares = new Float64Array(moves.length).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    for (const { places, move, weight } of examples) {
      const scale = 1 / Math.sqrt(Math.max(1, places.length));
      const chances = chancesOf(places, scale, weights, bias);
      for (let other = 0; other < moves.length; other += 1) {
        const error = weight * ((chances[other] ?? 0) - (other === move ? 1 : 0));
        if (Math.abs(error) < 1e-3) continue;
        biasSquares[other] = (biasSquares[other] ?? 0) + error * error;
        bias[other] = (bias[other] ?? 0) - (0.1 * error) / Math.sqrt(biasSquares[other] ?? 1);
        const slope = error * scale;
        for (const place of places) {
          const at = place * moves.length + other;
          const before = Math.sqrt(squares[at] ?? 0);
          const after = Math.sqrt((squares[at] ?? 0) + slope * slope);
          const sum = (gradients[at] ?? 0) + slope - ((after - before) / rate) * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          gradients[at] = sum;
          weights[at] = Math.abs(sum) <= lasso ? 0 : (-(sum - Math.sign(sum) * lasso) * rate) / (1 + after);
        }
      }
    }
  }
  return {
    bias: [...bias],
    eighths: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * 8)))),
  };
}

function examplesOf({ weight, sentences }: LabelledText): Example[] {
  const places = featuresOf(sentences.map(({ words }) => words));
  return sentences.map(({ move }, index) => ({
    places: places[index] ?? new Int32Array(),
    move: moves.indexOf(move),
    weight: weight * moveWeights[move],
  }));
}

function chancesOf(places: Int32Array, scale: number, weights: Float64Array, bias: Float64Array): Float64Array {
  const sums = new Float64Array(moves.length);
  for (const place of places) {
    const at = place * moves.length;
    for (let move = 0; move < moves.length; move += 1) sums[move] = (sums[move] ?? 0) + (weights[at + move] ?? 0);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < moves.length; move += 1) {
    sums[move] = (bias[move] ?? 0) + (sums[move] ?? 0) * scale;
    most = Math.max(most, sums[move] ?? 0);
  }
  let total = 0;
  for (let move = 0; move < moves.length; move += 1) {
    sums[move] = Math.exp((sums[move] ?? 0) - most);
    total += sums[move] ?? 0;
  }
  return sums.map((sum) => sum / total);
}

/** Fisher and Yates, with the generator of Numerical Recipes. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items];
  let state = seed >>> 0;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
