import { expect, test } from 'vitest';
import { compose } from '../compose.ts';

const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };

/** The sentences that the abstract repeats as its background. */
function background(text: string): string[] {
  const { manuscript } = compose({ text, images: [], options });
  return manuscript.abstract.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences.filter(({ move }) => move?.label === 'background').map((sentence) => sentence.text)
      : [],
  );
}

const opening =
  'It is well known that urban trees are among the most important and widely used means of cooling streets worldwide.';
const own = 'Linden trees keep their leaves for longer next to street lamps in cities.';
const rest = `Methods: We recorded leaf fall on 120 trees in Leeds in October.

Results: Trees near lamps kept their leaves for 17 days longer than others.`;

test('the abstract prefers a sentence under the author’s own label to one whose move was only guessed [D.79, D.111]', () => {
  expect(background(`${opening}\n\nBackground: ${own}\n\n${rest}`)).toEqual([own]);
});

test('a sentence before the first label is used if no labeled sentence fits [D.79]', () => {
  expect(background(`${opening}\n\n${rest}`)).toEqual([opening]);
  expect(background(`${opening}\n\nBackground: This is so.\n\n${rest}`)).toEqual([opening]);
});

test('a method sentence is not background only because of a word such as "know" [D.79]', () => {
  const method = 'The trees were scored twice a day by two students who did not know which lamps were lit.';
  expect(
    background(
      `Methods: We recorded leaf fall on 120 trees in Leeds. ${method}\n\nResults: Trees near lamps kept their leaves for 17 days longer.`,
    ),
  ).toEqual([]);
});

/** The words that the abstract repeats for a part. */
function partOf(text: string, part: string): string[] {
  const { manuscript } = compose({ text, images: [], options });
  return manuscript.abstract.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences.filter(({ move }) => move?.label === part).map((sentence) => sentence.text)
      : [],
  );
}

test('a result that points back brings the sentence that it points to, and themes are a main result [D.79]', () => {
  const text = (second: string) => `Aim: We ask whether phone use is related to marks.

Methods: We asked 212 pupils of three schools.

Results: Of the 212 pupils who were asked, 121 use the phone late every day. ${second}`;
  const worse = 'Their marks were on average 0.43 points worse (95 % CI 0.21 to 0.65) than those of the others.';
  expect(partOf(text(worse), 'result')).toHaveLength(2);
  expect(partOf(text('They also like to read.'), 'result')).toHaveLength(1);
  const themes = 'Three themes were found: "to be there without disturbing", "the nurse as a door" and "tired of it".';
  const said = 'Most relatives said that they felt less fear when they could choose the hour.';
  const interviews = `Aim: We explored open visiting.

Methods: We made 16 interviews with relatives.

Results: ${said} ${themes}`;
  expect(partOf(interviews, 'result')).toEqual([themes]);
});

test('the result in the abstract is the sentence with the estimate, not one that comments on it [D.79]', () => {
  const main = 'Bakeries that lost their last branch within five kilometres cut investment by 7.1 percent (s.e. 1.9).';
  const text = `Aim: We ask whether the distance to a lender changes the investment of bakeries.

Methods: We matched the register of branches with the accounts of 11,842 bakeries.

Results: ${main} The fall is concentrated among firms with fewer than ten employees, where the estimate is 9.8 percent.`;
  expect(partOf(text, 'result')).toEqual([main]);
});

test('neither a declaration nor a plan is repeated as the result of a proposal [D.79]', () => {
  const text = `Aim: We will compare two ways of reaching older people on hot days.

Planned design: We will invite all 6,140 residents over 75 and allocate those who agree at random.

Money: None of the authors has a conflict of interest.`;
  expect(partOf(text, 'result')).toEqual([]);
});

