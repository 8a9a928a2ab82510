import { featuresOf } from './features.ts';
import { type MoveWeights, moves, storedWeights, unpackWeights } from './move-weights.ts';
import weights from './weights.json' with { type: 'json' };

let trained: MoveWeights | null = null;

/** For each sentence of a text the logarithm of how likely each move is, by its words and place alone. */
export function scoreMoves(sentences: readonly string[], model?: MoveWeights): number[][] {
  trained ??= unpackWeights(storedWeights.parse(weights));
  const { bias, eighths } = model ?? trained;
  return featuresOf(sentences).map((places) => {
    const scale = 1 / (8 * Math.sqrt(Math.max(1, places.length)));
    const sums = bias.map((own, move) => {
      let sum = 0;
      for (const place of places) sum += eighths[place * moves.length + move] ?? 0;
      return own + sum * scale;
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
