import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../language/detect-language.ts';
import { compose } from './compose.ts';
import type { ResearchInput } from './manuscript.ts';

const options = {
  title: '',
  authors: [],
  template: 'article',
  articleType: '',
  design: '',
  constraints: '',
  seeds: '',
};

function drafted(text: string, images: ResearchInput['images'] = []) {
  const { manuscript } = compose({ text, images, options });
  const said = (blocks: (typeof manuscript.sections)[number]['blocks']) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map((sentence) => sentence.text) : []));
  const sections = Object.fromEntries(manuscript.sections.map(({ title, blocks }) => [title, said(blocks)]));
  return { manuscript, sections, abstract: said(manuscript.abstract) };
}

const interviews = `Handovers at night are short. What we don't know is how nurses decide what to leave out. So our question is how nurses choose what to hand over.

I interviewed 19 registered nurses from four wards. We coded the transcripts twice. After interview 16 no new codes came up, we did three more to be sure.

Three themes came out. First, nurses sort people into quiet and open ones and say little of the quiet ones. As one of them put it: "If he slept, he does not exist in the morning." (nurse 7) Second, they leave out what they should have solved, 11 of the 19 said so in one way or another. Third, notes are treated as protection against blame and not as a message to the next person.

I think this means that a form will not help.`;

describe('an email to a co-author', () => {
  test('has its greeting, its end and what is said to the co-author in the notes, and no keyword from them', () => {
    const { sections, manuscript } = drafted(
      `Hi Joanna,\n\nas promised here is everything for the paper on handovers, please put it into shape.\n\n${interviews}\n\nBest,\nTomasz`,
    );
    expect(sections['Notes to place']).toEqual([
      'Hi Joanna,',
      'as promised here is everything for the paper on handovers, please put it into shape.',
      expect.stringContaining('Best,'),
    ]);
    expect(manuscript.keywords.join(' ')).not.toMatch(/joanna|promised/i);
  });

  test('keeps a series of findings with its quotation together, and a gap with what is known', () => {
    const { sections } = drafted(interviews);
    expect(sections['Results']).toHaveLength(5);
    expect(sections['Results']?.[2]).toBe(
      'As one of them put it: "If he slept, he does not exist in the morning." (nurse 7)',
    );
    expect(sections['Introduction']?.join(' ')).toContain("What we don't know");
    expect(sections['Methods']?.at(-1)).toContain('no new codes');
  });
});

test('a remark on dictating is a note, and a sentence on a paper by others is not', () => {
  const { sections } = drafted(
    `right, this is for the museum paper, I am dictating it on the train so forgive the style. People look at art for ten seconds. Here is the paper model that we glued. I filmed one room for six weeks. The median stop was 11.4 seconds on the left and 8.9 on the right.`,
  );
  expect(sections['Notes to place']).toEqual([expect.stringContaining('dictating')]);
});

describe('labels in front of paragraphs', () => {
  const plan = `Project idea: Does biochar change who eats root exudates?

State of the art. Plants release up to a fifth of their carbon into the soil as exudates. It is not known who eats it.

Objectives. (1) To identify the bacteria that take up this carbon with biochar. (2) To quantify how much of it is left after one year.

Work plan. Wheat will be grown in 48 boxes with three biochars. Plants will be labelled for 6 h.

Preliminary work. In a pilot with four boxes the label reached the soil within 3 h.

Risks and how we deal with them. The label may be too weak in the second soil. In this case we will double the time.

Expected impact. Biochar could store carbon beyond its own mass.

Funding: none yet.`;

  test('that end with a period are headings if nearly all paragraphs have one, also with unknown names', () => {
    const { sections, manuscript, abstract } = drafted(plan);
    expect(Object.keys(sections)).toEqual(
      expect.arrayContaining(['State of the art', 'Objectives', 'Work plan', 'Preliminary work', 'Expected impact']),
    );
    expect(sections['Risks and how we deal with them']).toHaveLength(2);
    expect(manuscript.titleProposals?.[0]).toBe('Does biochar change who eats root exudates?');
    expect(abstract.join(' ')).not.toContain('(1)');
  });

  test('in bold begin a declaration each, on lines without a blank line between them', () => {
    const { sections } = drafted(
      `# Introduction\n\nBikes are popular.\n\n# Methods\n\nWe counted rides.\n\n# Results\n\nRides rose by 4 %.\n\n**Data availability.** Data are on request.\n**Ethics.** Approved by the board.\n**Funding.** The city paid, which had no part in the analysis.`,
    );
    expect(Object.keys(sections).slice(-3)).toEqual(['Data availability', 'Ethics', 'Funding']);
  });
});

