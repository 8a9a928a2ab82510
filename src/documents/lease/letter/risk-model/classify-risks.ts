import type { TermText } from '../point-model/features.ts';
import { riskFeaturesOf } from './risk-features.ts';
import type { RiskWeights } from './risk-weights.ts';

/** The chance that a sentence contains a risk at all, and that of each idea; 0 to 1. */
export interface RaisedRisks {
  readonly any: number;
  readonly of: ReadonlyMap<string, number>;
}

export function classifyRisks(term: TermText, model: RiskWeights): RaisedRisks {
  const known = riskFeaturesOf(term).flatMap((name) =>
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
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  const of = new Map(model.classes.map((name, place) => [name, (raised[place] ?? 0) / total]));
  return { any: 1 - (of.get('none') ?? 0), of };
}
