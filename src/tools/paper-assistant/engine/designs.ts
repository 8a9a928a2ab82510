/** Study designs that bring their own reporting guideline. */
export type DesignId =
  | 'randomised-trial'
  | 'observational'
  | 'animal'
  | 'review'
  | 'prediction-model'
  | 'machine-learning'
  | 'qualitative'
  | 'other';

export interface Design {
  readonly id: DesignId;
  readonly name: string;
  readonly guideline: string | null;
}

export interface DesignReading {
  readonly design: Design;
  /** Whether the author chose it, or the words of the text did. */
  readonly by: 'author' | 'words';
  /** Index of the sentence that decided it, or null. */
  readonly sentence: number | null;
}

/**
 * The author's choice where it is given, else the design whose words weigh most in the text; 'other' below a threshold,
 * so that a checklist is only used where the text itself names its kind of study.
 */
export function readDesign(option: string, sentences: readonly string[]): DesignReading {
  const chosen = option.trim() === '' ? null : chosenDesign(option);
  if (chosen !== null) return { design: designs[chosen], by: 'author', sentence: null };
  let best: { id: DesignId; weight: number; sentence: number | null } = { id: 'other', weight: 3.5, sentence: null };
  const lower = sentences.map((sentence) => sentence.toLowerCase());
  for (const [id, cues] of designCues) {
    let weight = 0;
    const points = lower.map(() => 0);
    for (const [value, pattern] of cues) {
      const hits = lower.flatMap((words, index) => (pattern.test(words) ? [index] : []));
      if (hits.length > 0) weight += value;
      for (const index of hits) points[index] = (points[index] ?? 0) + value;
    }
    if (weight > best.weight) best = { id, weight, sentence: indexOfMost(points) };
  }
  return { design: designs[best.id], by: 'words', sentence: best.sentence };
}

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

/** Reads what a form or a hurried author may have written: an id, a name or a guideline. */
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

type Cue = readonly [number, RegExp];

const designCues: readonly (readonly [DesignId, readonly Cue[]])[] = [
  [
    'randomised-trial',
    [
      [
        5,
        /\brandomi[sz]ed(?:,? [\w-]+){0,3} (?:clinical )?trial\b(?!s)|\b(?:parallel[- ]group|two-arm|three-arm|cluster|cross-?over|controlled) trial\b(?!s)/,
      ],
      [
        3,
        /\b(?:we|participants|patients|adults|children|people|volunteers|women|men|students|pupils|classes|schools|clinics|wards|villages|households|practices|clusters) (?:\w+ )?(?:were |was )?(?:randomly (?:assigned|allocated)|(?:assigned|allocated) at random|randomi[sz]ed)\b|\brandomi[sz]ed (?:\d:\d|in blocks)/,
      ],
      [2, /\bplacebo\b(?! tests?\b)/],
      [2, /\b(?:nct\d{6,}|isrctn\d+|clinicaltrials\.gov|drks\d+|actrn\d+|aearctr|chictr)/],
      [
        2,
        /\bdouble[- ]blind|\ballocation conceal|\bintention[- ]to[- ]treat|\b(?:intervention|treatment|control) (?:arm|group)\b/,
      ],
    ],
  ],
  [
    'observational',
    [
      [
        5,
        /\b(?:prospective|retrospective|population-based|birth) (?:\w+ )?cohort\b|\bcohort study\b(?! (?:has|have|by))|\bobservational study\b|\bcase-control study\b|\bcross-sectional (?:study|survey|analysis|data|design)\b/,
      ],
      [
        2,
        /\b(?:registry|register|electronic health records?|claims data|nhanes|uk biobank|census|payroll records|medical records)\b/,
      ],
      [3, /\b(?:in|this|our|the) (?:\w+ )?cohort\b(?! (?:study|has|have))|\bcohort of \d/],
      [2, /\b(?:hazard|odds|risk|prevalence|incidence rate) ratios?\b/],
      [2, /\b(?:questionnaires?|surveyed|survey of|respondents)\b/],
      [1.5, /\badjust(?:ed|ing) for\b|\bconfound/],
      [1.5, /\bfollow(?:ed|-up)\b.{0,150}\byears?\b|\blongitudinal\b/],
    ],
  ],
  [
    'animal',
    [
      [5, /\b(?:mice|rats|murine|zebrafish|c57bl|sprague|wistar|knockout mice|rabbits|piglets|macaques|rodents?)\b/],
      [1.5, /\bin vivo\b|\bintraperitoneal|\beuthani[sz]ed\b|\blitter/],
    ],
  ],
  [
    'review',
    [
      [
        6,
        /\b(?:this|our|we) (?:\w+ ){0,4}(?:systematic|scoping|umbrella|rapid) review\b|\bwe (?:systematically|searched)\b.{0,150}\b(?:pubmed|medline|embase|scopus|web of science|databases)\b/,
      ],
      [3, /\b(?:pubmed|medline|embase|scopus|cinahl|web of science|cochrane library|psycinfo)\b/],
      [3, /\b(?:prisma|prospero)\b/],
      [
        3,
        /\b(?:included|eligible) (?:studies|trials|articles|records)\b|\b(?:studies|records|abstracts) were (?:screened|included)\b/,
      ],
      [2, /\b(?:random|fixed)-effects meta|\bheterogeneity\b.{0,150}\bi\W?2|\bpooled (?:estimate|effect|odds)/],
    ],
  ],
  [
    'prediction-model',
    [
      [5, /\b(?:prediction|predictive|prognostic|diagnostic|risk) (?:model|score|tool|algorithm)s?\b/],
      [
        3,
        /\bpredict(?:s|ed|ing)? (?:\w+[- ]){0,4}(?:mortality|readmission|risk|death|relapse|survival|sepsis|failure|admission|stroke|outcomes?)\b/,
      ],
      [2, /\b(?:c-statistic|c-index|auroc|auc|area under the)\b/],
      [2, /\bcalibration\b|\bexternal(?:ly)? validat|\bnomogram\b/],
    ],
  ],
  [
    'machine-learning',
    [
      [
        4,
        /\b(?:neural networks?|deep learning|machine learning|transformers?|convolutional|lstm|language models?|diffusion models?|reinforcement learning|gradient boosting|random forests?|resnet|vit-|bert)\b/,
      ],
      [3, /\b(?:training|test|validation|held-out) sets?\b|\bfine-?tun|\bpre-?train/],
      [1.5, /\b(?:imagenet|benchmarks?|ablation|epochs|hyperparameters?|f1|learning rate)\b/],
    ],
  ],
  [
    'qualitative',
    [
      [
        4,
        /\b(?:thematic analysis|grounded theory|ethnograph\w+|discourse analysis|oral histor\w+|close reading|phenomenolog\w+|focus groups?|hermeneutic\w*|archival (?:research|sources)|read the \w+ closely)\b/,
      ],
      [2.5, /\b(?:semi-structured|interviews?|interviewed|fieldwork|participant observation|letters|archives?)\b/],
      [1.5, /\bthemes?\b|\btranscri(?:bed|pts?)\b/],
    ],
  ],
];
