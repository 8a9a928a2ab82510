import { featuresOf } from './features.ts';
import type { LinearWeights } from './linear-weights.ts';

/** The log probability of each class, for each sentence of a text. */
export function scoreSentences(sentences: readonly string[], { classes, bias, eighths }: LinearWeights): number[][] {
  return featuresOf(sentences).map((places) => {
    const scale = 1 / (8 * Math.sqrt(Math.max(1, places.length)));
    const sums = bias.map((start, own) => {
      let sum = 0;
      for (const place of places) sum += eighths[place * classes.length + own] ?? 0;
      return start + sum * scale;
    });
    const total = logSum(sums);
    return sums.map((sum) => sum - total);
  });
}

/** The logarithm of the sum of exponentials. */
export function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
