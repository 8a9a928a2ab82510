import type { RuleCases } from '../rule-suite.ts';

const shops = 'We counted the customers of 40 shops in 2021 and 2023. Their number fell from 212 to 180 per day.';
const lamps =
  'We compared two lamps in 30 stables for 12 weeks. Chicks under the red lamp grew 8% faster (95% CI 3 to 13).';
const lessons = 'We compared 60 pupils with new lessons and 62 without. Scores were 71 and 66 points (p = 0.02).';

export const unobserved: readonly RuleCases[] = [
  {
    rule: 'motive-not-asked',
    fires: [
      `${shops} The decline comes about because the owners had grown tired of thieves.`,
      `${shops} Owners closed early because they feared thieves.`,
      `${shops} The shorter hours show that owners felt abandoned.`,
      `${shops} Thus customers stayed away out of pride.`,
      `${shops} In conclusion, the owners wanted to punish the council.`,
      'I read 63 letters of one writer. She uses Latin in 40 of them. She wrote Latin in order to be accepted by scholars, which explains the number.',
    ],
    silent: [
      `${shops} We asked 80 customers for their reasons. Customers stayed away because they feared thieves.`,
      `${shops} Perhaps customers stayed away because they feared thieves.`,
      `${shops} Thus the number fell because three shops closed.`,
      `${shops} In interviews owners said that they felt abandoned. The shorter hours show that owners felt abandoned.`,
    ],
  },
  {
    rule: 'outcome-not-measured',
    fires: [
      'We asked 16 families in open units. Most said that they feel less fear. In conclusion, open hours reduce the delirium of patients.',
      'We froze 42 prisms. Ash prisms lost 310 g and plain ones 480 g. The mix lowers the emissions of the building sector considerably.',
      'We counted appeals of 75 courts. There were 6.1 and 7.4 per 100 cases. Parties were also more satisfied with the outcome.',
      'We read 431 petitions. Most call themselves poor. Widows were answered far more often than others.',
      `${lamps} The red lamp therefore saves a farm 4,000 EUR a year.`,
      'We gave 98 patients a pill in the evening or in the morning. Night pressure fell by 4 mmHg more in the evening group (p = 0.02). Evening pills prevent strokes. The evening pill prevents progression to dialysis.',
      `${lamps} The red lamp thus reduces CO2 emissions.`,
      `${shops} Hence the reform saves hours of work and lowers the workload.`,
      `${shops} Therefore the reform prevents deaths on the road.`,
      `${lessons} In conclusion, the new program improves the well-being of pupils.`,
    ],
    silent: [
      'We asked 16 families in open units. Most said that they feel less fear. In conclusion, open hours reduce the fear of families.',
      'We froze 42 prisms and counted their emissions. Ash prisms emitted 310 g and plain ones 480 g. The mix lowers the emissions of the building sector considerably.',
      'We froze 42 prisms. Ash prisms lost 310 g and plain ones 480 g. The mix may lower the emissions of the building sector.',
      `${lamps} We added up the costs of power and feed. The red lamp therefore saves a farm 4,000 EUR a year.`,
      `${lamps} Perhaps the red lamp saves money.`,
      `${lamps} At 40 EUR per lamp, the red lamp saves a farm 4,000 EUR a year.`,
      `${lamps} CO2 emissions were 12% lower. The red lamp thus reduces CO2 emissions.`,
      `Red lamps save money in greenhouses (Holm 2019). ${lamps}`,
      `${lamps} We do not know whether this saves money.`,
      `${lessons} In conclusion, schools need efforts to improve the well-being of pupils.`,
    ],
  },
  {
    rule: 'safety-not-shown',
    fires: [
      `${lamps} In conclusion, the red lamp is safe.`,
      `${lessons} In conclusion, the new lessons are fair.`,
      'We gave 40 dogs the new drop. Two dogs vomited. We conclude that it is also safe for old dogs.',
    ],
    silent: [
      `${lamps} Whether the red lamp is safe is unknown.`,
      `${lamps} The red lamp may be harmless.`,
      `${lamps} By the rule of three this excludes more than 10% of deaths. Thus the lamp is safe.`,
    ],
  },
  {
    rule: 'one-reader',
    fires: [
      'We filmed 30 lessons. One rater scored the videos. Praise was given 12 times per lesson.',
      'We read 30 letters. I coded all of the letters myself. There were 412 jokes.',
      'We read 300 papers. Titles and abstracts were screened by the first author. We kept 12.',
      'We took 80 slides. The slides were read by one pathologist. Of these 41 showed cancer.',
      'I read 63 letters. Each joke was sorted by me into mild or rude. There were 412 jokes.',
      'We collected 120 photos of skin. They were labelled by the first author. Of these 41 showed a mole.',
      'I read 63 letters. Each switch was coded by me. There were 412 switches.',
      'We filmed 30 lessons. Films were rated by a single observer. Praise was given 12 times per lesson.',
    ],
    silent: [
      'We filmed 30 lessons. One rater scored the videos, and a fifth of them were scored again by another rater. Praise was given 12 times per lesson.',
      'We read 2,000 posts. A single annotator labelled the posts, and 200 were labelled twice. Of these 41 were rude.',
      'We took 80 slides. One technician cut the slides. Of these 41 showed cancer.',
      'We collected 120 photos of skin. They were labelled by the first author and a second reader. Of these 41 showed a mole.',
      'I read 63 letters. Each switch was coded by me. Agreement with a colleague was high (kappa 0.81).',
      'We filmed 30 lessons. Films were rated by trained students. Praise was given 12 times per lesson.',
      'We filmed 30 lessons. Praise was given 12 times per lesson. A limitation is that films were rated by one observer.',
    ],
  },
  {
    rule: 'groups-chose-themselves',
    fires: [
      'We offered a call to patients. Those who accepted were called; those who declined served as controls. Fewer were readmitted after a call.',
      'Six rats got a wheel; the heavier ones got it first. Cells were counted.',
      'We followed 210 patients with ulcers. Patients chose themselves which way they were followed. Ulcers healed in 74 days by photo and in 103 in the clinic.',
      'We followed 210 patients with ulcers. Those with bigger ulcers mostly came to the clinic. Ulcers healed in 74 days by photo and in 103 in the clinic.',
      'We studied 41 cities from 2014 to 2019. The service entered the richer cities first. Crashes fell by 11%.',
    ],
    silent: [
      'We followed 210 patients with ulcers. Patients chose themselves which way they were followed. Times were adjusted for size. Ulcers healed in 74 days by photo and in 103 in the clinic.',
      'We followed 210 patients with ulcers. A lot decided which way they were followed. Ulcers healed in 74 days by photo and in 103 in the clinic.',
      'We studied 41 cities from 2014 to 2019. The service entered cities in an order drawn by lot. Crashes fell by 11%.',
      'We followed 210 patients. Ulcers healed in 74 days by photo and in 103 in the clinic. A limitation is that patients chose themselves which way they were followed.',
    ],
  },
  {
    rule: 'another-change-at-once',
    fires: [
      'We counted sales in two streets after new bike lanes. In one street the parking fee was abolished in the same spring. Sales rose by 6%.',
      'We studied 41 cities from 2014 to 2019. In 2016 the country lowered the limit, the same month as the start in 14 cities. Crashes fell by 11%.',
      'We counted bats at 20 lamps before and after the dimming. The council opened a new road in the same year. Bats rose from 12 to 19 per night.',
      'We compared sales before and after the new shelf. Prices changed in the same week. Sales rose by 9%.',
    ],
    silent: [
      'We counted sales in two streets. The second survey was shortened in the same spring. Sales rose by 6%.',
      'We studied 41 cities from 2014 to 2019. All cities were counted in the same month. Crashes fell by 11%.',
      'We counted bats at 20 lamps before and after the dimming. The council opened a new road two years later. Bats rose from 12 to 19 per night.',
      'We compared sales before and after the new shelf. Prices of matched shops changed in the same week. Sales rose by 9%.',
      'We compared sales before and after the new shelf. Sales rose by 9%. A limitation is that prices changed in the same week.',
    ],
  },
];
