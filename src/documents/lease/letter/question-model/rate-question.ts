import counts from './counts.json' with { type: 'json' };
import type { PointCounts, QuestionCounts } from './question-counts.ts';

const counted = counts as unknown as QuestionCounts;

/** What the sentences in an offer say about a point. */
export interface Evidence {
  /** The highest probability of being about the point, among sentences that leave nothing open; 0 to 1. */
  readonly alone: number;
  /** The highest such probability among sentences that also contain words of the point. */
  readonly withWords: number;
}

export interface Rating {
  /** The probability that the offer settles the point, in any words. */
  readonly settled: number;
  /** The probability that a careful reader would raise the point. */
  readonly worth: number;
}

/**
 * Weights of two logistic regressions. Those for the value of a question were fitted on 177 labeled offers, each read
 * by a sentence classifier that had not been trained on it. Those for settled points were fitted on the points that
 * neither a field nor an answer settles, in 41 offers that were not used to train the term classifier or the counts.
 * The kind of deal, which had a large weight in an earlier fit, says little about whether an offer settles a point. In
 * order: the constant, how often the point is raised, how much more often in deals of these kinds, how often it is
 * raised rather than settled, and the two sentence probabilities; all except the constant as logarithms.
 */
const weights = {
  settled: [-2.96, -0.42, 0.13, -0.77, 0.93, 0.24],
  worth: [1.06, 1.44, 0.57, 0.06, 0.21, 0],
} as const;

const never: PointCounts = { offers: 0, asked: 0, settled: 0, kinds: {} };

/** Rates a question for a deal of these kinds; `kinds` are those of the offer. */
export function rateQuestion(
  point: string,
  kinds: Iterable<string>,
  { alone, withWords }: Evidence,
  points: QuestionCounts = counted,
): Rating {
  const { offers, asked, settled, kinds: byKind } = points[point] ?? never;
  const raised = (asked + 0.3) / (offers - settled + 3);
  const moreInKind = [...kinds].reduce((sum, kind) => {
    const [own, unsettled] = byKind[kind] ?? [0, 0];
    return sum + Math.log((own + 4 * raised) / (unsettled + 4) / raised);
  }, 0);
  const features = [
    1,
    Math.log(raised),
    moreInKind,
    Math.log((asked + 1) / (settled + 1)),
    aboveNoise(alone),
    aboveNoise(withWords),
  ];
  const chance = (own: readonly number[]): number => {
    const score = features.reduce((sum, feature, at) => sum + feature * (own[at] ?? 0), 0);
    return 1 / (1 + Math.exp(-score));
  };
  return { settled: chance(weights.settled), worth: chance(weights.worth) };
}

/** In most offers, even irrelevant sentences reach this probability. */
const noise = 0.01;

function aboveNoise(chance: number): number {
  return Math.max(0, logOdds(Math.min(0.999, chance)) - logOdds(noise));
}

function logOdds(chance: number): number {
  return Math.log(chance / (1 - chance));
}
