import { expect, test } from 'vitest';
import { renderLatex, unprintableCharacters } from './latex.ts';
import { HOSTILE } from './testing/generate-manuscript.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';

const files = renderLatex(sampleManuscript);

test('the source has a main file, a file for each section, and the bibliography', () => {
  expect(Object.keys(files)).toEqual([
    'main.tex',
    ...sampleManuscript.sections.map((section) => `sections/${section.id}.tex`),
    'references.bib',
    'main.bbl',
  ]);
  for (const section of sampleManuscript.sections)
    expect(files['main.tex']).toContain(`\\input{sections/${section.id}}`);
});

test('the main file first states that it is not a submission, and uses no package beyond the recommended ones', () => {
  expect(files['main.tex']).toMatch(/^% EXPLORATORY PROTOTYPE, NOT FOR SUBMISSION\./);
  const packages = [...(files['main.tex'] as string).matchAll(/\\usepackage(?:\[[^\]]*\])?\{([^}]*)\}/g)].flatMap(
    ([, list]) => (list as string).split(','),
  );
  expect(packages).not.toContain('newunicodechar');
  expect(packages).not.toContain('cleveref');
  expect(packages).not.toContain('todonotes');
});

test('a comment before every sentence contains its id and its origin', () => {
  const source = Object.values(files).join('\n');
  const blocks = [...sampleManuscript.abstract, ...sampleManuscript.sections.flatMap((section) => section.blocks)];
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  expect(sentences.length).toBeGreaterThan(10);
  for (const sentence of sentences) expect(source).toContain(`\n% ${sentence.id} ${sentence.origin}\n`);
});

test('gaps, missing sources and figures are macros, floats and references in the source', () => {
  expect(files['sections/01-introduction.tex']).toContain('\\todevelop{state the hypothesis');
  expect(files['sections/01-introduction.tex']).toContain('\\citationneeded{}');
  expect(files['sections/03-results.tex']).toContain('\\label{fig1}');
  expect(files['sections/03-results.tex']).toContain('(Figure~\\ref{fig1})');
  expect(files['main.tex']).toContain('\\DeclareRobustCommand{\\todevelop}');
});

test('a figure keeps its number, regardless of what precedes it', () => {
  const source = renderLatex({
    ...sampleManuscript,
    figures: sampleManuscript.figures.map((figure) => ({ ...figure, number: 3 - figure.number })),
  });
  expect(source['sections/03-results.tex']).toMatch(
    /fig1\.png[\s\S]*\\setcounter\{figure\}\{1\}[\s\S]*fig2\.jpg[\s\S]*\\setcounter\{figure\}\{0\}/,
  );
  expect(files['sections/03-results.tex']).not.toContain('setcounter');
});

test('a figure that no block refers to is placed at the end of the draft', () => {
  const sections = sampleManuscript.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== 'figure'),
  }));
  const source = renderLatex({ ...sampleManuscript, sections })['sections/05-notes-to-place.tex'];
  expect(source).toContain('figures/fig1.png');
  expect(source).toContain('figures/fig2.jpg');
});

test('no line is longer than TeX can read, even in a long text without spaces', () => {
  const text = '\u{20000}'.repeat(10_000);
  const title = { ...sampleManuscript.title, text, inlines: [{ kind: 'text' as const, text }] };
  const lines = Object.values(renderLatex({ ...sampleManuscript, title }))
    .join('\n')
    .split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(10_000);
});

test('sections with the same name have separate files', () => {
  const section = (id: string) => ({ id, title: id, origin: 'user' as const, blocks: [] });
  const source = renderLatex({ ...sampleManuscript, figures: [], sections: ['a', 'a', 'references', ''].map(section) });
  expect(Object.keys(source)).toEqual([
    'main.tex',
    'sections/a.tex',
    'sections/section-2-a.tex',
    'sections/references.tex',
    'sections/section-4.tex',
    'references.bib',
    'main.bbl',
  ]);
});

test('invalid names in the model cannot break out of their place in the source', () => {
  const id = '../../etc/x}\\input{y';
  const source = renderLatex({
    ...sampleManuscript,
    sections: [{ id, title: HOSTILE.join(' '), origin: 'user', blocks: [] }],
    references: [
      { key: 'a}\\input{b', type: 'art}icle', fields: { 'ti}tle': 'x', title: '50% {of}' }, verdict: 'not-found' },
    ],
  });
  expect(Object.keys(source)).toEqual([
    'main.tex',
    'latexmkrc',
    'sections/etcxinputy.tex',
    'references.bib',
    'main.bbl',
  ]);
  expect(source['references.bib']).toBe('% not-found\n@article{a-input-b,\n  title = {{50\\% \\{of\\}}},\n}\n');
});

test('unprintableCharacters lists what LaTeX prints as boxes, from every part of the text', () => {
  expect(unprintableCharacters(sampleManuscript)).toEqual([]);
  expect(unprintableCharacters({ ...sampleManuscript, authors: ['王 😀'], keywords: ['поле ע'] })).toEqual(['😀', 'ע']);
});
