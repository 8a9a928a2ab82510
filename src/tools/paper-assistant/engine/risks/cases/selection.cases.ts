import { clean } from '../case-texts.ts';
import type { RuleCases } from '../rule-suite.ts';

const { trial, learning, qualitative } = clean;

export const selection: readonly RuleCases[] = [
  {
    rule: 'results-chosen-afterwards',
    fires: [
      'A hypothesis was added when the logs were in.',
      'We report seed 7, since it trained most smoothly.',
      'We show the run that converged best.',
      'The three worst runs are not shown.',
      'Of ten seeds we keep the best.',
      'Since pain showed nothing, we turned to stiffness.',
      'We stopped the survey when p fell below 0.05.',
      'Two runs that did not show the effect were left out.',
      'After seeing the data we changed the primary outcome to stiffness.',
      'Outliers were removed by eye.',
      'The cut-off of 6 h was chosen because it gave the clearest result.',
      'We tried 40 cut-offs and took the one that separated best.',
      'We looked at 22 outcomes and report the four that were significant.',
      'I chose the ballads that show the borrowing best.',
      'We ran t-tests on 14 items and report the three that came out below .05.',
      'Pain at 6 weeks was what we set out to look at, but sleep was the stronger one so we lead with that.',
      'We cycled ten cells. The best cell gave 254 mAh/g at cycle 500.',
      'For display, cells were picked for the figure by eye.',
      'We removed three people who spoiled the effect.',
      'Outliers were removed after looking at the results.',
      'The primary outcome was changed after the data were seen.',
      'We looked at twelve subgroups and show the one that worked.',
      'We collected more data because p was 0.06.',
      'Different cut-offs were tried and the best one is used.',
      'Mood did not change, so we focus on sleep.',
      'We chose covariates so that the effect became significant.',
      'We fitted five models and kept the one with the strongest effect.',
      'Regions were selected in the same runs from which the effect was estimated.',
      'We added participants until the effect became significant.',
      'Two samples were removed because they did not fit the curve.',
    ],
    silent: [
      'Outliers were removed by the rule that was set beforehand.',
      'Runs that did not start were repeated.',
      trial,
      learning,
      'Participants were excluded because they did not finish the task. We report all 14 items.',
      'Different learning rates were tried, and the best on the validation set was used.',
      'The threshold was set before the data were seen.',
    ],
  },
  {
    rule: 'observations-not-independent',
    fires: [
      'In every plot 60 plants were taken as replications.',
      'Each of the 480 nights of 60 people was counted as one observation.',
      'The 900 readings of a run were treated as independent.',
      'We counted stems. The 240 quadrats of 6 meadows were treated as independent samples.',
      'We imaged 900 cells of three mice, each taken as a separate observation.',
      'Both eyes were measured and counted as independent cases.',
    ],
    silent: [
      'We counted stems. Quadrats were averaged per meadow and treated as independent samples.',
      'The 240 plots were treated with lime. We used a mixed model.',
      trial,
    ],
  },
  {
    rule: 'unequal-comparison',
    fires: [
      'We propose a reader of lists. The old one was not retrained on our data. Ours won by 2 points.',
      'We propose a grasping network. For the rival we took the numbers from the paper, on another robot.',
      'Our model saw ten times as much data as the baseline. It won by 2 points.',
      'The old pump was tested in January and the new one in April. The new one used less.',
      'The rival was run with its default settings, while ours was tuned for each workload.',
      'We tested with default parameters for the baselines. Our method was optimized on each data set.',
      'The new controller was tuned in the hall. The old one was flown without tuning.',
    ],
    silent: [
      'For both methods we took the same data. They differ in speed.',
      'Both methods were run with their default settings. They differ in speed.',
      'All methods were tuned with the same budget. Ours was optimized last.',
      learning,
    ],
  },
  {
    rule: 'chosen-by-outcome',
    fires: [
      'The children were picked because they scored lowest in September.',
      'We selected patients whose pain was worst at baseline: the highest scores were taken.',
      'We recruited firms. They were chosen for their weakest results in March. We measured them again.',
    ],
    silent: [
      'The children were picked by lot. The lowest score was 4.',
      'We selected patients with pain above 3. They were measured twice.',
      qualitative,
    ],
  },
  {
    rule: 'subgroup-finding',
    fires: [
      'We taped 120 knees. Pain did not fall. In a subgroup of women over 65 the tape did help (p = 0.04).',
      'We trained 36 runners. Times were alike. Among the women over 35 the gain was 64 s, so this is the group to target.',
      'We gave 90 patients the drug or placebo. Pain was the same in both arms (p = 0.6). We found that the drug helped only in patients with a high score (p = 0.03).',
    ],
    silent: [
      trial,
      'We taped 120 knees. Pain did not fall. In a planned subgroup of women over 65 the tape did help (p for interaction 0.04).',
      'We taped 120 knees. Pain did not fall. Women over 65 were a third of the sample.',
    ],
  },
  {
    rule: 'measured-once',
    fires: [
      'Bars were pulled at 600 and 700 °C, one bar per temperature.',
      'We trained four networks. Every network was trained one time. The best reached 0.81.',
      'We built four beams. Each beam was tested once. The load was 12 kN.',
      'We trained the network with a single seed. It reached 0.81.',
      'We ran five queries. Each of them was timed once. The mean time was 12 ms.',
    ],
    silent: [
      'One adult per household answered.',
      'We built four beams. Each beam was tested three times. The load was 12 kN.',
      'We trained the network with a single seed. It reached 0.81. A limitation is that we used only one seed.',
      'Blood was measured once a day. We found that it varied.',
    ],
  },
];
