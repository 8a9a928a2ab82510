import { featurePlaces, featuresOf } from './features.ts';
import type { LinearWeights } from './linear-weights.ts';

/** A text with the class of each sentence, in order. */
export interface LabelledText {
  readonly weight: number;
  readonly sentences: readonly { readonly words: string; readonly label: string }[];
}

const rounds = 4;
const rate = 1;
/** L1 penalty: features below it get no weight, which keeps the file small. */
const lasso = 4;
/** What is learned: the classes, the weight of a sentence of each class, and the seed for shuffling the examples. */
export interface TrainingPlan {
  readonly seed: number;
  readonly classes: Readonly<Record<string, number>>;
}

interface Example {
  readonly places: Int32Array;
  readonly label: number;
  readonly weight: number;
}

/**
 * Multinomial logistic regression by FTRL-Proximal with L1 (McMahan et al., KDD 2013) over the examples in a fixed
 * shuffled order: the same texts and seed give the same weights.
 */
export function trainLinear(texts: readonly LabelledText[], plan: TrainingPlan): LinearWeights {
  const classes = Object.keys(plan.classes);
  const count = classes.length;
  const examples = shuffled(
    texts.flatMap((text) => examplesOf(text, plan.classes)),
    plan.seed,
  );
  const size = featurePlaces * count;
  const weights = new Float64Array(size);
  const gradients = new Float64Array(size);
  const squares = new Float64Array(size);
  const bias = new Float64Array(count);
  const biasSquares = new Float64Array(count).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    for (const { places, label, weight } of examples) {
      const scale = 1 / Math.sqrt(Math.max(1, places.length));
      const chances = chancesOf(places, scale, weights, bias);
      for (let other = 0; other < count; other += 1) {
        const error = weight * ((chances[other] ?? 0) - (other === label ? 1 : 0));
        if (Math.abs(error) < 1e-3) continue;
        biasSquares[other] = (biasSquares[other] ?? 0) + error * error;
        bias[other] = (bias[other] ?? 0) - (0.1 * error) / Math.sqrt(biasSquares[other] ?? 1);
        const slope = error * scale;
        for (const place of places) {
          const at = place * count + other;
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
    classes,
    bias: [...bias],
    eighths: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * 8)))),
  };
}

function examplesOf({ weight, sentences }: LabelledText, classes: TrainingPlan['classes']): Example[] {
  const places = featuresOf(sentences.map(({ words }) => words));
  return sentences.map(({ label }, index) => ({
    places: places[index] ?? new Int32Array(),
    label: Object.keys(classes).indexOf(label),
    weight: weight * (classes[label] ?? 0),
  }));
}

function chancesOf(places: Int32Array, scale: number, weights: Float64Array, bias: Float64Array): Float64Array {
  const count = bias.length;
  const sums = new Float64Array(count);
  for (const place of places) {
    const at = place * count;
    for (let own = 0; own < count; own += 1) sums[own] = (sums[own] ?? 0) + (weights[at + own] ?? 0);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let own = 0; own < count; own += 1) {
    sums[own] = (bias[own] ?? 0) + (sums[own] ?? 0) * scale;
    most = Math.max(most, sums[own] ?? 0);
  }
  let total = 0;
  for (let own = 0; own < count; own += 1) {
    sums[own] = Math.exp((sums[own] ?? 0) - most);
    total += sums[own] ?? 0;
  }
  return sums.map((sum) => sum / total);
}

/** Fisher-Yates shuffle with the random generator of Numerical Recipes. */
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
