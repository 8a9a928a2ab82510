import type { SparseWeights } from '#documents/lease/linear-model/sparse-classifier.ts';

/** The stored form of weights: one line per feature, so that diffs show single changes. */
export function writtenWeights({ bias, features }: SparseWeights): string {
  const lines = Object.entries(features).map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`);
  return `{"bias":${JSON.stringify(bias)},\n"features":{\n${lines.join(',\n')}\n}}\n`;
}
