import { featuresOf, type TermText } from './features.ts';
import type { PointWeights } from './point-weights.ts';

/** The chance that a term is about each point, and that it leaves it open; 0 to 1. */
export interface SpokenPoints {
  readonly of: ReadonlyMap<string, number>;
  readonly open: number;
}

export function classifyTerm(term: TermText, model: PointWeights): SpokenPoints {
  const known = featuresOf(term).flatMap((name) =>
    Object.hasOwn(model.features, name) ? [model.features[name] ?? []] : [],
  );
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const sums = model.bias.map((bias) => bias / 100);
  for (const weights of known) {
    for (let at = 0; at < weights.length; at += 2) {
      const place = weights[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + ((weights[at + 1] ?? 0) / 100) * scale;
    }
  }
  const points = sums.slice(0, -1);
  const most = Math.max(...points);
  const raised = points.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return {
    of: new Map(model.points.slice(0, -1).map((point, place) => [point, (raised[place] ?? 0) / total])),
    open: 1 / (1 + Math.exp(-(sums.at(-1) ?? 0))),
  };
}
