import { clean, without } from '../case-texts.ts';
import type { RuleCases } from '../rule-suite.ts';

const { trial, learning, qualitative } = clean;
const cohort =
  'We did a case-control study of 84 dogs in two clinics. Owners filled a questionnaire on food. The odds ratio for raw meat was 3.1 (95% CI 1.7 to 5.7). This suggests that food matters.';
const traffic =
  'We simulate one weekday with an agent-based model of the district. Traffic in the block falls by 62%. This suggests that the layout matters.';
const bridge = 'We loaded eight beams. All beams bent. This suggests that they hold.';

export const inference: readonly RuleCases[] = [
  {
    rule: 'no-confounders',
    fires: [
      'We did a cross-sectional survey of 900 adults. Weight was higher without breakfast (OR 2.1, 95% CI 1.2 to 3.5). This suggests that meals matter.',
      cohort,
      cohort.replace('raw meat', 'bones'),
      'We did a cross-sectional survey of 900 adults. Skipping breakfast was associated with weight. This suggests that meals matter.',
    ],
    silent: [
      'We did a cross-sectional survey of 900 adults. They skipped 25 or 30 meals a month. This suggests that meals matter.',
      'We compared the fixes of 340 projects over time. Quick fixes are associated with more recurrence. We did not correct for the size of the project.',
      `${cohort} Estimates were adjusted for age and breed.`,
      `${cohort} Controls were matched by age.`,
      `${cohort} We used a Cox model.`,
      'We did a cross-sectional survey of 900 adults. A third skipped breakfast. This suggests that meals matter.',
      qualitative,
    ],
  },
  {
    rule: 'p-without-test',
    fires: [
      'We weighed 40 apples of two trees. Those of the old tree were 12 g heavier (p = 0.03).',
      'We weighed 40 apples of two trees. Those of the old tree had more juice (p < 0.01).',
      'Forty pots were watered. We found that they grew 3 cm taller (P = .02).',
    ],
    silent: [
      'We compared 212 districts in a diff-in-diff. Search rose by 3.8 points (p = 0.01).',
      'We followed 210 ulcers with Kaplan-Meier curves and log rank. Those of the old were slower (p = 0.03).',
      'We weighed 40 apples of two trees and used t-tests. Those of the old tree were 12 g heavier (p = 0.03).',
      'We weighed 40 apples of two trees. Those of the old tree were 12 g heavier, t(38) = 2.3, p = 0.03.',
      'We fitted the weight of 40 apples. Those of the old tree were 12 g heavier (p = 0.03).',
      bridge,
    ],
  },
  {
    rule: 'equal-by-no-difference',
    fires: [
      'We gave paper to 37 students and a laptop to 37. A week later paper had 11.2 points and laptop 11.0, difference 0.2, 95 percent interval from minus 1.4 to 1.8. So handwriting does not matter for memory.',
      'We gave 16 dogs the diet for a year. None of the five outcomes reached significance, thus the diet has no influence whatsoever. It costs more.',
      'We compared two seeds in 20 plots. Yield was 4.1 and 3.6 t, p = 0.33, and so both seeds are one and the same.',
      'We compared two sensors on a bridge. The difference was not significant (p = 0.38), so the two sensors measure the same.',
      'We taped 120 knees. The difference in pain was -0.1 (95% CI -0.7 to 0.5). We conclude that both are equally good.',
      'We compared two glues in 12 joints. Strength did not differ (p = 0.40). We conclude that the two glues are equivalent.',
      'Forty nurses used both forms. There was no significant difference in errors. We conclude that the short form works just as well as the long one.',
      'Two diets were compared in 30 cows. Milk yield did not differ. We conclude that diet has no effect on yield.',
    ],
    silent: [
      'We gave 16 dogs the diet for a year. No outcome differed, so larger trials are needed to call the diets equal.',
      'We compared two sensors on a bridge. The difference was not significant (p = 0.38), so we used both sensors.',
      'We compared two glues in 12 joints. Strength did not differ (p = 0.40). As the price is the same, the new glue may be used.',
      'We compared two glues in 12 joints with an equivalence margin of 2 MPa. Strength did not differ. The two glues are therefore equivalent.',
      'We compared two glues in 12 joints. Strength did not differ (p = 0.40). A larger study may find that the two glues are equivalent.',
      'We compared two glues in 12 joints. The new one held 3 MPa more. The two glues are the same in price.',
    ],
  },
  {
    rule: 'few-participants',
    fires: [
      'We recruited 11 cyclists for a test of two drinks. They drank juice or squash. Time was 9 s shorter with juice (p = 0.04).',
      'We recruited nine patients at one clinic. Pain was measured twice. It fell by 2 points (p = 0.01).',
      'We tested 16 volunteers in the lab. They typed twenty phrases. Speed was higher with the bezel (p = .04).',
      'Cold rooms need grid power. We tested 16 volunteers in the lab. They typed twenty phrases. Speed was higher with the bezel (p = .04).',
    ],
    silent: [
      'We recruited 11 cyclists for a pilot of two drinks. They drank juice or squash. Time was 9 s shorter with juice (p = 0.04).',
      'We recruited 110 cyclists for a test of two drinks. They drank juice or squash. Time was 9 s shorter with juice (p = 0.04).',
      trial,
    ],
  },
  {
    rule: 'survivors-only',
    fires: [
      'We followed 412 shops for three years. Shops that closed were removed. Sales rose by 6%.',
      'We asked 36 people to write letters. Nine did not hand in all letters and are not in the analysis. Scores fell by 3 points.',
      'Only the 19 who came to all sessions were analyzed.',
      'We followed 300 firms. Firms that went bankrupt were dropped. Returns rose by 3%.',
      'Sixty people started the course. We analyzed only those who completed all lessons. Their score rose by 9 points.',
      'Twelve teeth were cut into beams. Beams that broke before the test were discarded. Strength was 30 MPa.',
    ],
    silent: [
      'We followed 412 shops for three years. Shops that closed were kept with zero sales. Sales rose by 6%.',
      'We followed 64 schools. Schools that closed were excluded, all before we saw outcomes. Sales fell by 14%.',
      'We followed 300 firms. Firms that went bankrupt were counted as losses. Returns rose by 3%.',
      'We followed 300 firms. Firms that went bankrupt were dropped. A sensitivity analysis with them gave the same result.',
      learning,
    ],
  },
  {
    rule: 'convenience-sample',
    fires: [
      'Owners who answered our advertisement sent three bills.',
      'We tested a keyboard. Participants were friends and colleagues of the authors. Speed was 21 words per minute.',
      'We did a survey on diet. People were recruited through our own Facebook page. A third ate no meat.',
      'We recruited 60 students of our own course. Notes were counted in both terms. Most wrote by hand.',
    ],
    silent: [
      'We tested a keyboard. Participants were friends and colleagues of the authors. Speed was 21 words per minute. A limitation is that they do not represent typists.',
      'We did a survey on diet. People were drawn from the register. A third ate no meat.',
      trial,
    ],
  },
  {
    rule: 'change-without-control',
    fires: [
      'We tested 60 pupils before and after the course. Scores rose from 12 to 15. The course improves reading.',
      'Stress was measured at the start and after six weeks. It fell by 3 points. We conclude that the app works.',
      'We gave a pre-test and a post-test to one class. Scores rose by 4 points. This shows that the game teaches fractions and is effective.',
    ],
    silent: [
      'We tested 60 pupils before and after the course, and a control class too. Scores rose from 12 to 15. The course improves reading.',
      'We tested 60 pupils before and after the course. Scores rose from 12 to 15. Whether the course improves reading is open.',
      trial,
    ],
  },
  {
    rule: 'model-not-checked',
    fires: [
      'We measured strain at 16 welds for a year. We built a finite element model of one span. The finite element model was not checked against the measured strains. Damage was 4.6 times larger in summer.',
      'We modelled the flow in the pipe with 40,000 cells. We did not validate the model. The drop was 3.1 kPa.',
      'A simulation of the harbour gave waves of 1.2 m. The simulation was never compared with the buoys. Waves fell by 0.4 m behind the wall. This suggests that the wall helps.',
    ],
    silent: [
      'We measured strain at 16 welds for a year. We built a finite element model of one span. The finite element model was checked against the measured strains. Damage was 4.6 times larger in summer.',
      'We modelled the flow in the pipe with 40,000 cells. The drop was 3.1 kPa. A limitation is that the model was not validated against measurements of other pipes.',
      'Earlier models were not tested on other rivers. We tested ours on three. The error was 0.2 m.',
    ],
  },
  {
    rule: 'simulation-not-validated',
    fires: [
      traffic,
      'We ran a microsimulation of the junction. Queues fell by 40 m. This suggests that the signal helps.',
      'The ward was modelled by discrete-event simulation. Waiting fell by 12 min. This suggests that a second desk helps.',
    ],
    silent: [
      `${traffic} The model was calibrated with counts of 40 stations.`,
      `${traffic} Flows agree with the counts at 12 stations within 8%.`,
      bridge,
    ],
  },
  {
    rule: 'spread-not-shown',
    fires: [
      'We measured ten films. Error bars are not shown for clarity. The mean was 4 nm.',
      'We show only the means of the runs. Ours was 3 points higher.',
      'We plotted the curves without error bars. They rise with heat.',
    ],
    silent: [
      'We measured ten films. Error bars are standard deviations. The mean was 4 nm.',
      'Standard errors were clustered by town. Ours was 3 points higher.',
      without(learning, 'We ran five seeds on one GPU.'),
    ],
  },
  {
    rule: 'number-without-unit',
    fires: [
      'Beech chips (pyrolysed at 700) were milled to 20 µm. Wear fell by 12 mg.',
      'We kept the bath at rest. The temperature was 80 and the salt was dry.',
      'Rats were fed. The dose was increased to 5 in the second week.',
      'We loaded the beam. At a pressure of 12, the seal broke.',
    ],
    silent: [
      'Beech chips (pyrolysed at 700 °C) were milled to 20 µm. Wear fell by 12 mg.',
      'Cups were dried at 3 sites. Wear fell by 12 mg.',
      'We kept the bath at rest. The temperature was 80 °C and the salt was dry.',
      'Rats were fed. The dose was increased to 5 mg/kg in the second week.',
      'We loaded the beam. The distance was 3 of 10 points on the scale.',
    ],
  },
];
