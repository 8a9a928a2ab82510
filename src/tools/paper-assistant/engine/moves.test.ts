import { expect, test } from 'vitest';
import type { Move } from './manuscript.ts';
import { cueWeight, readMoves } from './moves.ts';

/** A sentence with others around it, so that its position carries no information. */
function readAmong(words: string): Move | undefined {
  const text = ['We weighed 40 plates.', words, 'It was done in May.'];
  return readMoves(text.map((one, block) => ({ words: one, block, allowed: null })))[1]?.label;
}

const cases: readonly (readonly [Move, string])[] = [
  ['interpretation', 'Free fares therefore raise employment, above all of women.'],
  ['method', 'Bromide (0.2 mmol), amine (3 equiv), 5 mg of catalyst in 2 ml DMA, 18 h under blue lamps.'],
  ['aim', 'This paper follows the widows of bakers through the books of a guild.'],
  ['background', 'Roughly one in four patients with a weak heart is back within a month.'],
  ['result', 'Strength at ten cycles was 92 ± 7 MPa as built and 118 ± 6 MPa after the oven.'],
  ['aim', 'We show that every such graph contains a long path.'],
  ['limitation', 'The archive doesn’t show what the banner did after a click.'],
  ['limitation', 'With 26 islands the estimates for jobs are imprecise.'],
  ['limitation', 'All reefs are in the Indo-Pacific.'],
  ['aim', 'We therefore linked dispensing records with admissions and asked whether the two are related.'],
  ['method', 'We therefore linked dispensing records with admissions.'],
  ['gap', 'What a lower fare does to the local economy isn’t well known.'],
  ['gap', 'The dose that patients collect has rarely been looked at.'],
  ['gap', 'For degrees of order two the question is open.'],
  ['gap', 'Historians have read the statutes, hardly the petitions of those who fell short.'],
  ['gap', 'Neither could separate the drug from the frailty of those who get it.'],
  ['gap', 'The crust below ten kilometres was never imaged.'],
  ['gap', 'Most benchmarks cover common law only.'],
  ['gap', 'There are many works on this, but few works follow what happens after the fix.'],
  ['gap', 'For small telescopes there is few information.'],
  ['gap', 'It is lab flumes; records that run through actual floods are rare.'],
  ['result', 'Exponent falls with the width: 2.7(1) for 2 um, 1.9(1) for 200 nm.'],
  ['gap', 'There is no map newer than 2003.'],
  ['gap', 'To our knowledge no index exploits that most queries extend the one before.'],
  ['gap', 'No benchmark covers both hands.'],
  ['interpretation', 'We suppose that the litter layer explains this.'],
  ['limitation', 'Pitfall traps measure activity and not the real density.'],
  ['background', 'Most digital nudging studies were done online or in laboratories.'],
  ['background', 'Many field trials use diaries.'],
  ['interpretation', 'We think that guests compare themselves: in a survey of 412 guests 68% recalled the number.'],
  ['limitation', 'But the survey was done in the three largest canteens only.'],
  ['aim', 'We estimated the risk of hip fracture among long-term users.'],
  ['aim', 'We use payroll records to ask what remote work does to wages.'],
  ['result', 'Theorem 2: a spanner with stretch two needs many edges.'],
  ['result', 'Crashes fall by 0.031 per segment and year.'],
  ['result', 'The wheel was rated as more fun and less tiring.'],
  ['result', 'Two readings emerge from the judgments.'],
  ['result', 'People said their wrist hurt after a while.'],
  ['limitation', 'Nearly all data came from tertiary centres.'],
  ['limitation', 'Fixation may shrink the space between the membranes.'],
  ['limitation', 'Surveillance law is considered only as far as the judgments quote it.'],
];

test.each(cases)('%s: %s', (move, words) => {
  expect(readAmong(words)).toBe(move);
});

test('counted things that were located are a result, and counted people who were found are not', () => {
  expect(cueWeight('31,400 events were located with an error of about 6 cm.', 'result')).toBeGreaterThan(2);
  expect(cueWeight('31,400 patients were located with the help of the clinics.', 'result')).toBeLessThan(2);
});

test('what the studies of others leave open is background, and the same words about the own study are a limitation', () => {
  const open = 'in the schools, which also gave lessons, so we cannot tell what the fountains did';
  const others = `Trials of fountains in schools found small effects on weight (Holm 2009, Ito 2016) ${open}.`;
  const text = [others, 'We counted drinks.', `We did this ${open}.`];
  const [first, , last] = readMoves(text.map((words, block) => ({ words, block, allowed: null })));
  expect([first?.label, last?.label]).toEqual(['background', 'limitation']);
});

test("in prose, the study's own findings are neither background nor method", () => {
  const text = [
    'Norms govern what people do, and their influence over time is not well understood in most populations.',
    'Leveraging two years of data, we tracked the norms of mask wearing among the adults of one country.',
    'Longitudinal trends suggested that norms and behavior were tightly coupled and changed quickly.',
    'Longitudinal modeling revealed that norms preceded an increase of mask wearing in several waves.',
  ];
  const readings = readMoves(text.map((words) => ({ words, block: 0, allowed: null })));
  expect(readings.map(({ label }) => label).slice(2)).toEqual(['result', 'result']);
});

test('a sentence in another script is read by its neighbors', () => {
  const text = [
    'Perovskite cells are efficient but degrade in humid air.',
    '目前还没有人在 85 °C / 85 % RH 下比较不同链长的 SAM。',
    'We made 40 devices on glass and aged them for 1000 h.',
    '每组20个器件，面积 0.09 cm²。',
    'Encapsulation was done with epoxy.',
  ];
  const readings = readMoves(text.map((words, at) => ({ words, block: at < 2 ? 0 : 1, allowed: null })));
  expect(readings.map(({ label }) => label)).toEqual(['background', 'background', 'method', 'method', 'method']);
});

test('what participants were shown is not a finding', () => {
  expect(cueWeight('We showed human participants pictures of objects.', 'result')).toBe(0);
  expect(cueWeight('We showed a fall in use.', 'result')).toBeGreaterThan(0);
});

test('what others reported years ago or under a citation key is background', () => {
  expect(cueWeight('Twenty years ago, Rydell reported a double dissociation.', 'background')).toBeGreaterThan(2);
  expect(cueWeight('However, @heycke_2018 reported two experiments without it.', 'background')).toBeGreaterThan(2);
});

test('what comes before a gap in its paragraph is known, unless it is about the own work', () => {
  const gap = 'What a single call adds to the letter is unclear.';
  const read = (first: string) =>
    readMoves(
      [
        ['We took all adults of two wards and logged each call in a file.', 1],
        [first, 2],
        [gap, 2],
        ['Calls lasted 11 minutes (IQR 7 to 16).', 3],
      ].map(([words, block]) => ({ words: String(words), block: Number(block), allowed: null })),
    )[1]?.label;
  expect(read('Errors in the list at discharge have been named as one of the main reasons.')).toBe('background');
  expect(read('Errors in the list at discharge have been named by us for each case.')).toBe('method');
});
