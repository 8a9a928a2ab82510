import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose.ts';
import type { PrototypeOptions, Risk } from '../manuscript.ts';
import { riskRules } from './check-risks.ts';
import type { RiskContext } from './rule.ts';

function risksOf(text: string, options: Partial<PrototypeOptions> = {}, descriptions: readonly string[] = []): Risk[] {
  return [
    ...compose({
      text,
      images: descriptions.map((description) => ({ file: 'x.png', description, width: 4, height: 3, type: 'png' })),
      options: {
        title: '',
        authors: [],
        template: '',
        articleType: '',
        design: '',
        constraints: '',
        seeds: '',
        ...options,
      },
    }).risks,
  ];
}

const rulesOf = (risks: readonly Risk[]) => [...new Set(risks.map(({ rule }) => rule))];

/** Texts in which a careful reviewer finds nothing of what the rules look for. */
const clean: Readonly<Record<string, string>> = {
  trial: `Chronic back pain is a leading cause of disability (Hoy et al. 2014). It is unclear whether yoga helps shift workers (Lee 2019).
We aimed to test whether yoga reduces pain in adults who work shifts.
We conducted a randomised controlled trial in two factories in Leeds, registered as ISRCTN12345678. Adults aged 20 to 60 with back pain were eligible.
A total of 160 participants were randomly assigned with sealed envelopes; the assessors were blinded. The primary outcome was pain at 12 weeks.
All participants gave written consent, and the trial was approved by the ethics committee. We used linear regression adjusted for baseline pain.
The mean difference in pain was -1.4 points (95% CI -2.0 to -0.8). No adverse events were reported.
These findings suggest that yoga may help shift workers. A limitation is the short follow-up.
Data are available on request. This work was funded by the Health Foundation. The authors declare no conflict of interest.`,
  learning: `Leaf diseases are common in cassava [1]. Few models were tested in the field [2, 3]. We ask whether pre-training helps.
We collected 12,000 photos and split them by farm into training, validation and test sets. As a baseline we trained a residual network.
Hyperparameters were tuned on the validation set. We ran five seeds on one GPU.
Our model reached an accuracy of 0.81 ± 0.02, compared with 0.73 ± 0.02 for the baseline.
These results suggest that pre-training is useful. A limitation is that we tested only one country.
Code and data are available at Zenodo. Funding was provided by the Farm Trust, and we declare no competing interests.`,
  qualitative: `Nurses often work at night (Brown 2011). Little is known about how they speak of sleep in the literature (Gray 2015).
I ask how nurses describe sleep. Fifteen nurses were interviewed in one hospital; all gave consent, and the ethics board approved the work.
The interviews were transcribed and coded by thematic analysis. I was a nurse myself, and this shaped my own reading.
Three themes emerged. Nurses described sleep as a debt. Several participants spoke of guilt.
This suggests that sleep is part of their identity. The sample cannot represent all nurses.
Transcripts cannot be shared, and data availability is restricted. The work was funded by the Care Fund; I declare no conflict of interest.`,
};

test.each(Object.entries(clean))('a clean text (%s) raises nothing but the standing notices', (_, text) => {
  const alarms = risksOf(text).filter(({ severity }) => severity !== 'info');
  expect(alarms).toEqual([]);
});

