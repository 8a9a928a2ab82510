export interface Example {
  readonly features: readonly number[];
  /** Prior probability of each class; they add up to 1. */
  readonly target: ReadonlyMap<number, number>;
  /** Number of features of the example, including unknown ones. */
  readonly length: number;
}
export interface RegressionOptions {
  readonly rounds: number;
  readonly rate: number;
  readonly shrink: number;
}

/**
 * Multinomial logistic regression with AdaGrad (Duchi et al., JMLR 2011) over the examples in a fixed shuffled order.
 */
export function logisticRegression(
  examples: readonly Example[],
  size: number,
  classes: number,
  { rounds, rate, shrink }: RegressionOptions,
): { weights: Float64Array; bias: Float64Array } {
  const weights = new Float64Array(size * classes);
  const squares = new Float64Array(size * classes).fill(1e-6);
  const bias = new Float64Array(classes);
  const biasSquares = new Float64Array(classes).fill(1e-6);
  const chances = new Float64Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < examples.length; step += 1) {
      const example = examples[(step * 7_919 + round * 104_729) % examples.length];
      if (example === undefined) continue;
      const scale = 1 / Math.sqrt(Math.max(1, example.length));
      softmaxInto(chances, bias, weights, example.features, scale);
      for (let place = 0; place < classes; place += 1) {
        const error = (chances[place] ?? 0) - (example.target.get(place) ?? 0);
        if (Math.abs(error) < 1e-4) continue;
        biasSquares[place] = (biasSquares[place] ?? 0) + error * error;
        bias[place] = (bias[place] ?? 0) - (rate * error) / Math.sqrt(biasSquares[place] ?? 1);
        for (const feature of example.features) {
          const at = feature * classes + place;
          const slope = error * scale + shrink * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return { weights, bias };
}

function softmaxInto(
  out: Float64Array,
  bias: Float64Array,
  weights: Float64Array,
  features: readonly number[],
  scale: number,
): void {
  const classes = out.length;
  out.set(bias);
  for (const feature of features) {
    const from = feature * classes;
    for (let place = 0; place < classes; place += 1)
      out[place] = (out[place] ?? 0) + (weights[from + place] ?? 0) * scale;
  }
  const most = Math.max(...out);
  let total = 0;
  for (let place = 0; place < classes; place += 1) {
    const raised = Math.exp((out[place] ?? 0) - most);
    out[place] = raised;
    total += raised;
  }
  for (let place = 0; place < classes; place += 1) out[place] = (out[place] ?? 0) / total;
}
