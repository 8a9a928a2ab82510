import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { printedWords } from './inlines.ts';
import type { Block } from './manuscript.ts';
import { readMarkdown } from './markdown.ts';
import { readPieces } from './sentences.ts';

const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };

function blocksOf(text: string): Block[] {
  return compose({ text, images: [], options }).manuscript.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind !== 'gap' && kind !== 'note'),
  );
}

const inlinesOf = (text: string) => readPieces(text).flatMap(({ inlines }) => inlines);

describe('blocks of the text [D.112]', () => {
  test('a nested list keeps its depth and its marks', () => {
    const blocks = blocksOf(
      '1. We did one thing.\n   - We did a part of it.\n     - We did a part of that.\n2. We did another.',
    );
    expect(blocks.map((block) => block.kind === 'paragraph' && [block.list, block.depth])).toEqual([
      ['numbered', undefined],
      ['bullet', 2],
      ['bullet', 3],
      ['numbered', undefined],
    ]);
  });

  test('a table keeps its cells, their alignment and their formulas', () => {
    const source = 'We found this.\n\n| group | n |\n|:-:|--:|\n| a \\| b | $x^2$ |\n| c |';
    expect(blocksOf(source)[1]).toMatchObject({
      kind: 'table',
      align: ['center', 'right'],
      rows: [
        [[{ kind: 'text', text: 'group' }], [{ kind: 'text', text: 'n' }]],
        [[{ kind: 'text' }], [{ kind: 'math', tex: 'x^2' }]],
        [[{ kind: 'text', text: 'c' }], []],
      ],
    });
  });

  test('code keeps its lines, and nothing in it is interpreted', () => {
    const blocks = blocksOf(
      'We ran this code in 20 trees.\n\n```r\n# Results\n  lm(y ~ x)\n\n- $a$\n```\n\nWe found that it rose by 5%.',
    );
    expect(blocks[1]).toMatchObject({ kind: 'code', lines: ['# Results', '  lm(y ~ x)', '', '- $a$'] });
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'code', 'paragraph']);
  });

  test('a quote has no marks among its words', () => {
    const [block] = blocksOf('> We found that they\n> all slept well.');
    expect(block).toMatchObject({ kind: 'paragraph', quote: true });
    expect(block?.kind === 'paragraph' && block.sentences.map(printedWords)).toEqual([
      'We found that they all slept well.',
    ]);
  });

  test.each([
    '> 5 mg were given',
    '>= 3 of 10',
    '1985. We began',
    'a * b * c',
    'snake_case_name',
    '2 < 3 > 1',
    '[3] and [4]',
  ])('%j stays as it was typed', (text) => {
    expect(
      readPieces(text)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(text);
    expect(inlinesOf(text).every(({ kind }) => kind === 'text')).toBe(true);
  });

  test('an equation environment is a formula on its own line', () => {
    const [, formula] = readPieces(
      'We use this.\n\n\\begin{align}\na &= b \\label{eq:a}\\\\\nc &= d\n\\end{align}\n\nIt works.',
    );
    expect(formula?.kind).toBe('sentence');
    expect(formula?.inlines).toMatchObject([{ kind: 'math', tex: expect.stringContaining('\\begin{aligned}') }]);
  });
});

describe('marks within a sentence [D.112]', () => {
  test.each([
    ['See [our site](https://a.org/b_c) now.', { kind: 'link', text: 'our site', url: 'https://a.org/b_c' }],
    ['See https://a.org/x_(y).', { kind: 'link', text: 'https://a.org/x_(y)', url: 'https://a.org/x_(y)' }],
    ['See (doi:10.1126/science.aac4420).', { kind: 'link', url: 'https://doi.org/10.1126/science.aac4420' }],
    ['Write to a.b@c.org, please.', { kind: 'link', text: 'a.b@c.org', url: 'mailto:a.b@c.org' }],
    ['Run `a_b --c`.', { kind: 'code', text: 'a_b --c' }],
    ['It is *very* old.', { kind: 'emphasis', text: 'very' }],
    ['It is **very** old.', { kind: 'strong', text: 'very' }],
  ])('%s', (text, inline) => {
    expect(inlinesOf(text)[1]).toMatchObject(inline);
    expect(inlinesOf(text)).toHaveLength(3);
    // The workspace edits the typed text.
    expect(printedWords({ inlines: inlinesOf(text) })).toBe(text);
  });

  test('addresses and commands are never split', () => {
    expect(
      readPieces('As in doi:10.1126/science.Abc. We saw https://a.org/b.C/d?e=F. Then \\cite[p. 3]{Lee. 2019} came.'),
    ).toHaveLength(3);
  });

  test('a link that leads to neither a web address nor a mailbox stays text', () => {
    expect(inlinesOf('See [this](javascript:alert(1)) here.').every(({ kind }) => kind === 'text')).toBe(true);
  });
});

/**
 * Twice the text may take twice the time, with some tolerance for a busy machine; a quadratic parser would take minutes
 * here.
 */
describe('hostile Markdown', () => {
  const characters = 40_000;
  test.each([
    '1) ',
    '- ',
    '> ',
    '1) > - ',
    '*',
    '*a_ ',
    '[',
    '![',
    '[a](',
    '`a ``',
    '|',
    '| a ',
    '~',
    '$$ ',
    '<',
    '[^a]',
    '(',
    '{',
    '\\begin{align}',
    '10.1000/',
    'a@b.',
    'www.',
  ])(
    'of 40,000 characters of %j is read within seconds [D.112]',
    (unit) => {
      const text = unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
      const start = performance.now();
      readMarkdown(text);
      const pieces = readPieces(text);
      expect(performance.now() - start).toBeLessThan(8_000);
      expect(pieces.length).toBeGreaterThan(0);
    },
    20_000,
  );
});
