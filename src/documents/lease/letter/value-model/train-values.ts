import { type Example, logisticRegression } from '../../linear-model/logistic-regression.ts';
import { type SparseWeights, sparseWeights, vocabularyOf } from '../../linear-model/sparse-classifier.ts';
import { fieldsOfKind } from './field-kinds.ts';
import { type MentionKind, mentionKinds } from './mentions.ts';
import type { ValueWeights } from './value-weights.ts';

/** A value in an offer with its fields; empty if it belongs to none. */
export interface LabelledValue {
  readonly kind: MentionKind;
  readonly features: readonly string[];
  readonly fields: readonly string[];
  /** The fields that its words can refer to. */
  readonly possible: readonly string[];
}

const options = { rounds: 12, rate: 0.3, shrink: 0.002 };
/** Features that occur with fewer values are not learned. */
const leastValues = 3;
/** Weights closer to zero than this, in hundredths, are left out of the file. */
const leastWeight = 55;

export function trainValues(values: readonly LabelledValue[]): ValueWeights {
  return Object.fromEntries(
    mentionKinds.map((kind) => [
      kind,
      trainKind(
        kind,
        values.filter((each) => each.kind === kind),
      ),
    ]),
  ) as unknown as ValueWeights;
}

function trainKind(kind: MentionKind, values: readonly LabelledValue[]): SparseWeights {
  const classes = [...fieldsOfKind[kind], 'none'];
  const names = vocabularyOf(
    values.map(({ features }) => features),
    leastValues,
  );
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const examples = values.map(({ features, fields }): Example => {
    const answered = fields.map((field) => classes.indexOf(field)).filter((place) => place >= 0);
    return {
      // An unknown feature still counts towards the length, as it does when a value is classified.
      features: features.flatMap((name) => placeOf.get(name) ?? []),
      length: features.length,
      target: new Map(
        answered.length === 0
          ? [[classes.length - 1, 1] as const]
          : answered.map((place) => [place, 1 / answered.length] as const),
      ),
    };
  });
  const { weights, bias } = logisticRegression(examples, names.length, classes.length, options);
  const rowOf = (at: number) => [...weights.subarray(at * classes.length, (at + 1) * classes.length)];
  return sparseWeights(names, [...bias], rowOf, leastWeight);
}
