import { describe, expect, test } from 'vitest';
import { judgeSentence } from './claim-gate.ts';
import { connects } from './connective.ts';
import { removable, shortens } from './shortened.ts';

const basis = [
  'We recruited 1,240 nurses in Oslo (mean age 41) and measured sleep for 14 days.',
  'Night work was associated with a worse mood, which may reflect short sleep.',
  'However, mood was not worse in men.',
];

test.each([
  ['We recruited 1240 nurses in Oslo and measured sleep for fourteen days.', { passes: 'shortened', basis: 0 }],
  ['Night work was associated with a worse mood.', { passes: 'shortened', basis: 1 }],
  ['Mood was not worse in men.', { passes: 'shortened', basis: 2 }],
  ['However, mood was not worse in men', { passes: 'choice', basis: 2 }],
  ['We now turn to the mood of nurses.', { stopped: 'statement' }],
  ['We now turn to night work.', { passes: 'connective', basis: null }],
  ['The limits of this study are discussed below.', { passes: 'connective', basis: null }],
  ['Mood was worse in men.', { stopped: 'statement' }],
  ['Night work worsened mood.', { stopped: 'statement' }],
  ['We recruited nurses in Oslo and measured sleep for 14 days.', { stopped: 'statement' }],
  ['Night work was \\textbf{associated} with a worse mood.', { stopped: 'markup' }],
  ['Night work was associated with a worse mood [1].', { stopped: 'markup' }],
])('"%s" is judged as %j', (text, judgement) => {
  expect(judgeSentence(text, basis)).toEqual(judgement);
});

/**
 * For each kind of removable part: sentences in which it may be removed, and similar ones whose meaning would change.
 */
const cases: Readonly<Record<string, { fires: [string, string][]; silent: [string, string][] }>> = {
  'statistic-in-parentheses': {
    fires: [
      ['Scores rose in spring (r = 0.4, p < 0.01).', 'Scores rose in spring.'],
      ['Twenty nurses (12 women, 8 men) took part.', 'Twenty nurses took part.'],
      ['Sensitivity was 93% (95% CI 87 to 97).', 'Sensitivity was 93%.'],
    ],
    silent: [
      ['Scores rose in spring (only in women).', 'Scores rose in spring.'],
      ['The drug (10 mg) lowered pain.', 'The drug lowered pain.'],
      ['Pain was lower (2 h after surgery).', 'Pain was lower.'],
    ],
  },
  opening: {
    fires: [
      ['However, scores rose in spring.', 'Scores rose in spring.'],
      ['Interestingly, scores rose in spring.', 'Scores rose in spring.'],
      ['In addition, scores rose in spring.', 'Scores rose in spring.'],
    ],
    silent: [
      ['In rats, scores rose in spring.', 'Scores rose in spring.'],
      ['Perhaps scores rose in spring.', 'Scores rose in spring.'],
      ['Rarely, scores rose in spring.', 'Scores rose in spring.'],
    ],
  },
  remark: {
    fires: [
      ['Scores, however, rose in spring.', 'Scores rose in spring.'],
      ['Scores also rose in spring.', 'Scores rose in spring.'],
      ['Scores indeed rose in spring.', 'Scores rose in spring.'],
    ],
    silent: [
      ['Scores hardly rose in spring.', 'Scores rose in spring.'],
      ['Scores probably rose in spring.', 'Scores rose in spring.'],
      ['Scores only rose in spring.', 'Scores rose in spring.'],
    ],
  },
  report: {
    fires: [
      ['We found that scores rose in spring.', 'Scores rose in spring.'],
      ['We also observed that scores rose in spring.', 'Scores rose in spring.'],
      ['It turned out that scores rose in spring.', 'Scores rose in spring.'],
    ],
    silent: [
      ['We believe that scores rose in spring.', 'Scores rose in spring.'],
      ['We did not find that scores rose in spring.', 'Scores rose in spring.'],
      ['They say that scores rose in spring.', 'Scores rose in spring.'],
    ],
  },
  'last-clause': {
    fires: [
      ['Scores rose in spring, while weight was stable.', 'Scores rose in spring.'],
      ['Scores rose in spring; weight was stable.', 'Scores rose in spring.'],
      ['Scores rose in spring, and no animal was lost.', 'Scores rose in spring.'],
    ],
    silent: [
      ['Scores rose in spring, but only in rats.', 'Scores rose in spring.'],
      ['Scores rose in spring; this was not significant.', 'Scores rose in spring.'],
      ['Scores rose in spring, and the effect disappeared later.', 'Scores rose in spring.'],
    ],
  },
  'last-part-of-a-list': {
    fires: [
      ['Yield rose by 4% in wheat and fell by 2% in rye.', 'Yield rose by 4% in wheat.'],
      [
        'Ice was named in 73 letters from Riga and in 28 letters from Danzig.',
        'Ice was named in 73 letters from Riga.',
      ],
      ['We sampled 20 ponds in June and counted every newt.', 'We sampled 20 ponds in June.'],
    ],
    silent: [
      ['Yield fell by 20% and 10% in wheat and rye.', 'Yield fell by 20%.'],
      ['We counted 20 sheep and goats.', 'We counted 20 sheep.'],
      ['Yield did not rise in wheat and rye.', 'Yield did not rise in wheat.'],
      ['The gap was measured between rats and mice.', 'The gap was measured between rats.'],
    ],
  },
  'relative-clause': {
    fires: [
      ['Peat stores carbon in cold lands, which can be released later.', 'Peat stores carbon in cold lands.'],
      ['Scores rose in spring, which may reflect the food.', 'Scores rose in spring.'],
      ['Scans came before radiography, which served as the standard.', 'Scans came before radiography.'],
    ],
    silent: [
      ['Scores rose in spring, which was not significant.', 'Scores rose in spring.'],
      ['Scores rose in rats which were fed.', 'Scores rose in rats.'],
      ['Scores rose in spring, which held only in rats.', 'Scores rose in spring.'],
    ],
  },
  reason: {
    fires: [
      ['Commits are slow, because they wait for the disk.', 'Commits are slow.'],
      ['The certainty was low, mainly because of losses.', 'The certainty was low.'],
      ['We stopped early, because the money was spent.', 'We stopped early.'],
    ],
    silent: [
      ['We did not stop early, because of harm.', 'We did not stop early.'],
      ['Commits are only slow, because they wait.', 'Commits are only slow.'],
      ['Commits are slow if they wait for the disk.', 'Commits are slow.'],
    ],
  },
  means: {
    fires: [
      ['We tested 36 complexes at 80 °C, using 2 mol% of catalyst.', 'We tested 36 complexes at 80 °C.'],
      ['We reduced the images using standard routines.', 'We reduced the images.'],
      ['We measured sleep for 14 days using a diary.', 'We measured sleep for 14 days.'],
    ],
    silent: [
      ['We did not measure sleep using a diary.', 'We did not measure sleep.'],
      ['Only sleep was measured using a diary.', 'Only sleep was measured.'],
      ['Sleep can be measured using a diary.', 'Sleep can be measured.'],
    ],
  },
  example: {
    fires: [
      ['Meals have raised attendance, especially among girls.', 'Meals have raised attendance.'],
      ['Meals have raised attendance, for example among girls.', 'Meals have raised attendance.'],
      ['We asked about meals, such as breakfast.', 'We asked about meals.'],
    ],
    silent: [
      ['Meals do not raise attendance, especially among girls.', 'Meals do not raise attendance.'],
      ['Meals have raised attendance among girls.', 'Meals have raised attendance.'],
      ['Meals have raised attendance, except among girls.', 'Meals have raised attendance.'],
    ],
  },
  'what-is-known': {
    fires: [
      ['Night work is common, yet little is known about coaching.', 'Little is known about coaching.'],
      ['Peat stores carbon, but nothing is known about fires.', 'Nothing is known about fires.'],
      ['Peat stores carbon, but less is known about fires.', 'Less is known about fires.'],
    ],
    silent: [
      ['Rats ate more, but weight did not change.', 'Weight did not change.'],
      ['Peat is large, but little is known about its fires.', 'Little is known about its fires.'],
      ['Peat is large, but it burns in summer.', 'It burns in summer.'],
    ],
  },
};

