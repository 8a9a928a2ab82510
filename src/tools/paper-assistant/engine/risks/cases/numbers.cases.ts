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
      'The 99th percentile falls from 410 to 180 µs, that is, by 70%.',
      'Yield went up by 40% (from 2.0 to 2.4 t/ha).',
      'Inside the block NO2 drops from 41 to 35 µg/m3, a reduction of 25%.',
      'Errors fell from 32.0% without enrolment to 24.6% with 5 min, a relative reduction of 31%.',
      'Energy fell from 18 to 12.6 kWh, so the controller reduces the energy by 45%.',
    ],
    silent: [
      'There were events in 331/892 (37.1%) of the others.',
      'Under 140/90 at 6 months: 68 of 114 (60%) against 47 of 111 (42%).',
      'Loan default went from 12% to 6%, so defaults were cut in half.',
      'We asked 40 children. In the end 14 children (35%) could read.',
      'We asked 48 children; 8 were excluded, leaving 40. In the end 14 children (35%) could read.',
      'The 99th percentile falls from 410 to 180 µs, that is, by 56%.',
      'Turnout rose from 40 to 60%, a gain of 20% in six towns.',
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
      'We had 48 mice, 3 groups of 14.',
      'We studied 64 plants in three groups of 20 plants.',
      'We had 50 mice, treated (n = 24) and control (n = 25).',
      'There were 3 N rates x 4 cultivars x 4 blocks = 36 plots.',
      'We sampled 250 quadrats (40 in each of 6 meadows).',
      'There were 57 third graders, 28 in the club and 31 in the other class.',
      'The cohort has 4,323 adults; 2,318 never used the drug and 1,905 did.',
      '1,204 records were screened, 1,131 were excluded, 73 were read in full, 58 of them excluded, and 17 trials included.',
    ],
    silent: [
      'Adults were enrolled, n = 1,304 in total. 412 got the drug within a month, 892 did not.',
      'We caught 8 adult lapwings on the nest (5 f, 3 m).',
      '156 children entered; 6 were excluded because the image was missing, so 150 children were analysed.',
      'We did 36 interviews: 15 farmers, 12 traders and 9 officials.',
      'We asked 40 adults (20 women, mean age 23 years).',
      'There were 3 N rates x 4 cultivars x 4 blocks = 48 plots.',
      '120 patients enrolled; 10 withdrew, 3 moved away and 7 declined; 110 patients completed.',
      'There were 57 third graders, 28 in the club and 29 in the other class.',
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
      without(
        without(learning, 'five seeds on '),
        'reached an accuracy of 0.81 ± 0.02, compared with 0.73 ± 0.02 for the baseline',
        'was more accurate than the baseline',
      ),
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
      'We tested 16 people from campus in the lab. They typed. All 18 participants finished every condition.',
      'A questionnaire was sent to all students, and 418 of them completed it. We used a scale. The 402 respondents were 21 years old.',
    ],
    silent: [
      trial,
      'We recruited 32 mice, of which 2 died. The mice were weighed. All 30 mice were analysed.',
      'We collected 40 samples. They were dried. All 40 samples were measured.',
      'We interviewed 12 nurses and 8 doctors. They talked. All 20 participants gave consent.',
      'We sent it to 500 students. They had a month. The 402 respondents were 21 years old.',
    ],
  },
  {
    rule: 'test-against-p-value',
    fires: [
      'Speed was higher with the wheel, t(38) = 1.21, p = .001.',
      'The groups differed, F(1, 40) = 2.10, p < .01.',
      'Sex was related to choice, χ²(1) = 2.50, p = .02.',
      'Loneliness went with sleep, r(60) = .12, p = .004.',
      'The trend was clear (z = 1.10, p = 0.01).',
    ],
    silent: [
      'Speed was higher with the wheel, t(38) = 3.56, p = .001.',
      'Speed was higher with the wheel, F(1,15) = 5.2, p = .04.',
      'Sex was related to choice, χ²(1, N = 90) = 5.41, p = .02.',
      'The trend was clear (z = 6.4, P < 0.001), and t(40) = 1.8, p = .04 in a one-sided test.',
    ],
  },
  {
    rule: 'conclusion-number-differs',
    fires: [
      'We fed 40 cows. Half got seaweed. They were weighed each month. Costs were noted. Milk yield of the herd rose by 12% (95% CI 8 to 16). We conclude that the 21% rise in milk yield of the herd pays for the feed.',
      'We cycled 5 cells. They were held at 25 °C. The salt was dried. Costs were noted. Capacity fell from 318 to 254 mAh/g at cycle 500. It suggests that 91% of the capacity is kept after 500 cycles.',
      'We asked 300 voters. They were drawn from a list. Each was called at home. Calls took a minute. Trust in courts was named by 44% of voters. These findings suggest that 54% of the voters trust the courts.',
    ],
    silent: [
      'We fed 40 cows. Half got seaweed. They were weighed each month. Costs were noted. Milk yield of the herd rose by 12% (95% CI 8 to 16). We conclude that the 12% rise in milk yield of the herd pays for the feed.',
      'We cycled 5 cells. They were held at 25 °C. The salt was dried. Costs were noted. Capacity fell from 318 to 254 mAh/g at cycle 500. It suggests that 80% of the capacity is kept after 500 cycles.',
      'We asked 300 voters. They were drawn from a list. Each was called at home. Calls took a minute. Trust in courts was named by 44% of voters. These findings suggest that if turnout fell by 9%, the voters would trust the courts less.',
    ],
  },
  {
    rule: 'p-without-estimate',
    fires: [
      'We grew rice on 48 plots. Yield was higher with biochar, p<0.05. Costs were not counted.',
      'We tested 30 pupils. The club read faster than the others (p = 0.01). Parents liked it.',
      'We compared two alloys. Alloy B was harder (t = 3.1, p < .01). Alloy A was cheaper.',
    ],
    silent: [
      trial,
      'We tested 30 pupils. The club read 12 words more (p = 0.01). Parents liked it.',
      'We tested 30 pupils. Errors did not differ (p = 0.61). Parents liked it.',
    ],
  },
];
