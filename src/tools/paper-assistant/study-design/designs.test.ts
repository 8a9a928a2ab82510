import { describe, expect, test } from 'vitest';
import { type DesignId, designCues } from './design-cues.ts';
import { readDesign } from './designs.ts';

/** For each cue that is sufficient by itself, a text that no other cue matches. */
const fire: readonly (readonly [DesignId, string])[] = [
  ['randomised-trial', 'This was a pragmatic trial in twelve practices.'],
  ['randomised-trial', 'Thirty wards were assigned to the new routine by coin toss.'],
  ['randomised-trial', 'Patients were randomly allocated to drops or to no drops.'],
  ['randomised-trial', 'Riders drank juice or squash in random order, with a wash-out of a week.'],
  ['randomised-trial', 'Open-label RCT, four hospitals, one region.'],
  ['randomised-trial', 'Block randomization, stratified by site.'],
  ['observational', 'Whether a patient was called depended on the weekday; calls are in the database.'],
  ['observational', 'In a register of births the OR 2.1 was adjusted for age.'],
  ['observational', 'Strategy: worker-level diff-in-diff, controls by industry.'],
  ['observational', 'We did a retrospective study of all births in the valley.'],
  ['observational', 'Ours is a case-control study of river blindness.'],
  [
    'observational',
    'We asked 412 nurses in an online survey how shifts relate to headaches; the adjusted odds ratio was 1.4.',
  ],
  ['observational', 'In a nationally representative sample we counted the prevalence of anemia.'],
  ['observational', 'We went retrospectively through the medical records of three clinics.'],
  ['observational', 'We saw 80 consecutive patients of the national registry.'],
  ['animal', 'Forty mice were kept in pairs and weighed each week.'],
  ['review', 'This narrative review covers what is known about wet soils.'],
  ['review', 'We performed a systematic review with a librarian.'],
  ['review', 'Here, we discuss the many roads to a quieter city.'],
  ['review', 'Methods to weigh clouds are reviewed.'],
  ['review', 'A literature survey was carried out on wet soils.'],
  ['review', 'We found 61 field studies on hedges.'],
  ['review', 'Roads to a quieter city will be outlined here.'],
  ['prediction-model', 'We developed a risk score for falls on stairs.'],
  ['machine-learning', 'We score answers by the softmax over four option tokens.'],
  ['machine-learning', 'Convolutional nets sort the calls of the bats.'],
  ['qualitative', 'A qualitative study with fishers on two islands.'],
  ['qualitative', 'I used reflexive thematic analysis.'],
  ['qualitative', 'We held semi-structured interviews at the harbor.'],
];

const silent: readonly (readonly [DesignId, string])[] = [
  ['randomised-trial', 'Previous randomized trials have shown no effect of light on sleep.'],
  ['randomised-trial', 'We did a post hoc analysis of people who were enrolled in a randomized controlled trial.'],
  ['randomised-trial', 'The plots were chosen at random from the map.'],
  ['randomised-trial', 'An earlier RCT on sleep was small.'],
  ['randomised-trial', 'We included every RCT of tea, and wards were assigned to reviewers.'],
  ['observational', 'We surveyed the germplasm of pearl millet between 2010 and 2014.'],
  ['animal', 'Mouse B16 melanoma cells were grown with tyrosine.'],
  ['review', 'A survey was carried out among tenants.'],
  ['review', 'Patient records will be reviewed each week.'],
  [
    'observational',
    'Codes limit aggregate to 25 or 30 %, and beams had a longitudinal ratio of 1.4 %; prevalence was low.',
  ],
  ['observational', 'Whether it rains depended on the month; tides are in the database.'],
  ['observational', 'The cross-sectional area of the beam was 4 cm².'],
  ['observational', 'Women were randomized and filled in a questionnaire; the odds ratio was 0.8.'],
  ['observational', 'We followed the recipe of our predecessors.'],
  ['observational', 'The prevalence of cracks in the welds was 4%.'],
  ['observational', 'In retrospect the beam was too thin.'],
  ['observational', 'The sample is representative of the batch.'],
  ['animal', 'The horse in the poem is a car.'],
  ['animal', 'In vivo data are missing.'],
  ['animal', 'We counted leaves on oaks.'],
  ['review', 'The institutional review board approved this.'],
  ['review', 'Earlier reviews disagree.'],
  ['review', 'Patients were seen twice; limits are discussed below.'],
  ['prediction-model', 'Theory predicts a slower decay.'],
  ['prediction-model', 'We calibrated the scale each day.'],
  ['prediction-model', 'The risk was small.'],
  ['machine-learning', 'The llamas were shorn in May.'],
  ['machine-learning', 'Teachers learn in training days.'],
  ['machine-learning', 'The test set of glasses was washed.'],
  ['machine-learning', 'Electric transformers age with heat.'],
  ['qualitative', 'The change is qualitative rather than quantitative.'],
  ['qualitative', 'An archive of seeds was opened.'],
  ['qualitative', 'The theme of this issue is water.'],
];

const read = (text: string, cues = designCues) => readDesign('', [text], cues).design.id;

describe('the study design that a text describes [D.115]', () => {
  test.each(fire)('%s: %s', (design, text) => {
    expect(read(text)).toBe(design);
  });

  test.each(silent)('is not %s: %s', (design, text) => {
    expect(read(text)).not.toBe(design);
  });

  test('each cue that decides alone, and each strong cue of observational studies, has a case that fails without it', () => {
    for (const [design, cues] of designCues) {
      for (const cue of cues.filter(([weight]) => weight > 3.4 || (design === 'observational' && weight >= 3))) {
        const without = designCues.map(([id, all]) => [id, all.filter((other) => other !== cue)] as const);
        const failing = fire.filter(([id, text]) => id === design && read(text, without) !== id);
        expect(failing, String(cue[1])).not.toEqual([]);
      }
    }
  });

  test('the sentence behind the decision is shown, and a choice by the author needs none', () => {
    const sentences = ['Sleep matters.', 'Nurses were randomly assigned to early or late shifts.', 'They slept.'];
    expect(readDesign('', sentences)).toMatchObject({ design: { id: 'randomised-trial' }, by: 'words', sentence: 1 });
    expect(readDesign('qualitative', sentences)).toMatchObject({ by: 'author', sentence: null });
  });
});

test('what is only named as an example shows no design', () => {
  const text =
    'Five approaches estimate ice thickness: mass conservation, shear stress, and others (e.g. neural networks).';
  expect(readDesign('', [text]).design.id).toBe('other');
  expect(readDesign('', [text.replace('(e.g. neural networks)', 'with neural networks')]).design.id).toBe(
    'machine-learning',
  );
});
