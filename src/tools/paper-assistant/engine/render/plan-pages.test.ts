import { expect, test } from 'vitest';
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
  const whole = 'We caught 9 lapwings. They flew 3.1 km (at most.) Some said "we are tired." We let them go!';
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
              part.kind === 'citation' ? `${part.before}[${part.numbers.join()}]` : 'text' in part ? part.text : '',
            ),
          )
        : [],
    ),
  );
  expect(printed.join('')).toBe('Rents rose\u00a0[1].They fit the judgment\u00a0[2], which presumed it.');
});
