import { describe, expect, test } from 'vitest';
import { needsCitation } from './cite-worthy.ts';
import type { Move } from './manuscript.ts';

const fire: readonly (readonly [Move, string])[] = [
  ['background', 'History tells us that tariffs usually come back.'],
  ['background', 'Since 2013 towns may pay for breakfast.'],
  ['result', 'Roughly one patient in four is back within a month in most European registries.'],
  ['interpretation', 'Errors in the list have been named again and again as one of the main reasons.'],
  ['interpretation', 'The slope of the valley is still disputed.'],
  ['result', 'Stamps of the legion are known from 23 sites along the road.'],
  ['method', 'We followed the method of Hedges and Olkin.'],
  ['background', 'Three patients in ten usually fall, weakened by drugs.'],
  ['background', 'In the north at least 70 % of farmers in the valleys grow millet.'],
  ['background', 'Supporters hope that this brings people to work.'],
  ['interpretation', 'At least 80 % of nurses in the country work nights.'],
  ['result', 'At least 80 % of all nurses in Europe work nights.'],
  ['background', 'Drugs have been disappointing.'],
  ['background', 'Every third student drops out of the course.'],
  ['gap', 'Most studies have looked at winter.'],
  ['background', 'Nurses test most patients on the first day.'],
  ['background', 'Each of the four methods is widely used.'],
  ['background', 'Cycles in such graphs are known for the dense case (Part One).'],
  ['interpretation', 'Similar values were reported for beech forests.'],
  ['interpretation', 'Other groups observed the transition at 410 K.'],
  ['interpretation', 'Studies of other towns came to the opposite conclusion.'],
  ['background', 'In our province almost all firefighters are volunteers.'],
  ['background', 'We all know that readmission is frequent.'],
  ['gap', 'Most studies look at a single firm.'],
  ['gap', 'In rural areas one job seeker in four has no car.'],
  ['gap', 'The cost of sending back is usually left out.'],
  ['background', 'In the villages there is no technician at night.'],
  ['gap', 'Almost all studies have one interruption, and nobody looks at ten.'],
  ['method', 'The scale was developed by Russell.'],
  ['method', 'Since 2013 a town may pay for breakfast.'],
  ['method', 'We followed the six steps of thematic analysis by Marsh and Okafor.'],
  ['result', 'This agrees with earlier studies of larger towns.'],
  ['interpretation', 'The yield is twice that of published values.'],
  ['interpretation', 'Others have found the same in mice.'],
  ['interpretation', 'Nickel is known to poison this catalyst.'],
  ['interpretation', 'Compared with the wage literature the effect is modest.'],
  ['interpretation', 'This contradicts the usual view of pawnshops.'],
  ['gap', 'The accuracy of remote reading is debated.'],
  ['background', 'Lapwings down by more than half since 1980.'],
  ['background', 'In 1831 she published her first novel in Paris.'],
];

const silent: readonly (readonly [Move | undefined, string])[] = [
  ['background', 'Older people told us that visitors often sing.'],
  ['background', 'Since 2020 our city has closed the road in front of 18 schools.'],
  ['result', 'One patient in four was back within a month in most weeks.'],
  ['interpretation', 'Errors in the list have been named in the interviews.'],
  ['interpretation', 'The slope of the valley is still steep.'],
  ['interpretation', 'This is the first ever count of all the pamphlets.'],
  ['result', 'The stamps are known from the first section.'],
  ['background', 'Mrs Lund (room 12) alone has half of all falls.'],
  ['background', 'Thirty-two speakers, 16 from each town, half of them over 60, played a card game.'],
  ['background', 'Chambers weekly, daily after rain, gas chromatography.'],
  ['background', 'I started this after a talk in Leeds.'],
  ['background', 'Every student knows the feeling of being stuck.'],
  ['background', 'The next section mostly describes the data.'],
  ['background', 'make one that usually lasts, by crosslinking'],
  ['background', 'How many did so has rarely been counted in most towns.'],
  ['interpretation', 'Our scheme would help 80 % of nurses in the country.'],
  ['result', 'Some 80 % of nurses in the ward worked nights.'],
  ['background', 'Bromide (0.2 mmol), amine (3 equiv), most of 5 mg salt in 2 ml DMA, degassed, 18 h under light.'],
  ['background', 'Each of those runs usually pays for a start.'],
  ['background', 'That costs most people time and money.'],
  ['background', 'Oxalates work with most bromides, chlorides gave nothing so far.'],
  ['gap', 'Few studies have looked at winter.'],
  ['background', 'Cycles in such graphs are known for the dense case (Krivelevich and Sudakov).'],
  ['interpretation', 'Similar values were reported by the pupils.'],
  ['interpretation', 'The other groups observed the transition later.'],
  ['interpretation', 'Streets of other towns came to mind.'],
  ['background', 'Belts often exist for people who can see (van Erp 2005).'],
  ['background', 'RQ2 what do most people say about it'],
  ['background', 'In online matching recourse = how many edges usually change per update.'],
  ['background', 'Handover at 06:45 was verbal and had no structure.'],
  ['background', 'In the January audit 9 of 40 handovers left out a wound.'],
  ['background', 'N = 3,112 were enrolled in most of the pharmacies.'],
  ['background', 'Participants were 48 native speakers with no history of disorder.'],
  ['background', 'The project was begun in July 1995 and has now been concluded.'],
  ['background', 'Lamps delay leaf fall (Smith and Lee 2019).'],
  ['background', 'Does light matter at all?'],
  ['gap', 'Nobody has tested the nurse doing it alone.'],
  ['gap', 'There are no data for oral exams.'],
  ['gap', 'A few single reports on the drug, no series from a clinic that I know of.'],
  ['background', 'Optic neuropathy in patients on weekly injections.'],
  ['background', 'Claim: the rule below is optimal for most sequences.'],
  ['gap', 'We do not know of any model that does both.'],
  ['background', 'Evaluations have been few and short.'],
  ['background', 'Urdu quotations are mine in translation.'],
  ['background', 'She ate nothing but dry toast and crisps.'],
  ['background', 'Microphone under the train, 48 kHz, four months.'],
  ['background', 'The link between drift and load is anecdotal.'],
  ['gap', 'The effects of small shifts haven’t been tested in trials.'],
  ['method', 'We weighed each leaf twice.'],
  ['method', 'The codes of the analysis were checked by Ann and Bo.'],
  ['result', 'Mass rose by 4 g.'],
  ['interpretation', 'The other groups in our trial had no such gain.'],
  ['interpretation', 'So the gain is in the timing.'],
  ['aim', 'We asked whether earlier studies were right.'],
  ['background', 'A graph is called slim if its edges lie in few triangles.'],
  ['background', 'can ash save nitrogen in upland rice'],
  ['background', 'site: Kintampo, Ghana, sandy loam, one season'],
  ['background', 'White panel, phone in a printed frame, daylight only.'],
  ['background', 'Topic guide in the annex.'],
  ['background', 'A spanner is a subset of the edges that keeps all pairs connected.'],
  ['background', 'Working idea: phone calls work as well as visits to the clinic.'],
  ['background', 'Copper loses a third of its surface in a week (ref. 12).'],
  ['gap', 'What moorings cannot show is the spread in space.'],
  ['gap', 'They stall when a node fails, and the papers report no measurement.'],
  [undefined, 'Studies have shown much.'],
];

