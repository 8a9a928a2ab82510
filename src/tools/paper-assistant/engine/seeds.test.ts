import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSeeds, seedLimit } from './seeds.ts';

describe('BibTeX', () => {
  test('reads names, accents, joined values and quotes, and keeps everything readable', () => {
    const { references } = readSeeds(`
      @string{jml = "Journal of Machine " # {Learning}}
      @comment{ignored}
      @Article{müller:2020,
        author = {M{\\"u}ller, J{\\'e}r{\\^o}me and {\\AA}ngstr{\\"o}m, \\v{S}imon and {\\O}rsted},
        title  = "The {DNA} of \\emph{na\\"{\\i}ve} models --- a {Review}",
        journal = jml, year = 2020, pages = {1--9},
        doi = {https://doi.org/10.1000/ab\\_c(1),2},
        abstract = {left out}
      }`);
    expect(references).toEqual([
      {
        key: 'müller:2020',
        type: 'article',
        verdict: 'unverified-offline',
        fields: {
          author: 'Müller, Jérôme and Ångström, Šimon and Ørsted',
          title: 'The DNA of naïve models — a Review',
          journal: 'Journal of Machine Learning',
          year: '2020',
          pages: '1–9',
          doi: '10.1000/ab_c(1),2',
        },
        typed: {
          author: `M{\\"u}ller, J{\\'e}r{\\^o}me and {\\AA}ngstr{\\"o}m, \\v{S}imon and {\\O}rsted`,
          title: `The {DNA} of \\emph{na\\"{\\i}ve} models --- a {Review}`,
          journal: 'Journal of Machine Learning',
          year: '2020',
          pages: '1--9',
          doi: 'https://doi.org/10.1000/ab\\_c(1),2',
        },
      },
    ]);
  });

  test('one broken entry does not affect others, and is listed with its line [D.123]', () => {
    const { references, found, unreadable } = readSeeds(
      `@article{a, title = {Never closed,\n author = {X}\n\n@book{b title={Second} year=1999}\n@misc{}
@article{d, title={Costs $5}, author={Ask, A. at ask@example.org}}\n@article{c, title={Cut off}, year={2001},\n`,
    );
    expect(references.map(({ key, fields }) => [key, fields.title])).toEqual([
      ['d', 'Costs $5'],
      ['c', 'Cut off'],
    ]);
    expect(found).toBe(2);
    expect(unreadable.map(({ line }) => line)).toEqual([1, 4, 5]);
    expect(unreadable[1]?.text).toBe('@book{b title={Second} year=1999}');
  });

  test('keeps keys; a repeated one gets a number, and a missing one is created [D.123]', () => {
    const { references } = readSeeds(
      `@misc{Smith_2019+a/b, title={X}}\n@misc{ключ, title={Z}}\n@misc{k, title={One}}\n@misc{K, title={Two}}
@misc{k, title={One}}\n@misc{, author={Ada Ärger}, title={Y}, year={2001}}`,
    );
    expect(references.map(({ key }) => key)).toEqual(['Smith_2019+a/b', 'ключ', 'k', 'K-2', 'Arger2001']);
  });

  test('keeps the keys of two entries for one work, and adds no third entry for its bare identifier', () => {
    const { references } = readSeeds('@misc{a, title={X}, doi={10.1000/x}}\n@misc{b, doi={10.1000/X}}\n10.1000/x');
    expect(references.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

test('reads RIS records, with or without an end tag', () => {
  const { references } = readSeeds(
    'TY  - JOUR\r\nAU  - Doe, Jane\r\nAU  - Roe, R.\r\nTI  - A long\r\n title\r\nJO  - J Test\r\nPY  - 2019/03/01\r\nSP  - 1\r\nEP  - 9\r\nDO  - 10.1000/x.1\r\nER  - \r\nTY  - BOOK\r\nT1  - A book\r\n',
  );
  expect(references.map(({ key, type, fields }) => [key, type, fields])).toEqual([
    [
      'Doe2019',
      'article',
      {
        author: 'Doe, Jane and Roe, R.',
        title: 'A long title',
        journal: 'J Test',
        year: '2019',
        month: 'mar',
        pages: '1-9',
        doi: '10.1000/x.1',
      },
    ],
    ['seed', 'book', { title: 'A book' }],
  ]);
});

test('reads a list of DOIs in any notation, keeps commas inside them and drops duplicates', () => {
  const { references, found, unreadable } = readSeeds(
    `10.1000/abc,def\nhttps://doi.org/10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O\ndoi:10.1016/j.cell.2020.01.001.
     (see <https://dx.doi.org/10.1038%2Fnature12373>), 10.1000/ABC,DEF; 10.5555/12345678\narXiv:2101.00001v2\nno identifier here`,
  );
  expect(references.map(({ fields }) => fields.doi ?? fields.eprint)).toEqual([
    '10.1000/abc,def',
    '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
    '10.1016/j.cell.2020.01.001',
    '10.1038/nature12373',
    '10.5555/12345678',
    '2101.00001v2',
  ]);
  expect([found, unreadable]).toEqual([7, [{ line: 6, text: 'no identifier here' }]]);
});

test('keeps at most 300 records and counts the rest', () => {
  const source = Array.from({ length: 320 }, (_, index) => `@misc{k, title={T${index}}}`).join('\n');
  const seeds = readSeeds(source);
  expect(seeds.references).toHaveLength(seedLimit);
  expect([seeds.found, seeds.beyondLimit]).toEqual([320, 20]);
  expect(new Set(seeds.references.map(({ key }) => key)).size).toBe(seedLimit);
});

test('never fails for any input, and never marks anything as verified', () => {
  const piece = fc.constantFrom(
    '@article{',
    '@string{',
    'title=',
    '{',
    '}',
    '"',
    '#',
    ',',
    '=',
    '\\"',
    '\\',
    'TY  - JOUR\n',
    'TI  - x\n',
    'ER  -\n',
    '10.1000/x',
    '\n',
    ' ',
    'a',
    '\ud800',
    'ü',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (source) => {
        const { references } = readSeeds(source);
        for (const { verdict, key, fields } of references) {
          expect(verdict).toBe('unverified-offline');
          expect(key).toMatch(/^[^\s,{}"#%\\~^]+$/);
          for (const value of Object.values(fields)) expect(value.isWellFormed()).toBe(true);
        }
      },
    ),
  );
});
