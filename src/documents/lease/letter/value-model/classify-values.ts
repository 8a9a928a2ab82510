import type { KindWeights } from './value-weights.ts';

/** The chance of each class, by its index. */
export function classify(features: readonly string[], { bias, features: known }: KindWeights): number[] {
  const own = features.flatMap((name) => (Object.hasOwn(known, name) ? [known[name] ?? []] : []));
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  const sums = bias.map((each) => each / 100);
  for (const weights of own) {
    for (let at = 0; at < weights.length; at += 2) {
      const place = weights[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + ((weights[at + 1] ?? 0) / 100) * scale;
    }
  }
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}