describe('optional parts of a sentence', () => {
  test('have cases for every rule', () => {
    expect(Object.keys(cases).sort()).toEqual(removable.map(({ id }) => id).sort());
  });

  for (const [id, { fires, silent }] of Object.entries(cases)) {
    test.each(fires)(`${id}: "%s" may become "%s"`, (given, text) => {
      expect(shortens(text, given)).toBe(true);
      expect(
        shortens(
          text,
          given,
          removable.filter((rule) => rule.id !== id),
        ),
      ).toBe(false);
    });
    test.each(silent)(`${id}: "%s" may not become "%s"`, (given, text) => {
      expect(shortens(text, given)).toBe(false);
    });
  }
});

describe('sentences that only connect others', () => {
  const given = ['We gave the new drug to 12 nurses and measured sleep.', 'Coffee was associated with mood.'];
  test.each([
    'We now turn to sleep.',
    'We discuss the new drug below.',
    'To address this question, we proceeded as follows.',
    'The limitations of these data should be kept in mind.',
    'This leads to the question of mood.',
    'The next section deals with coffee.',
  ])('"%s" states nothing', (text) => {
    expect(connects(text, given)).toBe(true);
  });

  test.each([
    'We treated the nurses.',
    'We asked the nurses.',
    'We follow the nurses.',
    'The new drug was introduced next.',
    'The participants were kept in the study.',
    'The study raises mood.',
    'This leads to mood.',
    'These results lead to sleep.',
    'The results are the evidence.',
    'This is the first study of sleep.',
    'The findings motivate coffee.',
    'We now turn to dementia.',
    'We now turn to the 12 nurses.',
    'In line with this, the results are discussed.',
  ])('"%s" states something, or names something that the text does not contain', (text) => {
    expect(connects(text, given)).toBe(false);
  });
});