test('a sentence about what was not tried is not an aim, and one about the purpose of a tool is [D.79]', () => {
  const aim =
    'TagField is an open-source library that tells a mobile robot where it is inside a warehouse from the printed labels that are already on the shelves.';
  const text = `${aim} Most localisation systems need reflectors or a map made beforehand, for instance AMCL or Cartographer [1, 2].
The library reads codes in camera images, matches them against the stock list and solves for the pose with a factor graph.
We measured its accuracy on a 900 m² floor with a motion capture system as reference, on 24 runs of about 200 m each.
The mean position error was 4.2 cm (SD 1.1 cm over runs) for TagField and 5.9 cm (SD 2.0 cm) for AMCL.
Labels that move with the stock seem to be no obstacle as long as the stock list follows.
We have not tried it outdoors or with damaged labels.`;
  expect(partOf(text, 'aim')).toEqual([aim]);
});

test('the main outcome is repeated, not the participants or results without significance', () => {
  const main = 'primary: 98/157 (62%) vs 51/155 (33%), OR 3.4 (95% CI 2.1-5.5), p<0.001';
  const text = `What we did

Open label RCT in four hospitals, calls by nurses against usual care.

Results

- age 69 (SD 11), 29% women, median ejection fraction 28
- ${main}
- deaths 21 vs 30, HR 0.67 (0.38-1.17), not significant

What it means

We think that calls build trust. So nurse calls roughly double the share of patients on the full dose.`;
  expect(partOf(text, 'result')).toEqual([main]);
  expect(partOf(text, 'interpretation')).toEqual([
    'So nurse calls roughly double the share of patients on the full dose.',
  ]);
});

test('a sentence that states both background and gap is not joined with a weaker one', () => {
  const both = 'The literature looks at jobs (Kim 2022; Lee 2019) and at prices, very little on where people work.';
  const text = `${both} The bite differs by county.\n\nMethods: We matched 401 counties with records of 1.2m workers.\n\nResults: Commutes rose by 1.3 km (s.e. 0.21).`;
  expect(partOf(text, 'background').concat(partOf(text, 'gap'))).toEqual([both]);
});

test('background and gap are taken from the text before the methods', () => {
  const gap = 'We don’t know how long a new hedge takes to fill, because most studies compare hedge and no hedge.';
  const text = `Bees decline in farmland. ${gap} We ask when hedges fill. We surveyed 48 hedges in two years. Richness rose by 13 species (95% CI 9 to 17). It is unclear why red list bees came late.`;
  expect(partOf(text, 'gap')).toEqual([gap]);
});

test('who took part is not the background', () => {
  const text =
    'Participants were 48 native speakers with a mean age of 23 years and no history of disorder. All participants were right-handed and had normal vision. We measured their potentials with 64 electrodes. We found that meaning went along with larger amplitudes in the early component.';
  expect(background(text)).toEqual([]);
});

test('the main result is about what the methods call the primary outcome', () => {
  const main = 'Readmission at 30 days: 14.9 % early and 21.7 % late, OR 0.63 (95% CI 0.42 to 0.96).';
  const text = `What we did

Wards were randomised to an early or a late call. Primary outcome was readmission within 30 days.

What we found

${main} The mean symptom score at day 30 was 1.8 points lower in the early arm (95% CI 0.5 to 3.1).

What it means

Early calls catch errors of medication.`;
  expect(partOf(text, 'result')).toEqual([main]);
});

test('neither "Most of it" nor a sentence whose source is still wanted opens or closes the abstract', () => {
  const text = `There is a large literature on minimum wages and jobs. Most of it counts jobs. We ask whether students cut their hours when the minimum wage rises.

Methods: We used payroll records of 9,871 students in 312 stores.

Results: Weekly hours fell by 1.4 (s.e. 0.3).

Discussion: This looks like target earning rather than a response of demand. The result supports the older view of income effects in labour supply [citation?].`;
  expect(partOf(text, 'background')).toEqual(['There is a large literature on minimum wages and jobs.']);
  expect(partOf(text, 'interpretation')).toEqual(['This looks like target earning rather than a response of demand.']);
});

