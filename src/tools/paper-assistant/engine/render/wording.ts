import { citationNeeded } from '#contract/draft-text.ts';
import type { Origin } from '../manuscript.ts';

/** The product's own words in a draft, the same in every output. */
export const WORDING = {
  runningHead: 'Exploratory prototype, not for submission',
  legend: 'Marks in the margin show who wrote a paragraph.',
  abstract: 'Abstract',
  keywords: 'Keywords:',
  citationNeeded,
  toDevelop: 'To develop:',
  describeFigure: 'describe what this figure shows.',
  figure: 'Figure',
  proposed: 'proposed',
  references: 'References',
  statements: 'Statements',
} as const;

/** Short enough to fit in the margin. */
export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  user: 'yours',
  'user-repeated': 'yours, repeated',
  'user-edited': 'edited',
  source: 'source',
  template: 'template',
  model: 'model',
};

/** What the labels mean, for the files that explain the draft. */
export const ORIGIN_MEANINGS: Readonly<Record<Origin, string>> = {
  user: 'your own words, exactly as you wrote them',
  'user-repeated': 'a sentence of your text that the abstract repeats',
  'user-edited': 'your own words, edited',
  source: 'taken from a cited record',
  template: 'wording of the template or of this tool',
  model: 'written by a language model',
};
