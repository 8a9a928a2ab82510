import { namesSource } from '../cite-worthy.ts';
import { type LinearWeights, storedWeights, unpackWeights } from '../linear-model/linear-weights.ts';
import { scoreSentences } from '../linear-model/score-sentences.ts';
import weights from './weights.json' with { type: 'json' };

let trained: LinearWeights | null = null;

/**
 * Whether each sentence in a paragraph of methods, results or discussion is similar to those that have a citation in
 * published papers. A hint for the author that is never printed: in held-out papers, about four of five such sentences
 * do have one.
 */
export function mayNeedSource(paragraph: readonly string[]): boolean[] {
  trained ??= unpackWeights(storedWeights.parse(weights));
  return scoreSentences(paragraph, trained).map(
    ([cited = 0, plain = 0], index) => cited - plain > leastLead && !namesSource(paragraph[index] ?? ''),
  );
}

/** Log-odds; docs/draft-evaluation.md has the resulting precision by section. */
const leastLead = 1;