/** Each plant changes a clean text so that one rule has to find it. */
const plants: readonly [
  rule: string,
  text: string,
  options?: Partial<PrototypeOptions>,
  descriptions?: readonly string[],
][] = [
  [
    'claims-without-results',
    'Sleep is well known to matter. We recruited 20 nurses in Leeds. We conclude that sleep may be important for them.',
  ],
  [
    'missing-part',
    '# Background\n\nSleep is known to matter for health. Little is known about nurses.\n\n# Goal\n\nWe aim to test it.',
  ],
  ['no-limitation', clean.trial?.replace('A limitation is the short follow-up.', '') ?? ''],
  ['overclaiming-words', `${clean.trial} This proves that yoga cures pain.`],
  [
    'causal-words-observational',
    'We used a prospective cohort of 900 women aged 30 to 60. Hazard ratios were estimated with Cox models. Night work causes hypertension in women. We conclude that it matters.',
  ],
  [
    'numbers-without-uncertainty',
    clean.trial?.replace(' (95% CI -2.0 to -0.8)', ', and pain fell from 6.1 to 4.2 points') ?? '',
  ],
  ['comparison-without-test', clean.learning?.replaceAll(/ ± 0.02/g, '').replace('five seeds on ', '') ?? ''],
  [
    'significant-without-number',
    clean.trial?.replace('No adverse events were reported.', 'Sleep was significantly better with yoga.') ?? '',
  ],
  ['no-sample-size', clean.trial?.replace('A total of 160 participants', 'The participants') ?? ''],
  ['same-number-two-values', `${clean.trial?.replace('No adverse', 'In a total of 158 participants no adverse')}`],
  [
    'people-without-ethics',
    clean.trial?.replace(
      'All participants gave written consent, and the trial was approved by the ethics committee.',
      '',
    ) ?? '',
  ],
  [
    'animals-without-ethics',
    'C57BL/6 mice were injected with the drug at random by a blinded assistant. We found that tumours in 12 mice shrank (p < 0.01). We conclude that it works.',
  ],
  [
    'no-randomisation',
    'We compared a treatment group and a control group of 40 plants. The treatment group grew 5 cm taller (p = 0.01). We conclude that it helps.',
  ],
  ['no-blinding', clean.trial?.replace('; the assessors were blinded', '') ?? ''],
  [
    'no-inclusion-criteria',
    clean.trial?.replace('Adults aged 20 to 60 with back pain were eligible.', 'They were adults aged 20 to 60.') ?? '',
  ],
  [
    'unstated-population',
    clean.trial
      ?.replaceAll(/\b(?:in )?adults( aged 20 to 60)?( who work shifts)?/gi, 'participants')
      .replaceAll('workers', 'staff') ?? '',
  ],
  ['trial-without-registration', clean.trial?.replace(', registered as ISRCTN12345678', '') ?? ''],
  [
    'review-without-registration',
    'We conducted a systematic review. We searched PubMed and Embase for eligible studies. We included 20 studies. We conclude that it helps.',
  ],
  ['personal-data', `${clean.qualitative} Mrs. Miller of Oak Street said that she never slept.`],
  [
    'learning-without-split',
    clean.learning
      ?.replace(' and split them by farm into training, validation and test sets', '')
      .replace('the validation set', 'them') ?? '',
  ],
  [
    'learning-without-baseline',
    clean.learning
      ?.replace('As a baseline we trained a residual network.', '')
      .replace(', compared with 0.73 ± 0.02 for the baseline', '') ?? '',
  ],
  ['leakage-words', `${clean.learning} Features were normalised on the whole dataset before splitting.`],
  [
    'no-calibration',
    'We developed a prediction model for mortality in 900 patients. It was validated by cross-validation. The AUC was 0.8 (95% CI 0.7 to 0.9).',
    { design: 'prediction-model' },
  ],
  [
    'statements-without-source',
    clean.trial
      ?.replace(' (Hoy et al. 2014)', '')
      .replace('It is unclear', 'Previous studies have shown that exercise helps. It is unclear') ?? '',
  ],
  ['citation-without-seed', `${clean.trial} As shown before \\cite{lost}.`],
  ['seeds-not-verified', clean.trial ?? '', { seeds: '10.1000/x' }],
  ['doubtful-reference', clean.trial ?? '', { seeds: '@article{a, title={RETRACTED: A study}, year={2010}}' }],
  [
    'old-references',
    clean.trial ?? '',
    {
      seeds: [1980, 1981, 1982, 1990, 2020]
        .map((year) => `@article{a, title={T}, journal={J${year}}, year={${year}}}`)
        .join('\n'),
    },
  ],
  [
    'narrow-references',
    clean.trial ?? '',
    { seeds: [1, 2, 3, 4, 5].map((n) => `@article{a, title={T${n}}, journal={J Sleep}}`).join('\n') },
  ],
  ['figure-not-referred-to', clean.trial ?? '', {}, ['Map of the harbour of Oslo']],
  ['figure-missing', `${clean.trial} As Figure 3 shows, pain fell.`, {}, ['Pain']],
  ['figure-without-description', clean.trial ?? '', {}, ['']],
  ['figure-without-units', clean.trial ?? '', {}, ['Plot of pain against exercise in both arms']],
  ['third-party-figure', clean.trial ?? '', {}, ['Adapted from Smith 2019']],
  ['no-data-statement', clean.trial?.replace('Data are available on request.', '') ?? ''],
  ['no-funding-or-conflict-statement', clean.trial?.replace('The authors declare no conflict of interest.', '') ?? ''],
  ['undefined-abbreviations', `${clean.trial} The RMDQ fell as well.`],
  ['journal-limits', clean.trial ?? '', { constraints: 'At most 100 words. Abstract up to 250 words.' }],
  [
    'template-limits',
    `${clean.trial}\n\nKeywords: back pain, exercise, hip, sleep, work, trial, nurses, mood`,
    { template: 'mnras' },
  ],
];

