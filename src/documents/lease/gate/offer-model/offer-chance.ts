import { chancesOf, type SparseWeights, scoresOf } from '../../linear-model/sparse-classifier.ts';
import { documentFeatures } from './document-features.ts';
import weights from './weights.json' with { type: 'json' };

const trained = weights as unknown as SparseWeights;

/** The probability that a document offers space for lease, based on its words. */
export function offerChance(text: string, model: SparseWeights = trained): number {
  const features = documentFeatures(text);
  return chancesOf(scoresOf(features, model, features.length))[0] ?? 0;
}
