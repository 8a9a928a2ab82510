import { expect, test } from 'vitest';
import { withoutTexEscapes } from '#contract/printed-text.ts';
import { compose } from './compose.ts';
import { planPages } from './render/plan-pages.ts';

test.each([
  ['it hurts by 0.8\\% (R\\&D)', 'it hurts by 0.8% (R&D)'],
  ['rises by 4\\,\\% on 5~kg', 'rises by 4\u00a0% on 5\u00a0kg'],
  ['see Eq.~\\ref{a} and loss~', 'see Eq.\u00a0\\ref{a} and loss\u00a0'],
  ['about ~5 kg, 10~20 kg', 'about ~5 kg, 10~20 kg'],
  ['grains of \\SI{1.9}{\\micro\\meter}', 'grains of 1.9\u00a0µm'],
  ['~at.\\% N', '\u00a0at.% N'],
  ['C:\\data', 'C:\\data'],
  ['pages 5--7, the Mann--Whitney test -- as planned', 'pages 5–7, the Mann–Whitney test – as planned'],
  ['sleep---and only sleep --- rose', 'sleep—and only sleep — rose'],
  ['run it with --fast, -- or a----b, x--y, 5 -- , ---', 'run it with --fast, -- or a----b, x--y, 5 -- , ---'],
])('%j is printed as LaTeX would print it [D.112]', (typed, printed) => {
  expect(withoutTexEscapes(typed)).toBe(printed);
});

const options = {
  title: '',
  authors: [],
  template: 'article',
  articleType: '',
  design: '',
  constraints: '',
  seeds: '',
};

test('words marked in LaTeX are marked, and stay complete in the text [D.112]', () => {
  const { manuscript } = compose({
    text: 'We found \\emph{Felis catus} in \\textbf{nine} towns and {\\textit{one $x$}}.',
    images: [],
    options,
  });
  const inlines = planPages(manuscript).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences.flatMap((one) => one.inlines) : [])),
  );
  expect(inlines.filter(({ kind }) => kind === 'emphasis' || kind === 'strong')).toEqual([
    { kind: 'emphasis', text: 'Felis catus' },
    { kind: 'strong', text: 'nine' },
  ]);
});

test.each([
  ['Fig. 1: reduction by month', 'reduction by month'],
  ['Figure 1. Flow of households', 'Flow of households'],
  ['Figure 2. Flow of households', 'Figure 2. Flow of households'],
  ['Figure 1 shows it', 'Figure 1 shows it'],
  ['Figure 1a and b', 'Figure 1a and b'],
  ['Fig. 1', 'Fig. 1'],
])('the caption %j shows its number once [D.113]', (description, printed) => {
  const { manuscript } = compose({
    text: 'We found that sleep rose by 5%.',
    images: [{ file: 'figures/fig1.png', description, width: 400, height: 300, type: 'png' }],
    options,
  });
  const numbered = { ...manuscript, figures: manuscript.figures.map((figure) => ({ ...figure, number: 1 })) };
  const captions = planPages(numbered).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? [block.caption?.inlines] : [])),
  );
  expect(captions).toEqual([[{ kind: 'text', text: printed }]]);
});
