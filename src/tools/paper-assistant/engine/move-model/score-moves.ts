import { type LinearWeights, storedWeights, unpackWeights } from '../linear-model/linear-weights.ts';
import { scoreSentences } from '../linear-model/score-sentences.ts';
import type { Move } from '../manuscript.ts';
import weights from './weights.json' with { type: 'json' };

/** The order of the scores, which is also the usual order in a paper. */
export const moves: readonly Move[] = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'];

let trained: LinearWeights | null = null;

/** The log probability of each move for each sentence, by its words and position alone. */
export function scoreMoves(sentences: readonly string[]): number[][] {
  trained ??= unpackWeights(storedWeights.parse(weights));
  return scoreSentences(sentences, trained);
}
