import { chancesOf, scoresOf } from '../../linear-model/sparse-classifier.ts';
import type { TermText } from '../point-model/features.ts';
import { riskFeaturesOf } from './risk-features.ts';
import type { RiskWeights } from './risk-weights.ts';

/** The probability that a sentence contains a risk at all, and the probability of each kind of risk; 0 to 1. */
export interface RaisedRisks {
  readonly any: number;
  readonly of: ReadonlyMap<string, number>;
}

export function classifyRisks(term: TermText, model: RiskWeights): RaisedRisks {
  const chances = chancesOf(scoresOf(riskFeaturesOf(term), model));
  const of = new Map(model.classes.map((name, place) => [name, chances[place] ?? 0]));
  return { any: 1 - (of.get('none') ?? 0), of };
}
