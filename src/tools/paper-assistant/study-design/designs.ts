import { type DesignId, designCues } from './design-cues.ts';

export interface Design {
  readonly id: DesignId;
  readonly name: string;
  readonly guideline: string | null;
}

export interface DesignReading {
  readonly design: Design;
  /** Whether the author chose it, or it was determined from the words of the text. */
  readonly by: 'author' | 'words';
  /** Index of the deciding sentence, or null. */
  readonly sentence: number | null;
}

/**
 * The author's choice if given, otherwise the design with the highest weight in the text; 'other' below a threshold, so
 * that a checklist is used only if the text itself names its kind of study.
 */
export function readDesign(option: string, sentences: readonly string[], cuesOf = designCues): DesignReading {
  const chosen = option.trim() === '' ? null : chosenDesign(option);
  if (chosen !== null) return { design: designs[chosen], by: 'author', sentence: null };
  let best: { id: DesignId; weight: number; sentence: number | null } = {
    id: 'other',
    weight: leastWeight,
    sentence: null,
  };
  // A design that is only mentioned as an example doesn't count.
  const lower = sentences.map((sentence) => sentence.toLowerCase().replaceAll(/\(e\.g\.[^()]{0,80}\)/g, ''));
  for (const [id, cues] of cuesOf) {
    let weight = 0;
    const points = lower.map(() => 0);
    for (const [value, pattern] of cues) {
      const hits = lower.flatMap((words, index) => (pattern.test(words) ? [index] : []));
      if (hits.length > 0) weight += value;
      if (value > 0) for (const index of hits) points[index] = (points[index] ?? 0) + value;
    }
    if (weight > best.weight) best = { id, weight, sentence: indexOfMost(points) };
  }
  return { design: designs[best.id], by: 'words', sentence: best.sentence };
}

/** The minimum weight for a design. */
const leastWeight = 3.4;

const designs: Readonly<Record<DesignId, Design>> = {
  'randomised-trial': { id: 'randomised-trial', name: 'randomised trial', guideline: 'CONSORT' },
  observational: { id: 'observational', name: 'observational study', guideline: 'STROBE' },
  animal: { id: 'animal', name: 'animal study', guideline: 'ARRIVE' },
  review: { id: 'review', name: 'review', guideline: 'PRISMA' },
  'prediction-model': { id: 'prediction-model', name: 'prediction model', guideline: 'TRIPOD+AI' },
  'machine-learning': { id: 'machine-learning', name: 'machine learning study', guideline: 'REFORMS' },
  qualitative: { id: 'qualitative', name: 'qualitative study', guideline: 'SRQR' },
  other: { id: 'other', name: 'other', guideline: null },
};

function indexOfMost(points: readonly number[]): number {
  return points.reduce((best, value, index) => (value > (points[best] ?? 0) ? index : best), 0);
}

/** Parses a form value or free text: an id, a name or a guideline. */
function chosenDesign(option: string): DesignId | null {
  const lower = option.toLowerCase();
  const known = Object.values(designs).find(({ id, name }) => lower.trim() === id || lower.trim() === name);
  if (known !== undefined) return known.id;
  const found = optionWords.find(([, pattern]) => pattern.test(lower));
  return found === undefined ? null : found[0];
}

const optionWords: readonly (readonly [DesignId, RegExp])[] = [
  ['review', /review|meta-?analysis|prisma/],
  ['prediction-model', /predict|prognos|diagnostic|tripod/],
  ['machine-learning', /machine|learning|neural|reforms|neurips|\bml\b|\bai\b/],
  ['animal', /animal|arrive|in vivo|preclinical/],
  ['randomised-trial', /randomi[sz]|\brct\b|trial|consort/],
  ['qualitative', /qualitativ|interview|ethnograph|srqr|coreq|humanit/],
  ['observational', /observational|cohort|cross-?sectional|case-?control|strobe|survey|epidemiolog/],
  ['other', /^(?:other|none|lab|experiment)/],
];
