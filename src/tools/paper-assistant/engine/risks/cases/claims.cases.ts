import { clean, without } from '../case-texts.ts';
import type { RuleCases } from '../rule-suite.ts';

const { trial, learning } = clean;
const observed = (claim: string) =>
  `We used a prospective cohort of 900 women aged 30 to 60. Hazard ratios were estimated with Cox models. ${claim}`;

export const claims: readonly RuleCases[] = [
  {
    rule: 'claims-without-results',
    fires: [
      'Sleep is well known to matter. We recruited 20 nurses in Leeds. We conclude that sleep may be important for them.',
      'We want to know how bees find water. We will watch two hives in May. This suggests that bees learn quickly.',
      'Steel rusts. We plan a test of 12 plates in sea water. We conclude that coating is useful.',
    ],
    silent: [
      'This narrative review covers sleep of nurses. Sleep was read about in meta-analyses (Lee 2019). We read 20 papers. We conclude that sleep may be important for them.',
      trial,
      'We recruited 20 nurses. Sleep fell by 1.2 hours (p = 0.01). We conclude that sleep matters.',
      'We want to know how bees find water. We will watch two hives in May. Bees live in colonies.',
    ],
  },
  {
    rule: 'no-limitation',
    fires: [
      without(trial, ' A limitation is the short follow-up.'),
      without(learning, ' A limitation is that we tested only one country.'),
      without(trial, ' A limitation is the short follow-up.').replace('Leeds', 'York'),
    ],
    silent: [
      trial,
      'We watched bees.',
      without(trial, 'A limitation is the short follow-up.', 'Pain fell in less than half of those who answered.'),
    ],
  },
  {
    rule: 'overclaiming-words',
    fires: [
      'Only a meteorite impact explains the layer.',
      'In conclusion, the signal can only be a planet.',
      'The radial velocities give a firm detection at 2.1 sigma.',
      `${learning} Our model is the only system that can do this.`,
      `${trial} The evidence is overwhelming.`,
      `${trial} No one before us has tested yoga.`,
      `${learning} Our model reads leaves perfectly.`,
      `${trial} This overturns everything that was written on pain.`,
      `${trial} This proves that yoga cures pain.`,
      `${learning} This is the first ever model for leaves.`,
      `${trial} Our work is groundbreaking.`,
      `${trial} The course never fails.`,
    ],
    silent: [
      'The radial velocities give a firm detection at 7.1 sigma.',
      `${trial} No one before noon was asked.`,
      'We tested 60 mice. The loss does not prove that sleep acts on them, and this cannot prove it either.',
      trial,
      'We prove a lemma on graphs. The proof of the theorem takes two pages. We show a bound.',
      `${learning} The method may help.`,
      'What counts as an essential guarantee is open. We read ten judgments. The court asks for oversight.',
    ],
  },
  {
    rule: 'causal-words-observational',
    fires: [
      'We did a retrospective cohort study of 210 patients with ulcers. Ulcers healed in 74 days by photo and in 103 in the clinic. So following by photo makes ulcers heal faster.',
      'Owners sent their bills. Households with a pump paid 1,310 euros, others 1,740 euros. In conclusion, heat pumps thus cut bills by a quarter.',
      'I read 196 letters of the observatory. After 1911 the annals came late. In conclusion, the dispute caused the decline of the field.',
      'We counted 18 moths per trap under lamps and 41 at dark posts. So light kills the moths.',
      observed('Night work is bad for the heart. It matters.'),
      observed('It is what makes them tired. Night work shortens their lives. It matters.'),
      observed('If women gave up night work, they would weigh less. It matters.'),
      observed('Moving them to day work would therefore prevent a third of all cases. It matters.'),
      observed('Because they work at night, women gain weight. It matters.'),
      observed('Night work is a major driver of weight. It matters.'),
      observed('The damage done by night work is large. It matters.'),
      observed('Less night work therefore means better health. It matters.'),
      observed('Night work causes hypertension in women. We conclude that it matters.'),
      observed('The result shows that night work increases the weight of women. It matters.'),
      'I put up a survey and 41 students filled it in. Scrolling correlated with loneliness, r = .33. So scrolling makes young people lonely.',
    ],
    silent: [
      'We did a retrospective cohort study of 210 patients with ulcers. Ulcers healed in 74 days by photo and in 103 in the clinic. So following by photo may make ulcers heal faster.',
      'We heated the samples and counted 18 cracks. In conclusion, heat caused the cracks.',
      'I read 196 letters of the observatory. In conclusion, the dispute may have caused the decline of the field.',
      observed('If night work were the reason, a ban might help, but we cannot know. It matters.'),
      observed('Because the sample was small, we pooled both towns. It matters.'),
      observed('Night work was associated with hypertension in women. It may cause it.'),
      'We ran a randomised trial with 90 women. Night work causes hypertension in women. We conclude that it matters.',
      `${observed('Night work increases the weight of women.')} We used a difference-in-differences design.`,
    ],
  },
  {
    rule: 'conclusion-for-everyone',
    fires: [
      'I read 63 letters of one writer. She switched 412 times. We conclude that women of the Republic of Letters in general switched often.',
      'Four women were paid by the plate. In conclusion, women were thus excluded from every Scandinavian observatory.',
      `${learning} Leaf diagnosis can thus be regarded as solved.`,
      `${trial} We conclude that yoga helps whatever the age or job.`,
      `${learning} These findings suggest that what holds for cassava holds for other crops.`,
      `${trial} We conclude that every hospital in the world should offer yoga.`,
      `${learning} These findings suggest that it works for farmers everywhere.`,
      `${trial} We conclude that yoga can replace drugs in all countries.`,
      `${trial} We conclude that the effect is the same in every factory.`,
    ],
    silent: [
      'I read 63 letters of one writer. She switched 412 times. We conclude that women of the Republic of Letters may in general have switched often.',
      `${trial} These findings suggest that the effect was alike in all six teams.`,
      `${learning} A limitation is that all leaves are young.`,
      trial,
      `${trial} We conclude that yoga may help in some factories.`,
      `${trial} All participants in Leeds were asked again.`,
    ],
  },
  {
    rule: 'claim-without-number',
    fires: [
      'We followed 210 ulcers for 90 days. Of these 41 healed. Costs went down a lot.',
      `${trial} We found that the result was the same for older men.`,
      `${trial} We found that yoga was also much easier to learn.`,
      `${learning} We found that the model scales to millions of photos.`,
      `${trial} We found that women were affected more strongly than men.`,
      `${trial} We found that the teacher made no difference.`,
      `${trial} We found that pain was much lower in women.`,
      `${learning} We found that accuracy was clearly better at night.`,
      `${trial} The result was robust to all choices of the model.`,
    ],
    silent: [
      'We followed 210 ulcers for 90 days. Of these 41 healed. Costs went down by 41%.',
      `${trial} We found that the other class was under the same roof.`,
      trial,
      `${trial} We found that pain was much lower in women (by 2.1 points).`,
      'We asked nurses. Nights were much harder for the old. That is all.',
    ],
  },
  {
    rule: 'conclusion-against-result',
    fires: [
      'Beams were cast. The mean ultimate load is 61.3 ± 2.8 kN for reference, 72.5 ± 3.1 kN for steel fiber and 60.9 ± 3.4 kN for basalt fiber. In conclusion, basalt fiber is increasing the ultimate load.',
      'We studied 120 walkers. Sex was noted. Half of the knees got tape. Pain showed no difference with tape (p = 0.6). Walks took an hour. Nobody fell. We conclude that patients benefit from taping.',
      'We taped 120 knees. Pain was 4.2 with tape (difference -0.1, 95% CI -0.7 to 0.5). Six people dropped out. Walks took an hour. We conclude that tape relieves pain.',
      'Delirium is common. We randomised 90 patients. Delirium did not differ between the arms (p = 0.4). Costs were alike. Stays took 9 days. Pain fell by 2 points. We conclude that music reduces delirium.',
      'We gave 60 pupils an app. Reading showed no difference after a term. Spelling rose by 4 points (p = 0.01). We conclude that the app improves reading.',
      'Plants move. We simulated corridors in two landscapes. Seeds were drawn. Corridors slowed the front by 12% in the coarse landscape. Runs took a day. We conclude that corridors speed up the front.',
      'We tested a coating on 40 plates. Corrosion was not significantly lower. Weight was alike. We conclude that the coating reduces corrosion.',
    ],
    silent: [
      'Beams were cast. The mean ultimate load is 61.3 ± 2.8 kN for reference, 72.5 ± 3.1 kN for steel fiber and 60.9 ± 3.4 kN for basalt fiber. In conclusion, steel fiber is increasing the ultimate load.',
      'We taped 120 knees. Pain was 4.2 with tape (difference -0.9, 95% CI -1.7 to -0.1). Six people dropped out. Walks took an hour. We conclude that tape relieves pain.',
      trial,
      'Delirium is common. We randomised 90 patients. Delirium did not differ between the arms (p = 0.4). We conclude that music does not reduce delirium.',
      'We gave 60 pupils an app. Reading rose by 4 points (p = 0.01). Spelling showed no difference. We conclude that the app improves reading.',
    ],
  },
  {
    rule: 'effect-without-comparison',
    fires: [
      'We tagged 9 birds. Seven of 9 nests hatched, so the tag does no harm. We will tag more.',
      'We held a workshop for 20 teachers. All of them were happy. We conclude that the workshop improved their lessons.',
      'We coated 12 pipes. None leaked after a year. This shows that the coating works.',
    ],
    silent: [
      'We tagged 9 birds and watched 9 untagged controls. Seven of 9 nests hatched in both, so the tag does no harm.',
      trial,
      'We held a workshop for 20 teachers. All of them were happy. They asked for another.',
    ],
  },
  {
    rule: 'many-tests',
    fires: [
      'We asked 80 students. We compared 18 sleep items between smokers and others with t-tests. Two had p < 0.05.',
      'We asked 80 students. We tested all 14 outcomes with t-tests. One was significant (p = 0.04).',
      'Blood was taken from 40 people. We compared 24 cytokines between the groups. Two differed (p < 0.05).',
      'We asked 300 adults. Twenty correlations were tested. Three were significant.',
    ],
    silent: [
      'We asked 80 students. We tested all 14 outcomes with t-tests and a Bonferroni correction. None was significant.',
      'We asked 80 students. We tested two outcomes with t-tests. One was significant (p = 0.04).',
      trial,
    ],
  },
  {
    rule: 'recommendation-beyond-study',
    fires: [
      'In conclusion, the national code must allow basalt fiber in bridge decks.',
      'In conclusion, we recommend biochar for all farmers.',
      `${trial} We conclude that insurers should pay for yoga.`,
      `${trial} We conclude that firms should ban night shifts at once.`,
      `${trial} We conclude that yoga should replace drugs.`,
      `${learning} These findings suggest that the model is ready for clinical use.`,
      `${trial} We conclude that the classes will pay for themselves.`,
    ],
    silent: [
      'In conclusion, we recommend further trials in schools.',
      trial,
      `${trial} We conclude that yoga may replace drugs in some people.`,
      `${trial} We conclude that a larger trial should follow.`,
    ],
  },
];
