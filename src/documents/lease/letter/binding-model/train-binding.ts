import { type Example, logisticRegression } from '../../linear-model/logistic-regression.ts';
import {
  chancesOf,
  type SparseWeights,
  scoresOf,
  sparseWeights,
  vocabularyOf,
} from '../../linear-model/sparse-classifier.ts';
import { bindingFeatures } from './binding-features.ts';
import { type SentenceEffect, sentenceEffects } from './sentence-effects.ts';

/**
 * A line in an offer, and what it says about the offer's binding effect. It may have several sentences, one of which
 * says this.
 */
export interface LabelledLine {
  readonly sentences: readonly string[];
  readonly effect: SentenceEffect;
}

const options = { rounds: 12, rate: 0.3, shrink: 0.002 };
/** Rounds of the training that chooses the sentence of a line. */
const roundsToChoose = 5;
/** Features in fewer sentences are not learned. */
const leastSentences = 3;
/** Weights closer to zero than this, in hundredths, are left out of the file. */
const leastWeight = 8;
/** Few sentences say anything about the binding effect, so each of them counts twice. */
const copies = 2;

interface Prepared {
  readonly effect: SentenceEffect;
  readonly features: readonly string[];
}

/** The classes are those of `sentenceEffects`. */
export function trainBinding(lines: readonly LabelledLine[]): SparseWeights {
  const prepared = lines.map(({ sentences, effect }) =>
    sentences.map((text): Prepared => ({ effect, features: bindingFeatures(text) })),
  );
  const names = vocabularyOf(
    prepared.flat().map(({ features }) => features),
    leastSentences,
  );
  const first = weightsFrom(prepared.flat(), names, roundsToChoose);
  const chosen = prepared.flatMap((sentences) => {
    const [only] = sentences;
    if (only === undefined || only.effect === 'none' || sentences.length === 1) return sentences;
    const place = sentenceEffects.indexOf(only.effect);
    const rated = sentences.map(({ features }) => chancesOf(scoresOf(features, first, features.length))[place] ?? 0);
    return sentences[rated.indexOf(Math.max(...rated))] ?? [];
  });
  return weightsFrom(chosen, names, options.rounds);
}

function weightsFrom(sentences: readonly Prepared[], names: readonly string[], rounds: number): SparseWeights {
  const classes = sentenceEffects.length;
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const examples = sentences.flatMap(({ effect, features }): Example[] => {
    const example = {
      features: features.flatMap((name) => placeOf.get(name) ?? []),
      length: features.length,
      target: new Map([[sentenceEffects.indexOf(effect), 1]]),
    };
    return Array.from({ length: effect === 'none' ? 1 : copies }, () => example);
  });
  const { weights, bias } = logisticRegression(mixed(examples), names.length, classes, { ...options, rounds });
  const rowOf = (at: number) => [...weights.subarray(at * classes, (at + 1) * classes)];
  return sparseWeights(names, [...bias], rowOf, leastWeight);
}

/** In a shuffled but fixed order: the training needs examples of all classes near each other. */
function mixed(examples: readonly Example[]): Example[] {
  return examples
    .map((example, at) => ({ example, at: (at * 40_503) % 65_536 }))
    .sort((a, b) => a.at - b.at)
    .map(({ example }) => example);
}
