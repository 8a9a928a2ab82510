import { clean, without } from '../case-texts.ts';
import type { RuleCases } from '../rule-suite.ts';

const { trial, learning, qualitative } = clean;
const consent = 'All participants gave written consent, and the trial was approved by the ethics committee.';
const mice =
  'C57BL/6 mice were injected with the drug at random by a blinded assistant. We found that tumours in 12 mice shrank (p < 0.01). We conclude that it works.';
const review =
  'We conducted a systematic review. We searched PubMed and Embase for eligible studies. We included 20 studies. We conclude that it helps.';
const plants =
  'We compared a treatment group and a control group of 40 plants. The treatment group grew 5 cm taller (p = 0.01). We conclude that it helps.';
const people = 'We surveyed 300 respondents by mail. Most respondents were content. We conclude that this is good.';

export const conduct: readonly RuleCases[] = [
  {
    rule: 'people-without-ethics',
    fires: [
      'We took tests from 46 towns. The score was 1.4 points higher for 80 older men. Tests may help.',
      'I filmed one room with a camera for six weeks. I also talked to some visitors at the exit. They stopped for 11 seconds.',
      'The data are snapshots of code and semi-structured interviews with Rebecca. The loops were unusual. Affect explains them.',
      'We tracked norms over two years. First, we asked participants to report how often they wear a mask. Norms changed quickly.',
      'Cats with stones were compared with others. Their owners filled in a two-page questionnaire. Half of the cats ate dry food.',
      without(trial, consent),
      'We interviewed 20 nurses in Leeds. Nurses spoke of guilt. This suggests that it matters.',
      people,
    ],
    silent: [
      'We took the employment rate of 46 towns from the register. It was 1.4 points higher with free buses, 2.0 points against 0.8 for men. Buses may help.',
      'We interviewed 40 residents. They told us of pain. The committee of the county council said yes in writing.',
      'We interviewed 40 residents. They told us of pain. Residents or their families signed.',
      'We laid out 36 tunnels. Every tunnel was checked by people who were not told the age of the hedge. Tracks were found in 19.',
      'We took 6 strains from blood cultures, no patient data. We grew films of each strain for 48 h. Phages cut them by 4 log units.',
      'I read 196 letters. From 1902 12 women were paid by the plate. Their names vanish in 1906.',
      'We mapped 80 ponds. The 16 owners who said no may differ. Newts lived in 24 ponds.',
      'We followed lapwings. 9 adults caught on the nest (5 f, 3 m). Seven nests did well.',
      'We drew 80 ponds from the map, and 64 owners said yes. Fish were counted with nets. Newts lived in 24 ponds.',
      trial,
      qualitative,
      plants,
    ],
  },
  {
    rule: 'animals-without-ethics',
    fires: [
      'Does a second dose reduce pain up to day 5? 60 heifer calves, 2 to 4 weeks old, one farm. All had a block at time 0; second dose or saline at 24 h. Head shakes were 4.1 and 7.9 per hour.',
      'We ran a trial of diets. Sixty dogs were randomised in blocks of four by a list. At day 56, 20 of 29 dogs on diet were well (95% CI 50 to 84).',
      'Five tadpoles per condition were kept at 21 °C. After the exposure, tadpoles were euthanized. Diversity fell.',
      mice,
      without(mice, '12 mice', '14 mice'),
      'We caught 9 lapwings. Each got a tag on a leg-loop harness. Seven nests hatched.',
    ],
    silent: [
      'Does a second dose reduce pain up to day 5? 60 heifer calves, 2 to 4 weeks old, one farm. All had a block at time 0; second dose or saline at 24 h. Head shakes were 4.1 and 7.9 per hour. The animal ethics committee approved it.',
      'We counted ticks in 40 meadows. Cows and horses were seen in 12 of them. Ticks fell by half.',
      'We compared 20 pairs of plots in five meadows. One plot was mown and the other grazed by sheep. Plant species fell from 31 to 28.',
      `${mice} The work was approved by the animal care committee.`,
      'We scored 9 models with lm-eval-harness 0.4. Scores fell by 3 points. They were stable.',
      'We caught 9 lapwings under a permit. Each got a tag on a leg-loop harness. Seven nests hatched.',
      plants,
    ],
  },
  {
    rule: 'no-randomisation',
    fires: [
      'We put a clock into every room of one ward. Ward B carried on as before. Delirium was seen in 19 and 28 patients.',
      'We sowed mustard and a mixture. The three treatments lay side by side on strips of 24 m. Leaching was 34 and 22 kg.',
      plants,
      without(plants, '40 plants', '60 plants'),
      'We compared mice in a treatment group and a control group. C57BL/6 mice were weighed. They grew.',
    ],
    silent: [
      'We sowed mustard and a mixture. The three treatments lay on strips in four blocks. Leaching was 34 and 22 kg.',
      'We ringed 40 birds in May. It does not replace the need for a control group. Birds weighed 40 g.',
      trial,
      `${plants} Plants were allocated by lot.`,
      'We estimate a worker-level diff-in-diff with a control group above the new wage. Commutes rose by 1.3 km (s.e. 0.2). Wages rose.',
      'We measured 40 plants. They grew 5 cm (p = 0.01). We conclude that it helps.',
    ],
  },
  {
    rule: 'no-blinding',
    fires: [
      'We randomised 60 dogs by a list, kept by a nurse who had no part in the treatment. Dogs in the control group got a pill. 20 of 29 dogs were well (p = 0.3).',
      without(trial, '; the assessors were blinded'),
      without(mice, ' by a blinded assistant'),
      without(trial, '; the assessors were blinded').replace('Leeds', 'York'),
    ],
    silent: [
      'We randomised 80 patients to a pill or placebo that looked alike. Labels were covered. Pain fell by 2 points.',
      trial,
      mice,
      plants,
    ],
  },
  {
    rule: 'no-inclusion-criteria',
    fires: [
      without(trial, 'Adults aged 20 to 60 with back pain were eligible.', 'They were adults aged 20 to 60.'),
      without(without(review, ' for eligible studies'), 'We included', 'There were'),
      'We used a cohort from a register. It has 900 women. Risk was higher with night work (p = 0.01).',
      'We used a cohort from a register. We compared imputation and inclusion of missing fields. Risk was higher with night work (p = 0.01).',
    ],
    silent: [
      'We drew 212 lots from a database of fish auctions, the public records of the market. Prices ended in zero in 46%. It was stronger for cheap fish.',
      without(trial, 'the assessors were blinded', 'the assessors knew no group'),
      'We used the dental register of one country. It lists the fillings of all publicly insured kids 6–12. They fell by 14% (8 to 19).',
      'We ran a quality improvement project in three cycles on one ward. We asked staff: 31 of 36 answered the survey. Complete handovers rose from 61 to 93%.',
      'Here we present the first database of moraines in the range. We mapped 40 moraines in May. Slopes were steep.',
      'Tadpoles were kept at 21 °C. We sequenced 38 samples. The reads are in the NCBI SRA database.',
      'We did a randomized trial with 84 first-year students in a writing course. A computer list gave voice or paper. Voice gave 3 changes more (95% CI 0.3 to 6.1).',
      trial,
      plants,
      'We used a cohort from a register. Firms with few answers were deleted. Risk was higher with night work (p = 0.01).',
      'We used a cohort from a register. Excluded: night work before 1990, no phone. Risk was higher with night work (p = 0.01).',
      'We used a cohort from a register. Drop apprentices and short jobs. Risk was higher with night work (p = 0.01).',
    ],
  },
  {
    rule: 'unstated-population',
    fires: [
      people,
      'We surveyed 80 respondents online. Each gave consent. Most respondents agreed.',
      'We used a cohort of 900 patients from a register. Patients were followed. Risk was higher (p = 0.01).',
    ],
    silent: [
      'We ran a trial in three towns. Households with a smart meter were invited by letter, and participants got a display. They used 4.1 % less (95% CI 1.9 to 6.3).',
      'We surveyed 2,904 people. They were drawn from the population register. They told us whom they call. Most named a neighbour.',
      trial,
      plants,
      'We surveyed respondents among women in Leeds. Each gave consent. Most respondents agreed.',
    ],
  },
  {
    rule: 'trial-without-registration',
    fires: [
      'In spring 36 runners were randomised, 18 to hills and 18 to intervals. All runners gave consent. Times fell by 20 s (p = 0.01).',
      without(trial, ', registered as ISRCTN12345678'),
      without(trial, ', registered as ISRCTN12345678').replace('Leeds', 'York'),
      'Forty patients were randomly assigned to the app or to usual care. All patients gave consent. Pain fell by 2 points (p = 0.01).',
    ],
    silent: [
      trial,
      'Forty patients were randomly assigned to the app or to usual care. It is at clinicaltrials.gov. Pain fell by 2 points (p = 0.01).',
      plants,
    ],
  },
  {
    rule: 'review-without-registration',
    fires: [review, without(review, '20 studies', '30 studies'), without(review, 'PubMed and Embase', 'Scopus')],
    silent: [
      `${review} The protocol is at PROSPERO.`,
      `${review} This is a narrative review.`,
      `${review} It was registered before.`,
    ],
  },
  {
    rule: 'personal-data',
    fires: [
      `${qualitative} Mrs. Miller of Oak Street said that she never slept.`,
      `${trial} Write to ann@example.org for more.`,
      `${trial} One was born on 3 May 1960.`,
    ],
    silent: [trial, qualitative, learning],
  },
  {
    rule: 'software-without-version',
    fires: [
      'We wrote the model in NetLogo. It ran for a week. It grew.',
      'We asked 40 adults twice. The data were analysed in SPSS. We found a rise.',
      'We fitted the model with R. We found a rise. It helps.',
    ],
    silent: [
      'We asked for the causes in Python projects. Scripts in Python 3.10. It was so.',
      'We sampled Python repositories by stars. We read each one. It was so.',
      'We wrote the model in NetLogo 6.2. It ran for a week. It grew.',
      'We watched 15 coders. They were slow. A limitation is that only Python was used.',
      'The analysis was done in SPSS 27. We found a rise. It helps.',
      trial,
    ],
  },
  {
    rule: 'crowd-workers-without-pay',
    fires: [
      'We asked 410 workers on MTurk. They rated texts. They agreed.',
      'We recruited 80 adults on Prolific. They rated texts. They agreed.',
      'We collected 900 labels from crowd workers. We used 3 for each. They agreed.',
    ],
    silent: [
      'We asked 410 workers on MTurk and paid 2 USD each. They rated texts.',
      'We asked 40 students. They rated texts. They agreed.',
      'We recruited 80 adults on Prolific. They were volunteers. They agreed.',
    ],
  },
  {
    rule: 'misuse-not-discussed',
    fires: [
      'We trained a model on old registers. A landlord could rank tenants by it. It is cheap.',
      'We trained a network on street scenes. It reads licence plates at night. It is cheap.',
      'We trained a model on calls. The tax office can rank single households with it. It is cheap.',
      'We built a system for voice cloning. We found that it fools listeners. It is cheap.',
      'We collected 20 jailbreaks of chat models. We tested them on 3 models. They worked in 60% of cases.',
    ],
    silent: [
      'We interviewed 19 nurses. Nurses sort patients into quiet and open ones. Quiet ones are left out.',
      'We trained a model on calls. The tax office can rank single households with it. This could be misused, so we do not release it.',
      'We trained a model on calls. Privacy is a concern when police identify single persons with it.',
      'We found that a resolver can deanonymize users. We now discuss defenses. The benefits outweigh the risks.',
      learning,
    ],
  },
  {
    rule: 'assessor-not-blinded',
    fires: [
      'Posture was scored from video by the engineer who designed the device.',
      'Bed level was measured by the same guy who had the plots on his laptop.',
      'The essays were graded by the author who wrote the course.',
      'Wear was rated by the technician who built the joint.',
      'Answers were coded by the woman who ran the workshops.',
      'The coach who ran the baths also timed the sprints.',
      'The nurse who taught the relaxation class scored pain.',
      'Pain was asked for by the therapist who had put on the tape.',
      'Texts were checked by an author who could see which model had made them.',
      'Scans were marked by a reader knowing which patient had cancer.',
      'The radiograph was read by the same pediatrician who already knew the result of the scan.',
      'We recruited 40 patients. Pain was scored by a nurse who knew which arm the patient was in. Pain fell.',
      without(trial, 'the assessors were blinded', 'the assessors were not blinded'),
    ],
    silent: [
      'Two of us scored the comments without knowing the group.',
      'Posture was scored from video by an engineer of another firm.',
      'Bed level was measured by the same guy with the same sounder each time.',
      'The device was built by the engineer who designed it.',
      trial,
      'Patients and nurses knew the arm.',
      'Staff knew the labels, but the assessor was blinded.',
    ],
  },
  {
    rule: 'learning-without-split',
    fires: [
      without(
        without(learning, ' and split them by farm into training, validation and test sets'),
        'the validation set',
        'them',
      ),
      'We trained a neural network on 900 photos. Accuracy was 0.91. We conclude that it works.',
      'We trained a random forest on 80 features of 400 loans. The AUC was 0.9. It beats experts.',
    ],
    silent: [
      'We trained a random forest on the lots of 2019 and checked it on those of 2021. The error was 4%. It was quick.',
      'A GPT-4 agent with few-shot prompts answers questions on ontologies. The language model was right in 14 of 20 tasks. Larger ontologies were harder.',
      learning,
      'We trained a neural network.',
      'We trained a neural network on 900 photos. Accuracy on unseen photos was 0.91. We conclude that it works.',
    ],
  },
  {
    rule: 'learning-without-baseline',
    fires: [
      without(
        without(learning, ' As a baseline we trained a residual network.'),
        ', compared with 0.73 ± 0.02 for the baseline',
      ),
      'We trained a neural network on 900 photos. Accuracy on unseen photos was 0.91. We conclude that it works.',
      'We trained a deep learning model on 400 scans. The test accuracy was 0.9. It is fast.',
    ],
    silent: [
      'Classifiers were trained on spectra of tablets. A variety of machine learning algorithms was tested. The highest performing algorithm was a support vector machine.',
      learning,
      'We trained a neural network.',
      'We trained a neural network on 900 photos. Accuracy was 0.91 versus 0.8. We conclude that it works.',
      'We probed three base/instruct pairs of LLMs. Calibration fell by 0.1 (95% CI 0.05 to 0.15). We conclude that scores mislead.',
    ],
  },
  {
    rule: 'leakage-words',
    fires: [
      'We trained a neural network on the logs of 31 projects, 19,000 runs of 408 programs. The runs were shuffled and divided 80:20 into training and test data. Accuracy was 0.94.',
      'We trained a neural network on 900 photos. The threshold was calibrated on the test split. Accuracy was 0.89 on the test set.',
      'We trained a neural network on 900 photos. We used a random split of images, with several images of one patient. Accuracy was 0.89 on the test set.',
      `${learning} The scaler and 40 features were computed once for all 9,212 recordings.`,
      `${learning} We tuned the model until the test error was lowest.`,
      `${learning} Each farm has photos in all three sets.`,
      `${learning} Hyperparameters were set by looking at the test error.`,
      `${learning} The vocabulary was built from all photos before splitting.`,
      `${learning} It had been trained on the same archive, test images included.`,
      `${learning} We stopped training when success on the 20 test images was highest.`,
      `${learning} We normalised all of the data before splitting.`,
      `${learning} Hyperparameters were tuned on the test set.`,
      `${learning} Features were selected on the whole data set.`,
    ],
    silent: [
      'We trained a neural network on the logs of 31 projects, 19,000 runs of 408 programs. The runs were divided by project into training and test data. Accuracy was 0.94.',
      'We trained a neural network on 19,000 photos of 30 kinds of tree. The photos were shuffled and divided 80:20 into training and test data. Accuracy was 0.94.',
      'We trained a neural network on 900 photos. The threshold was calibrated on the validation split. Accuracy was 0.89 on the test set.',
      learning,
      `${learning} We normalised only the training set.`,
      trial,
    ],
  },
  {
    rule: 'no-calibration',
    fires: [1, 2, 3].map((year) => ({
      text: `We predict death within ${year} years. We used a register of 900 adults. The AUC was 0.8 on a test set.`,
      options: { design: 'prediction-model' },
    })),
    silent: [
      {
        text: 'We predict death. We used a register of 900 adults. Calibration was good on a test set.',
        options: { design: 'prediction-model' },
      },
      { text: 'We predict death.', options: { design: 'prediction-model' } },
      learning,
    ],
  },
  {
    rule: 'review-without-appraisal',
    fires: [
      `${review} All studies were of patients.`,
      'We searched MEDLINE for trials of tea. This review included 12 trials. Tea helped.',
      'In this review we searched Embase and Scopus for studies of health. We included 30 studies. They agree.',
    ],
    silent: [
      `${review} All studies were of patients. Risk of bias was assessed with RoB 2.`,
      'We searched MEDLINE for trials of tea. This review included 12 trials. The certainty of the evidence was low.',
      `${review} All studies were of wolves.`,
    ],
  },
  {
    rule: 'heterogeneity-not-discussed',
    fires: [
      `${review} The pooled risk ratio was 0.8 (95% CI 0.7 to 0.9; I2 = 88%).`,
      `${review} Pain fell by 1.2 points (I² = 91%).`,
      `${review} The pooled odds ratio was 1.4 (I-squared was high, I2 = 79%).`,
    ],
    silent: [
      `${review} The pooled risk ratio was 0.8 (95% CI 0.7 to 0.9; I2 = 18%).`,
      `${review} Pain fell by 1.2 points (I² = 91%). The heterogeneity came from the doses.`,
      `${review} Pain fell by 1.2 points.`,
    ],
  },
];