describe('planted risks', () => {
  test.each(plants)('%s is found', (rule, text, options = {}, descriptions = []) => {
    expect(rulesOf(risksOf(text, options, descriptions))).toContain(rule);
  });

  test.each(plants)('%s comes with at most two other alarms', (rule, text, options = {}, descriptions = []) => {
    // Short texts that are no trial miss much for good reason; only changed clean texts are judged.
    if (!Object.values(clean).some((base) => text.slice(0, 20) === base.slice(0, 20))) return;
    const others = risksOf(text, options, descriptions).filter(
      (risk) => risk.rule !== rule && risk.severity !== 'info',
    );
    expect(others.length).toBeLessThanOrEqual(2);
  });

  test('every rule is planted, apart from the standing notice and those that only look-ups or later engines can trigger', () => {
    const planted = new Set(plants.map(([rule]) => rule));
    expect(riskRules.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([
      'number-not-in-input',
      // Planted in literature/look-up.test.ts: they take an answer of a library.
      'seed-not-found',
      'seed-differs',
      'reference-of-concern',
      'ai-disclosure',
      'design-read-from-words',
    ]);
    expect(new Set(riskRules.map(({ id }) => id)).size).toBe(riskRules.length);
  });
});

test('a number in a sentence that no user wrote must stand in the input', () => {
  const rule = riskRules.find(({ id }) => id === 'number-not-in-input');
  const composition = compose({
    text: 'We recruited 20 nurses.',
    images: [],
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  });
  const sentence = (text: string) => ({
    id: 'm1',
    origin: 'model' as const,
    text,
    inlines: [{ kind: 'text' as const, text }],
  });
  const quotes = (text: string) =>
    rule
      ?.find({
        manuscript: { ...composition.manuscript, abstract: [{ kind: 'paragraph', sentences: [sentence(text)] }] },
        lower: 'we recruited 20 nurses.',
      } as unknown as RiskContext)
      .map(({ quote }) => quote);
  expect(quotes('All 20 nurses took part.')).toEqual([]);
  expect(quotes('All 21 nurses took part.')).toEqual(['All 21 nurses took part.']);
});

test('disclosure of AI use is always asked for, also for an empty text', () => {
  for (const text of ['', ...Object.values(clean)]) expect(rulesOf(risksOf(text))).toContain('ai-disclosure');
});

test('the design is read from the words, and the author’s choice wins', () => {
  const rules = (options: Partial<PrototypeOptions>) =>
    risksOf('We used a prospective cohort of 90 women. Risk was higher with night work.', options);
  expect(rules({}).find(({ rule }) => rule === 'design-read-from-words')?.add).toContain(
    'observational study (guideline: STROBE)',
  );
  expect(rulesOf(rules({ design: 'animal' }))).toContain('animals-without-ethics');
  expect(rulesOf(rules({ design: 'animal' }))).not.toContain('design-read-from-words');
});

test('a risk quotes the sentence that triggers it, and names the guideline that asks', () => {
  const text = readFileSync(new URL('../../fixtures/cohort-night-work.txt', import.meta.url), 'utf8');
  expect(risksOf(text).find(({ rule }) => rule === 'causal-words-observational')).toMatchObject({
    severity: 'high',
    quote: 'Night work causes hypertension mainly in women under 45.',
    sentence: expect.stringMatching(/^s\d+$/),
    guideline: 'STROBE',
  });
});

test('no rule speaks of quality or gives a score', () => {
  for (const { title, why, add } of riskRules)
    expect(`${title} ${why} ${add}`).not.toMatch(/\bquality\b|\bpoints out of\b|\bgrade\b/i);
});
