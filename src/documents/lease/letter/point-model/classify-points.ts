import { featuresOf, type TermText } from './features.ts';
import type { PointWeights } from './point-weights.ts';

/** How likely a term speaks of each point, and how likely it leaves open what it speaks of; 0 to 1. */
export interface SpokenPoints {
  readonly of: ReadonlyMap<string, number>;
  readonly open: number;
}

export function classifyTerm(term: TermText, model: PointWeights): SpokenPoints {
  const own = featuresOf(term);
  const scale = 1 / Math.sqrt(Math.max(1, own.filter((name) => Object.hasOwn(model.features, name)).length));
  const sums = model.bias.map((bias) => bias / 100);
  for (const name of own) {
    const weights = Object.hasOwn(model.features, name) ? model.features[name] : undefined;
    if (weights === undefined) continue;
    for (let at = 0; at < weights.length; at += 2) {
      const place = weights[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + ((weights[at + 1] ?? 0) / 100) * scale;
    }
  }
  const chances = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
  return {
    of: new Map(model.points.slice(0, -1).map((point, place) => [point, chances[place] ?? 0])),
    open: chances.at(-1) ?? 0,
  };
}
