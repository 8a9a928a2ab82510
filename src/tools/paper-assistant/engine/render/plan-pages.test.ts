import { describe, expect, test } from 'vitest';
import { compose } from '../compose.ts';
import { planPages } from './plan-pages.ts';

const options = {
  title: '',
  authors: [],
  template: 'article',
  articleType: '',
  design: '',
  constraints: '',
  seeds: '',
};

/** The paragraphs of the body and of the abstract, as they are printed. */
function paragraphs(text: string) {
  const headed = `# Methods\n\n${text}\n\n# Results\n`;
  const { abstract, sections } = planPages(compose({ text: headed, images: [], options }).manuscript);
  const printed = (blocks: typeof abstract) =>
    blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? [
            block.sentences
              .map(({ inlines }) => inlines.map((part) => ('text' in part ? part.text : '')).join(''))
              .join(' '),
          ]
        : [],
    );
  return { abstract: printed(abstract), body: sections.flatMap(({ blocks }) => printed(blocks)) };
}

test('notes without a final period are printed on separate lines, in the body and in the abstract [D.112]', () => {
  const notes = [
    '9 lapwings were caught on the nest (5 f, 3 m)',
    'tags of 8.5 g were fitted with a harness of string',
    'they flew 3.1 km at most, by day and by night',
    'a fix was taken every 30 min for about 41 days',
    'nests were checked on foot twice a week in April',
  ];
  const { abstract, body } = paragraphs(notes.join('\n'));
  expect(body).toEqual(notes);
  for (const line of abstract) expect(notes).toContain(line);
});

test('sentences with a final period share their paragraph, even before brackets and quotes [D.112]', () => {
  const whole =
    'We caught 9 lapwings. They flew 3.1 km (at most.) Some said "we are tired." We let them go! One said "No." (nurse 7) We agreed.';
  expect(paragraphs(whole).body).toEqual([whole]);
});

test('a citation typed as a raised number is printed before the period or comma that it follows', () => {
  const seeds =
    '@article{a, author={Alm, Eva}, title={Rents}, year={2019}}\n@book{b, author={Ito, Ken}, title={Software}, year={2020}}';
  const text = 'Rents rose.¹ They fit the judgment,² which presumed it.';
  const { sections } = planPages(compose({ text, images: [], options: { ...options, seeds } }).manuscript);
  const printed = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? block.sentences.flatMap(({ inlines }) =>
            inlines.map((part) =>
              part.kind === 'citation' ? part.parts.map((one) => one.text).join('') : 'text' in part ? part.text : '',
            ),
          )
        : [],
    ),
  );
  expect(printed.join('')).toBe('Rents rose\u00a0[1].They fit the judgment\u00a0[2], which presumed it.');
});

describe('citations by authors and year', () => {
  const seeds = `@article{okafor2019a, author={Okafor, Ngozi}, title={Tides of a bay}, year={2019}}
@article{okafor2019b, author={Okafor, Ngozi}, title={A flood}, year={2019}}
@article{lee, author={Lee, Bo and Ito, Ken}, title={Rents}, year={2020}}
@article{many, author={de la Cruz, Ana and Alm, Eva Maria and Roe, Jo}, title={Fields}, year={2018}}
@techreport{who, author={{World Health Organization}}, title={Noise}, year={2021}}
@misc{undated, author={Zeller, Uwe}, title={Letters}}
@misc{nameless, title={A catalog of very faint and distant stars}, year={2001}}`;
  const text = (said: string, template: string) => {
    const draft = compose({ text: `# Methods\n\n${said}`, images: [], options: { ...options, seeds, template } });
    const { sections } = planPages(draft.manuscript);
    return sections
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])))
      .flatMap(({ inlines }) =>
        inlines.map((part) =>
          part.kind === 'citation' ? part.parts.map((one) => one.text).join('') : 'text' in part ? part.text : '',
        ),
      )
      .join('');
  };

  test.each([
    ['Rents rose [@lee].', 'Rents rose (Lee & Ito, 2020).', 'Rents rose (Lee & Ito 2020).'],
    ['Rents rose (Lee and Ito 2020).', 'Rents rose (Lee & Ito, 2020).', 'Rents rose (Lee & Ito 2020).'],
    ['Rents rose [3].', 'Rents rose (Lee & Ito, 2020).', 'Rents rose (Lee & Ito 2020).'],
    ['Rents rose.³', 'Rents rose (Lee & Ito, 2020).', 'Rents rose (Lee & Ito 2020).'],
    ['As Lee and Ito (2020) say.', 'As Lee and Ito (2020) say.', 'As Lee and Ito (2020) say.'],
    ['As Lee and Ito [3] say.', 'As Lee and Ito (2020) say.', 'As Lee and Ito (2020) say.'],
    ['As \\citet{lee} say.', 'As Lee and Ito (2020) say.', 'As Lee & Ito (2020) say.'],
    ['Yields fell [@many].', 'Yields fell (de la Cruz et al., 2018).', 'Yields fell (de la Cruz et al. 2018).'],
    [
      'It is loud [@who].',
      'It is loud (World Health Organization, 2021).',
      'It is loud (World Health Organization 2021).',
    ],
    ['He wrote [@undated].', 'He wrote (Zeller, n.d.).', 'He wrote (Zeller n.d.).'],
    ['Faint [@nameless].', 'Faint (“A catalog of very …”, 2001).', 'Faint (“A catalog of very …” 2001).'],
    ['Floods [@okafor2019b].', 'Floods (Okafor, 2019b).', 'Floods (Okafor 2019b).'],
    [
      'Water [@okafor2019a; @okafor2019b; @lee].',
      'Water (Lee & Ito, 2020; Okafor, 2019a, 2019b).',
      'Water (Okafor 2019a, 2019b; Lee & Ito 2020).',
    ],
    [
      'It rose (for rents see Lee and Ito, 2020; our data agree).',
      'It rose (for rents see Lee & Ito, 2020; our data agree).',
      'It rose (for rents see Lee & Ito 2020; our data agree).',
    ],
  ])('%s', (said, apa, astronomy) => {
    expect(text(said, 'apa7')).toBe(apa);
    expect(text(said, 'aastex')).toBe(astronomy);
    expect(text(said, 'mnras')).toBe(astronomy);
  });

  test('are not used by templates that cite by numbers', () => {
    for (const template of ['article', 'ieee', 'elsarticle', 'llncs', 'acmart', 'revtex', 'spie'])
      expect(text('Rents rose [@lee].', template)).toBe('Rents rose [1].');
  });

  test('come with an alphabetical list, in which the year follows the names', () => {
    const draft = compose({ text: 'Rents rose [@lee].', images: [], options: { ...options, seeds, template: 'apa7' } });
    expect(planPages(draft.manuscript).references.map((one) => `${one.number} ${one.text}`)).toEqual([
      'null A catalog of very faint and distant stars (2001). Not verified.',
      'null de la Cruz, A., Alm, E. M., & Roe, J. (2018). Fields. Not verified.',
      'null Lee, B., & Ito, K. (2020). Rents. Not verified.',
      'null Okafor, N. (2019a). Tides of a bay. Not verified.',
      'null Okafor, N. (2019b). A flood. Not verified.',
      'null World Health Organization (2021). Noise. Not verified.',
      'null Zeller, U. (n.d.). Letters. Not verified.',
    ]);
  });
});