test('the abstract repeats a list of aims with the words above it, and takes its conclusion from the conclusions', () => {
  const { abstract } = drafted(
    `# Introduction\n\nDisplays show people what they use.\n\nThe aims of this study were\n\n1. to estimate the effect of a display on electricity use,\n2. to describe which hours of the day change.\n\n# Methods\n\nWe ran a trial with 412 households in three towns.\n\n# Results\n\nThe display group used 4.1 % less than the others (95 % CI 1.9 to 6.3).\n\n# Discussion\n\nThe link with looks suggests that keeping people interested is worth more.\n\n# Conclusions\n\nDisplays can lower electricity use by about 4 % in the first year. Further work should test reminders that bring people back.`,
  );
  expect(abstract).toEqual(
    expect.arrayContaining([
      'The aims of this study were',
      'to estimate the effect of a display on electricity use,',
      'to describe which hours of the day change.',
      'Displays can lower electricity use by about 4 % in the first year.',
    ]),
  );
  expect(abstract.join(' ')).not.toContain('Further work');
});

test('the only figure needs no number to be referred to', () => {
  const image = { file: '0.png', description: 'Plan of the room', width: 640, height: 480, type: 'png' as const };
  const text = `Labels matter in museums. I filmed one room for six weeks. You see in the figure that people stood closer to the wall. So the left side is better.`;
  expect(drafted(text, [image]).manuscript.figures[0]?.boundBy).toBe('number');
  expect(drafted(text, [image, { ...image, file: '1.png' }]).manuscript.figures[0]?.boundBy).not.toBe('number');
});

test('keywords are neither verbs nor comparisons, unless an article makes them a noun', () => {
  const { manuscript } = drafted(
    `Nurses leave earlier when wards are full. We counted nurses on wards. Nurses on full wards leave earlier, and nurses who leave earlier sleep longer. The rise in wards with nurses on leave was 4 %.`,
  );
  expect(manuscript.keywords).toContain('nurses');
  expect(manuscript.keywords).not.toEqual(expect.arrayContaining(['leave']));
  expect(manuscript.keywords).not.toEqual(expect.arrayContaining(['earlier']));
});

test('a Spanish text is not read as English, and telegraphic English is', () => {
  const spanish =
    'El café de sombra se cultiva en laderas donde la erosión es un problema conocido. No se sabe cuánta sombra hace falta para reducir la pérdida de suelo sin bajar la cosecha. Nuestro objetivo fue comparar tres niveles de sombra durante dos temporadas. Se instalaron 18 parcelas de escorrentía en tres fincas, seis por nivel, asignadas al azar dentro de cada finca. Después de cada lluvia se midió el volumen y se secó una muestra. La cosecha se pesó por parcela. Los datos se analizaron con un modelo mixto y la finca como efecto aleatorio.';
  expect(detectLanguage(spanish)).toBe('es');
  expect(
    detectLanguage('n = 40 patients, 2 arms, 12 weeks, pain score, drug vs placebo, blood samples weekly. '.repeat(5)),
  ).toBe('en');
});

test('a remark between an abstract and notes is no section, and a label after a heading begins a section of its own', () => {
  const { sections } = drafted(
    `Abstract: Nickel cokes in dry reforming. We show that lanthanum keeps it clean.

Notes for the full text

intro: CO2 and CH4 come for free at biogas plants. We wanted a catalyst that lasts.

methods: 10 wt% Ni on MgAl2O4. Reduced at 750 °C for 1 h.

results:
3 % La is best, 91 % CH4 conversion after 300 h.
Without La conversion falls from 88 to 61 % within 40 h.

discussion: La probably gasifies the carbon. No sulphur was in the feed.`,
  );
  expect(Object.keys(sections)).toEqual(['intro', 'methods', 'results', 'discussion', 'Notes to place']);
  expect(sections['Notes to place']).toEqual(['Notes for the full text']);
});