test('an English abstract repeats no sentence in another script', () => {
  const text =
    'Perovskite cells degrade in humid air. We made 40 devices on glass and aged them for 1000 h. 初始效率分别为 21.3 %、22.4 % 和 20.9 %。 XPS shows three times less iodide for C6.';
  expect(partOf(text, 'result')).toEqual(['XPS shows three times less iodide for C6.']);
});

test('a repeated sentence leaves out its label, which belongs to the list or section around it', () => {
  const repeated = partOf(
    'Linden trees are common in cities (Lee 2019).\n\nQuestion: do lamps delay the fall of leaves of linden trees in cities?\n\nWe recorded leaf fall on 120 trees in Leeds. Trees near lamps kept their leaves for 17 days longer.',
    'aim',
  );
  expect(repeated).toEqual(['do lamps delay the fall of leaves of linden trees in cities?']);
});

test('a sentence that points back to the one before it is repeated only if there is no other', () => {
  const text =
    'Cheap travel helps people to find work (Lee 2019).\n\nMethods: In July 2018 the city halved its fares on 14 of 31 lines in all districts. We use that in a comparison of 212 districts with and without these lines.\n\nResults: Search rose by 3.8 points.';
  expect(partOf(text, 'method')[0]).toMatch(/^In July/);
});

const methods = 'We followed 88 bus lines in 212 villages for eight years by means of a register.';
const other = 'House prices near closed stops fell by 3.1 % (95% CI 1.2 to 5.0) in the same villages.';
const main = 'Employment in villages without a line fell by 2.1 points (95% CI 0.8 to 3.4) in two years.';

test('a result that is announced as the main one is chosen before a result that is not the topic', () => {
  expect(partOf(`${methods} ${other} Main thing: ${main}`, 'result')).toEqual([`Main thing: ${main}`]);
  expect(partOf(`${methods} The second thing, which is not our topic: ${other} ${main}`, 'result')).toEqual([main]);
});

test('a note that begins with a result begins with the main one', () => {
  expect(partOf(`${main}\n\n${other}\n\n${methods}`, 'result')[0]).toBe(main);
});

test('a result that only begins with a joining word can be understood alone', () => {
  const nothing =
    'And there is nothing: 11.2 points by hand against 11.0 by keyboard (95% CI -1.4 to 1.8) a week later.';
  expect(partOf(`${methods} ${nothing} And this was so in both of them again.`, 'result')).toEqual([nothing]);
});

test('what was seen in one of several cases is not the main result', () => {
  const cases = [1, 2, 3, 4].map(
    (at) => `Case ${at}. ${50 + at} m, sudden loss of sight of the left eye, VA 6/${12 + at}.`,
  );
  const all = 'All had a small crowded disc, and in three of four the loss came within six months after the start.';
  expect(partOf(`${cases.join('\n')}\n\n${all}`, 'result')).toEqual([all]);
});

test('the first of several results, and one that compares two groups, are the main result [D.79]', () => {
  const records = 'Methods: We read the records of 412 adults who had a stroke.';
  const groups =
    'Of 412 adults sent home after a stroke, 61 of the 233 with a call came back and 77 of the 179 without (p < 0.001).';
  const call = 'A call took a median of 11 minutes (IQR 7 to 16), and most of them were made by nurses of the ward.';
  expect(partOf(`${records}\n\nResults: ${groups} ${call}`, 'result')).toEqual([groups]);
  const lists =
    'Methods: I linked 214 masters to the lists of dues, and the lists name widows and their two years. The lists of the ordinance name widows too.';
  const law =
    'After the ordinance of 1698, which limited widows to two years, the lists showed no change for a decade.';
  const first = (done: string) =>
    `Of the 214 workshops 131 were ${done} by a widow, and 58 of these for more than three years.`;
  const chosen = (done: string) =>
    partOf(`${lists}\n\nResults: ${first(done)} The longest paid for 22 years. ${law}`, 'result');
  expect(chosen('continued')).toEqual([first('continued')]);
  // How something was measured is not a result.
  expect(chosen('measured')).toEqual([law]);
});
