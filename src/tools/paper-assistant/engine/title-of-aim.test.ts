import { expect, test } from 'vitest';
import { questionOfAim, titlesOfAim } from './title-of-aim.ts';

test.each([
  ['We estimated the risk of hip fracture among long-term users.', 'the risk of hip fracture among long-term users'],
  [
    'We tested a new harness (2.1 kg) on a real line for overhead work.',
    'a new harness on a real line for overhead work',
  ],
  [
    'We asked whether a silent phone on the desk lowers recall of a lecture, and whether heavy users suffer more.',
    'a silent phone on the desk and recall of a lecture',
  ],
  [
    'The aim is to find out what young students do with the feedback of peers.',
    'young students and the feedback of peers',
  ],
  [
    'to describe why parents of boys aged 11 to 14 decline or delay flu vaccination.',
    'parents of boys and flu vaccination',
  ],
  [
    'We asked whether the daily dose goes together with a slow decline of the filtration rate.',
    'the daily dose and a slow decline of the filtration rate',
  ],
  ['We measure how many failures that passed on rerun came back.', 'failures that passed on rerun'],
  [
    'This essay reads the pay sheets of four cinemas between 1927 and 1934, and asks what music was for.',
    'the pay sheets of four cinemas between 1927 and 1934',
  ],
  [
    'We asked whether distance to flower strips and cover of hedges explain the number of new queens in colonies.',
    'distance to flower strips, cover of hedges and new queens in colonies',
  ],
  [
    'We wanted to know if eight weeks of heavy sled sprints change the 10 m and 30 m times of young players.',
    'heavy sled sprints and the 10 m and 30 m times of young players',
  ],
  [
    'We asked whether short, automated nudges reduce food waste in university canteens.',
    'short, automated nudges and food waste in university canteens',
  ],
  ['leak rate of 24 old DN100 flanges at 10, 40, 70 bar', 'leak rate of 24 old DN100 flanges'],
  [
    'goal: guess undeclared income of a household from its phone records',
    'undeclared income of a household from its phone records',
  ],
  [
    'We study the relation between share of home working and productivity of firms.',
    'the relation between share of home working and productivity of firms',
  ],
  [
    'We present ReefShift, a benchmark of 9 reefs with 4,380 images, and compare five ways.',
    'ReefShift: benchmark of 9 reefs',
  ],
  [
    'This paper follows the widows of bakers in Bergen between 1650 and 1720 through the books of the guild.',
    'the widows of bakers in Bergen between 1650 and 1720 through the books of the guild',
  ],
  [
    'With this trial we want to find the density of lupin that gives the best protein yield.',
    'the density of lupin and protein yield',
  ],
  ['The paper looks at the employment rate in 46 towns that did so.', 'the employment rate in 46 towns'],
  [
    'To measure the shear strength of beams without stirrups at two depths.',
    'the shear strength of beams without stirrups at two depths',
  ],
  [
    'We describe early failures in laser powder bed fusion parts of steel.',
    'early failures in laser powder bed fusion parts of steel',
  ],
  ['What a lower fare does to the local economy is not well known.', 'a lower fare and the local economy'],
  [
    'We linked the records and asked whether the collected dose is associated with admission for pneumonia.',
    'the collected dose and admission for pneumonia',
  ],
  ['We asked if a version led by pharmacists does the job.', 'a version led by pharmacists and job'],
  ['We wanted to know how bright light affects sleep.', 'bright light and sleep'],
  // A plural noun is followed by a verb, including verbs that aren't on any list.
  [
    'We ask whether printed connectors reach the stiffness of steel screws.',
    'printed connectors and the stiffness of steel screws',
  ],
  ['Does a weekly nurse call lower blood pressure in adults?', 'a weekly nurse call and blood pressure in adults'],
  [
    'We asked whether street lighting brings forward the bud burst of young trees.',
    'street lighting and the bud burst of young trees',
  ],
  [
    'We wanted to know whether ultrasonic anemometers can replace cup anemometers over small reservoirs.',
    'ultrasonic anemometers in place of cup anemometers over small reservoirs',
  ],
  [
    'What measures for outdoor workers are in municipal heat plans?',
    'measures for outdoor workers in municipal heat plans',
  ],
  [
    'want to understand how breaks are handled between colleagues on the ward at night',
    'breaks between colleagues on the ward at night',
  ],
  ['Aim for the paper: detect falls from the wrist alone, without the belt.', 'falls from the wrist'],
  [
    'We wanted to see if students who write by hand during a lecture remember more.',
    'students who write by hand during a lecture',
  ],
  ['We measured how much a porous surface lowers it in the rain.', 'a porous surface in the rain'],
  ['We asked whether nurse calls contribute to deep sleep at home.', 'nurse calls and deep sleep at home'],
  [
    'The objective was to evaluate the scan made by nurses against the chest X-ray.',
    'the scan made by nurses against the chest X-ray',
  ],
  // Words between a subject and its verb aren't part of the name.
  [
    'Our aim was to find out whether a 20-minute nap at 3 a.m. reduces medication errors on medical wards.',
    'a 20-minute nap and medication errors on medical wards',
  ],
  [
    'We asked whether evening light (two hours) delays sleep in young nurses.',
    'evening light and sleep in young nurses',
  ],
  ['We wanted to see if mulching lowers water use in young orchards.', 'mulching and water use in young orchards'],
  [
    'We wanted to know whether a second reader increases the detection of nodules.',
    'a second reader and the detection of nodules',
  ],
  ['We wanted to know whether bilingual labels help older shoppers to choose.', 'bilingual labels and older shoppers'],
  ['We wanted to see if cold storage delays sprouting in red onions.', 'cold storage and sprouting in red onions'],
  // After 'a', a word with a plural ending is the verb, including verbs that aren't on any list.
  ['We asked whether a blue filter yellows the paper of old maps.', 'a blue filter and the paper of old maps'],
  // After a preposition or before a noun, it is a plural and not the verb.
  ['We asked whether a diet of oats lowers blood pressure.', 'a diet of oats and blood pressure'],
  ['We asked whether a sports injury reduces wages.', 'a sports injury and wages'],
])('%s: %s', (words, title) => {
  expect(titlesOfAim(words)).toEqual([title]);
});

