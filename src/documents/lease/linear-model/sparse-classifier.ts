/**
 * Weights of a linear classifier, most of which are zero and omitted (multinomial logistic regression; Hastie,
 * Tibshirani, Friedman, The Elements of Statistical Learning, 4.4). Plain data, all in hundredths.
 */
export interface SparseWeights {
  /** One constant per class. */
  readonly bias: readonly number[];
  /** The weights of each feature, by their index in `bias`: [index, weight, index, weight …]. */
  readonly features: Readonly<Record<string, readonly number[]>>;
}

/**
 * The score of each class as log-odds, in the order of `bias`. The weights are divided by the square root of the number
 * of features: of the known ones, or of `length` if unknown ones were counted in the training.
 */
export function scoresOf(features: readonly string[], model: SparseWeights, length?: number): number[] {
  const known = features.flatMap((name) => (Object.hasOwn(model.features, name) ? [model.features[name] ?? []] : []));
  const scale = 1 / Math.sqrt(Math.max(1, length ?? known.length));
  const scores = model.bias.map((bias) => bias / 100);
  for (const weights of known) {
    for (let at = 0; at < weights.length; at += 2) {
      const place = weights[at] ?? 0;
      scores[place] = (scores[place] ?? 0) + ((weights[at + 1] ?? 0) / 100) * scale;
    }
  }
  return scores;
}

/** The probability of each class from its score (softmax); they add up to 1. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

/** The features in at least `least` examples, sorted, so that the same examples give the same file. */
export function vocabularyOf(examples: readonly (readonly string[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const name of examples.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .sort();
}

/**
 * Weights as they are stored: those closer to zero than `least` hundredths are omitted. `rowOf` returns the weights of
 * a feature by class.
 */
export function sparseWeights(
  names: readonly string[],
  bias: readonly number[],
  rowOf: (at: number) => readonly number[],
  least: number,
): SparseWeights {
  return {
    bias: bias.map(hundredths),
    features: Object.fromEntries(
      names.flatMap((name, at): [string, number[]][] => {
        const own = rowOf(at).flatMap((weight, place) =>
          Math.abs(hundredths(weight)) < least ? [] : [place, hundredths(weight)],
        );
        return own.length === 0 ? [] : [[name, own]];
      }),
    ),
  };
}

function hundredths(weight: number): number {
  return Math.round(weight * 100);
}
