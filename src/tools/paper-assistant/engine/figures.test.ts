import { expect, test } from 'vitest';
import type { Composition } from './compose.ts';
import { compose } from './compose.ts';
import { figureNumbers } from './figures.ts';

function withImages(text: string, descriptions: readonly string[]): Composition['manuscript'] {
  return compose({
    text,
    images: descriptions.map((description) => ({ file: 'x.png', description, width: 4, height: 3, type: 'png' })),
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  }).manuscript;
}

test.each<[string, number[]]>([
  ['加入引气剂后，试件可以通过300次循环（图1）。', [1]],
  ['Die Werte steigen (Abb. 2).', [2]],
  ['Véase la figura 3.', [3]],
  ['См. рис. 4 и таблицу.', [4]],
  ['As Figure 2 shows, it rose.', [2]],
  ['It rose (Fig. 3a, b) and fell (fig 4).', [3, 4]],
  ['See Figs. 1 and 3, and Figures 5–7.', [1, 3, 5, 6, 7]],
  ['See Fig. 2a-c for details.', [2]],
  ['Supplementary Figure 2 and Figure S1 show it.', []],
  ['Their Figure 2 shows it.', []],
  ['It figured 2 times; the figure 2.5 is wrong.', []],
])('%s refers to %j', (words, numbers) => {
  expect(figureNumbers(words)).toEqual(numbers);
});

test('a figure is placed after the paragraph that first refers to it, and the sentence stays unchanged', () => {
  const { sections, figures } = withImages(
    'We found that sleep rose by 5%, as Figure 1 shows. Figure 1 also shows that it fell.\n\nAs Table 1 shows, mood rose by 2%.',
    ['Anything'],
  );
  const results = sections.find(({ title }) => title === 'Results');
  expect(results?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'figure', 'paragraph']);
  expect(figures[0]).toMatchObject({
    id: 'fig1',
    file: 'figures/fig1.png',
    mentionedBy: 's1',
    caption: { id: 'c1', text: 'Anything', origin: 'user' },
  });
  expect(JSON.stringify(sections)).not.toContain('figure-reference');
});

test('a figure without a reference is placed at the sentence that shares its terms, with a proposed cross-reference from the template [D.113]', () => {
  const { sections, figures } = withImages(
    'We found that grip strength declined with age. We found that serum ferritin rose in athletes. We found that mood was stable.',
    ['Serum ferritin (µg/L) of the athletes in both seasons'],
  );
  expect(figures[0]?.mentionedBy).toBe('s2');
  const sentences = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])),
  );
  const at = sentences.findIndex(({ id }) => id === 's2');
  expect(sentences[at]?.inlines).toEqual([{ kind: 'text', text: 'We found that serum ferritin rose in athletes.' }]);
  expect(sentences[at + 1]).toEqual({
    id: 'x-fig1',
    origin: 'template',
    text: '(Figure 1, proposed)',
    inlines: [{ kind: 'figure-reference', figure: 'fig1', proposed: true }],
  });
});

test('a figure that nothing refers to ends the results, with a prompt, and one without a description has no caption', () => {
  const { sections, figures } = withImages('We found that mood was stable. We found that sleep rose by 5%.', [
    'Map of the harbour of Oslo',
    ' ',
  ]);
  const results = sections.find(({ title }) => title === 'Results');
  expect(results?.blocks.slice(-4)).toEqual([
    { kind: 'figure', figure: 'fig1' },
    { kind: 'gap', text: 'Refer to Figure 1 in the text, and say what it shows.' },
    { kind: 'figure', figure: 'fig2' },
    { kind: 'gap', text: 'Refer to Figure 2 in the text, and say what it shows.' },
  ]);
  expect(figures.map(({ caption, mentionedBy }) => [caption?.text ?? null, mentionedBy])).toEqual([
    ['Map of the harbour of Oslo', null],
    [null, null],
  ]);
});

test('a figure has the number that its description states, and belongs to the sentence that refers to it [D.113]', () => {
  const { figures } = withImages('We found that sleep rose, as Figure 3 shows. Figure 1 shows that mood fell.', [
    'Figure 3. Sleep by week',
    'Mood by week',
  ]);
  expect(figures.map(({ id, number, mentionedBy, boundBy }) => [id, number, mentionedBy, boundBy])).toEqual([
    ['fig2', 1, 's2', 'number'],
    ['fig1', 3, 's1', 'number'],
  ]);
});

test('figures are printed in the order of their numbers, regardless of the order of their sentences [D.113]', () => {
  const { sections } = withImages(
    '# Methods\n\nFigure 3 shows the set-up of the boats.\n\n# Results\n\nFigure 1 shows that sleep rose by 5%.\n\nMood fell.',
    ['Anything', 'Map of the harbour of Oslo', 'Else'],
  );
  const printed = sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? [`${title} ${block.figure}`] : [])),
  );
  expect(printed).toEqual(['Results fig1', 'Results fig2', 'Results fig3']);
});