test.each([
  // Not the name of a thing, or too short to be one.
  'We study sleep.',
  // One thing without its kind or place is not enough.
  'The paper looks at the numbers.',
  'We asked whether the telescope measures the coefficient.',
  'We study the relation between sleep and we report it.',
  'Notes in the order of telling.',
  'We wanted to see if this shows in their grades.',
  'We asked whether it is so.',
  // The word between the two is not known to be a verb.
  'We asked whether ordering closer to the meal lowers waste.',
  // A place, and a number that is not a time of day.
  'We asked whether the pump at 3 bars reduces it.',
  // A word that is a verb after a plural.
  'We asked how pupils use in class.',
  // The words after the comma don't name it.
  'We propose Friday, a day on which shops close.',
  'The network reached an accuracy of 90 %.',
  // A comparison doesn't relate two things.
  'We asked whether such appeals became rarer.',
  'We asked whether the old appeals became older in winter.',
  // A sentence is not a name.
  'Between 2009 and 2017 the county closed 31 of its 88 rural bus lines.',
  // Both phrases name the same thing.
  'We ask whether night work affects night work.',
])('gives no title: %s', (words) => {
  expect(titlesOfAim(words)).toEqual([]);
});

test('a question that can be understood alone is a title itself', () => {
  expect(questionOfAim('law: do teachers want to get rid of marks?')).toBe('do teachers want to get rid of marks?');
  expect(questionOfAim('Drinking water at primary schools, how bad is it?')).toBe('Drinking water at primary schools');
  // The first of two questions.
  expect(questionOfAim('Question: is the vowel moving to the back in Leeds, and who leads it?')).toBe(
    'is the vowel moving to the back in Leeds?',
  );
  // Another sentence says what 'they' and 'it' refer to.
  expect(questionOfAim('Where do they feed at night while they breed?')).toBeNull();
  expect(questionOfAim('We asked whether it lasts.')).toBeNull();
});