test('a sentence that is probably background is marked, unless it is about the author’s own work', () => {
  const guessed = { move: 'method', second: 'background', guess: true } as const;
  expect(needsCitation({ ...guessed, words: 'Deafness follows in every second child.' })).toBe(true);
  expect(needsCitation({ ...guessed, words: 'Deafness follows in every second child.', guess: false })).toBe(false);
  expect(needsCitation({ ...guessed, words: 'Deafness follows in every second child.', second: 'result' })).toBe(false);
  expect(needsCitation({ ...guessed, words: 'We tested the hearing of every second child.' })).toBe(false);
});

test('a sentence whose label is only a guess is not marked, unless its words are about the world', () => {
  const statement = { words: 'Mussels cling to rocks with short threads.', move: 'background', second: null } as const;
  expect(needsCitation({ ...statement, guess: false })).toBe(true);
  expect(needsCitation({ ...statement, guess: true })).toBe(false);
  expect(needsCitation({ ...statement, words: 'Mussels usually cling to rocks.', guess: true })).toBe(true);
  expect(needsCitation({ ...statement, words: 'Two in five mussels cling to rocks.', guess: true })).toBe(true);
});

describe('statements that need a source', () => {
  test.each(fire)('%s: %s', (move, words) => {
    expect(needsCitation({ words, move, second: null, guess: false })).toBe(true);
  });

  test.each(silent)('not needed for %s: %s', (move, words) => {
    expect(needsCitation({ words, move, second: null, guess: false })).toBe(false);
  });
});

test.each(['[citation?]', '[ref]', '[REF needed]', '[?]', '(source needed)', '(ref?)'])(
  'the author asks for a source: %s',
  (mark) => {
    const words = `Our result fits the older view of income effects ${mark}.`;
    expect(needsCitation({ words, move: 'interpretation', second: null, guess: false })).toBe(true);
  },
);

test.each(['(see the source)', '[sources and sinks]', '(ref)', '[3]'])('not a wanted source: %s', (mark) => {
  const words = `Our result fits the view of income effects ${mark}.`;
  expect(needsCitation({ words, move: 'interpretation', second: null, guess: false })).toBe(false);
});

test.each([
  'Exposure there was often self-reported.',
  'Almost all of it is usually done in tanks.',
  'Most of these were small.',
  'Wages in both were often low.',
  'Some of them usually last a week.',
])('a sentence that refers back to a named source needs no second one: %s', (words) => {
  const statement = { words, move: 'background', second: null, guess: false } as const;
  expect(needsCitation({ ...statement, afterSource: true })).toBe(false);
  expect(needsCitation({ ...statement, afterSource: false })).toBe(true);
});

test.each(['Their unions usually told it that way too.', 'The largest of them usually had 548 members.'])(
  'a sentence that goes on with one that needs a source needs no second mark: %s',
  (words) => {
    const statement = { words, move: 'background', second: null, guess: false } as const;
    expect(needsCitation({ ...statement, afterMark: true })).toBe(false);
    expect(needsCitation({ ...statement, afterMark: false })).toBe(true);
    expect(needsCitation({ ...statement, words: 'Their share is usually 40 % of towns.', afterMark: true })).toBe(true);
  },
);

test('a projection of the author needs no source, and a fact about the world does', () => {
  const statement = { move: 'result', second: 'interpretation', guess: false } as const;
  expect(needsCitation({ ...statement, words: 'Shorter shifts would prevent one case in four worldwide.' })).toBe(
    false,
  );
  expect(needsCitation({ ...statement, words: 'Long shifts are common worldwide.' })).toBe(true);
});

test('a sentence about the author’s own tool needs no source', () => {
  const reading = {
    words: 'Trimfold finds the border in most of the reads and cuts them there.',
    move: 'background' as const,
    second: null,
    guess: false,
  };
  expect(needsCitation(reading)).toBe(true);
  expect(needsCitation({ ...reading, ownName: 'trimfold' })).toBe(false);
});
