import type { Topic } from './topic.ts';

/**
 * A linear classifier of paragraphs: for each word and topic, the logarithm of how much more likely the word is in
 * paragraphs on the topic than in all others (one-against-rest naive Bayes with add-one smoothing; Rennie et al., ICML
 * 2003, explain why the rest is the better denominator). Plain data; the same documents in the same order give the same
 * numbers.
 */
export interface TopicWeights {
  readonly topics: readonly Topic[];
  /**
   * For each word the weights of the topics, in hundredths, by their index in `topics`: [index, weight, index, weight
   * …].
   */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** For each topic, its share of the paragraphs, as a logarithm in hundredths. */
  readonly prior: readonly number[];
}
