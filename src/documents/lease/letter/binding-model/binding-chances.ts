import { chancesOf, type SparseWeights, scoresOf } from '../../linear-model/sparse-classifier.ts';
import { bindingFeatures } from './binding-features.ts';
import { type SentenceEffect, sentenceEffects } from './sentence-effects.ts';
import weights from './weights.json' with { type: 'json' };

export type EffectChances = Readonly<Record<SentenceEffect, number>>;

export const trainedBinding = weights as unknown as SparseWeights;

/** The probability of each effect that a sentence in an offer may have, based on its words. */
export function effectChances(sentence: string, model: SparseWeights): EffectChances {
  const features = bindingFeatures(sentence);
  const chances = chancesOf(scoresOf(features, model, features.length));
  return Object.fromEntries(sentenceEffects.map((effect, place) => [effect, chances[place] ?? 0])) as EffectChances;
}
