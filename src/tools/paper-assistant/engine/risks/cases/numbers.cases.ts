import { clean, without } from '../case-texts.ts';
import type { RuleCases } from '../rule-suite.ts';

const { trial, learning, qualitative } = clean;

export const numbers: readonly RuleCases[] = [
  {
    rule: 'percentage-against-counts',
    fires: [
      'There were events in 331/892 (31.7%) of the others.',
      'Of the class, 27 of the 41 (56%) were above one hour.',
      'Loan default went from 12% to 8%, so defaults were cut in half.',
      'We asked 40 children. In the end 14 children (45%) could read.',
      'Sensitivity was 77.1% (54/62) in children.',
    ],
    silent: [
      'There were events in 331/892 (37.1%) of the others.',
      'Under 140/90 at 6 months: 68 of 114 (60%) against 47 of 111 (42%).',
      'Loan default went from 12% to 6%, so defaults were cut in half.',
      'We asked 40 children. In the end 14 children (35%) could read.',
    ],
  },
  {
    rule: 'sizes-do-not-add-up',
    fires: [
      'Adults were enrolled, n = 1,284 in total. 412 got the drug within a month, 892 did not.',
      'We caught 9 adult lapwings on the nest (5 f, 3 m).',
      '156 children entered; 4 were excluded because the image was missing, so 150 children were analysed.',
      'There were 8,000 households. 6,400 for training, 1,700 for test.',
      'We did 40 interviews: 15 farmers, 12 traders and 9 officials.',
      'We studied 64 plants in three groups of 20 plants.',
      'We had 50 mice, treated (n = 24) and control (n = 25).',
    ],
    silent: [
      'Adults were enrolled, n = 1,304 in total. 412 got the drug within a month, 892 did not.',
      'We caught 8 adult lapwings on the nest (5 f, 3 m).',
      '156 children entered; 6 were excluded because the image was missing, so 150 children were analysed.',
      'We did 36 interviews: 15 farmers, 12 traders and 9 officials.',
      'We asked 40 adults (20 women, mean age 23 years).',
      trial,
    ],
  },
  {
    rule: 'interval-against-estimate',
    fires: [
      'Sensitivity was 87.1% (95% CI 88.3 to 95.0) in children.',
      'Delirium: RR 0.81 (95% CI 0.64 to 1.03; p = 0.01).',
      'The difference was 2.5 points (95% CI -1.2 to 6.2, p = 0.004).',
    ],
    silent: [
      'Sensitivity was 87.1% (95% CI 78.3 to 95.0) in children.',
      'Delirium: RR 0.81 (95% CI 0.64 to 1.03; p = 0.09).',
      'Pain fell by 4.6 points (95% CI -7.8 to -1.4, p = 0.005).',
      'The score rose from 3.1 to 4.2 points (95% CI 0.8 to 1.4).',
    ],
  },
  {
    rule: 'numbers-without-uncertainty',
    fires: [
      without(trial, ' (95% CI -2.0 to -0.8)', ', and pain fell from 6.1 to 4.2 points'),
      without(learning, ' ± 0.02'),
      'We used a cohort of 900 women aged 30 to 60 from a register. Risk was 20% higher with night work. We conclude that it matters.',
    ],
    silent: [trial, learning, qualitative],
  },
  {
    rule: 'comparison-without-test',
    fires: [
      without(without(learning, ' ± 0.02'), 'five seeds on '),
      'We fed C57BL/6 mice for a month. Weight was higher in the treated mice. This matters.',
      'We used a cohort of 900 women from a register. We found that weight was higher with night work. We conclude that it matters.',
    ],
    silent: [
      trial,
      learning,
      'We fed C57BL/6 mice for a month. Weight was higher in the treated mice (t-test, p = 0.01). This matters.',
    ],
  },
  {
    rule: 'significant-without-number',
    fires: [
      without(trial, 'No adverse events were reported.', 'Sleep was significantly better with yoga.'),
      `${learning} The gain was significant.`,
      'We found a significant difference in growth between the plots.',
    ],
    silent: [
      trial,
      'We found a significant difference in growth (p = 0.01).',
      'We found no clinically significant harm in the plots.',
    ],
  },
  {
    rule: 'no-sample-size',
    fires: [
      without(trial, 'A total of 160 participants', 'The participants'),
      without(learning, '12,000 photos', 'photos'),
      without(qualitative, 'Fifteen nurses', 'Nurses'),
    ],
    silent: [
      trial,
      'Nurses sleep badly.',
      without(trial, 'A total of 160 participants', 'The participants')
        .replace('We found', 'In all 160 participants we found')
        .replace('The mean', 'In the 160 participants the mean'),
    ],
  },
  {
    rule: 'same-number-two-values',
    fires: [
      without(trial, 'No adverse', 'In a total of 158 participants no adverse'),
      'We recruited 30 mice. The mice were weighed. All 32 mice were analysed.',
      'We collected 40 samples. They were dried. A total of 44 samples was measured.',
    ],
    silent: [
      trial,
      'We recruited 32 mice, of which 2 died. The mice were weighed. All 30 mice were analysed.',
      'We collected 40 samples. They were dried. All 40 samples were measured.',
    ],
  },
];
