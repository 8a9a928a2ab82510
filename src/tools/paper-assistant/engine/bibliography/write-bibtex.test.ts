import { describe, expect, test } from 'vitest';
import { readSeeds } from '../seeds.ts';
import { writeBibtex } from './write-bibtex.ts';

/** The result for one field of an entry, or for the whole entry. */
const written = (source: string) => writeBibtex(readSeeds(source).references);
const field = (name: string, value: string) =>
  new RegExp(`^  ${name} = \\{(.*)\\},$`, 'm').exec(written(`@misc{k, ${name} = {${value}}, note = {x}}`))?.[1];

describe('references.bib keeps what the author typed', () => {
  test.each([
    ['braces of capitals', 'title', 'The {DNA} of {E. coli}'],
    ['accents as macros', 'title', `Na\\"{\\i}ve stra{\\ss}e \\v{c}`],
    ['emphasis and raised type', 'title', 'On \\emph{Felis} and 10\\textsuperscript{th}'],
    ['formulas', 'title', 'An $\\alpha$-stable $L^2$ bound for CO$_2$'],
    ['Chinese and Cyrillic', 'title', '论语研究 и Вопросы'],
    ['an organisation', 'author', '{Institute of Tides and Weather} and Okafor, N.'],
    ['particles and suffixes', 'author', 'von der Alm, Jr., Eva and others'],
    ['a subtitle', 'subtitle', 'A sequel'],
    ['an organization', 'organization', '{ACM} and Friends'],
    ['a quotation', 'title', '\\mkbibquote{Tides} revisited'],
    ['a macro of a journal', 'journal', '\\mnras'],
    ['an address', 'url', 'https://example.org/a_b?c=1&d=%20~e#f'],
    ['other keys of the entry', 'ids', 'ito_tides_1999, ito99'],
    ['a dash of pages', 'pages', '1--9'],
  ])('%s [D.123]', (_, name, value) => {
    expect(field(name, value)).toBe(value);
  });

  test('accents and formulas in the form in which publishers export them are printed as accents and formulas [D.123]', () => {
    expect(
      field(
        'author',
        'Kur\\ifmmode \\mbox{\\c{s}}\\else \\c{s}\\fi{}uno\\ifmmode \\breve{g}\\else \\u{g}\\fi{}lu, Behram',
      ),
    ).toBe('Kur\\c{s}uno\\u{g}lu, Behram');
    const formula = 'Rules of $\\mathrm{Nd}_{1\\ensuremath{-}x}$ layers';
    expect(field('title', formula)).toBe(formula);
    expect(field('author', 'Satorras, V\\íctor')).toBe('Satorras, Víctor');
    expect(field('title', 'Budget (1993\\char21{}2005)')).toBe('Budget (1993--{}2005)');
  });

  test('an organization without braces gets them, because styles would shorten it like a first name [D.123]', () => {
    expect(field('author', 'World Health Organization and Okafor, N.')).toBe(
      '{World Health Organization} and Okafor, N.',
    );
  });

  test('characters given by number are printed, and an article does not take the title of a book that refers to it [D.123]', () => {
    expect(field('title', '\\texttt{https://a.example/\\char126ann/} and \\symbol{37}')).toBe(
      '\\texttt{https://a.example/\\textasciitilde{}ann/} and \\%',
    );
    const source = (parent: string) =>
      `@incollection{a, title={Part}, crossref={b}}\n@${parent}, title={Whole}, author={Ito, K.}}`;
    expect(written(source('article{b, journaltitle={Tides}'))).not.toContain('booktitle');
    expect(written(source('book{b, publisher={Oak}'))).toContain('booktitle = {Whole}');
  });

  test('entry types of BibLaTeX and Mendeley, months, and field names of BibLaTeX are converted [D.123]', () => {
    expect(
      written('@online{a_b, title = {T}, date = {2019-03-01}, journaltitle = {J}, month = mar, location = {Oslo}}'),
    ).toBe(`% unverified-offline
@online{a_b,
  title = {T},
  date = {2019-03-01},
  journaltitle = {J},
  month = mar,
  location = {Oslo},
  journal = {J},
  address = {Oslo},
  year = {2019},
}
`);
    expect(written('@techreport{m, title = {T}, mendeley-groups = {g}, file = {:C\\:/x.pdf:pdf}}')).toBe(
      '% unverified-offline\n@techreport{m,\n  title = {T},\n}\n',
    );
  });

  test('a work without author or year is listed by its title and without question marks, if the style needs that', () => {
    const source =
      '@misc{a, title = {A manual}}\n@incollection{b, title = {B}, crossref = {c}}\n@book{c, title = {C}, editor = {Ito, K.}, year = 1999}';
    const of = (needs: Parameters<typeof writeBibtex>[1]) => writeBibtex(readSeeds(source).references, needs);
    expect(of({ name: true, year: true })).toContain('  author = {{A manual}},\n  year = {n.d.},');
    expect(of({ key: true, year: true })).toContain('  key = {A manual},\n  year = {n.d.},');
    expect(of({ key: true, year: true })).not.toContain('author');
    expect(of({ year: true }).match(/n\.d\./g)).toHaveLength(1);
    expect(of({})).not.toContain('n.d.');
  });

  test('a cross reference to a missing entry would stop BibTeX and is left out', () => {
    expect(written('@misc{a, title = {A}, crossref = {lost}}')).not.toContain('crossref');
  });

  test('names that stop BibTeX, and years that would end a label, are changed', () => {
    expect(field('year', '2009 [Online]')).toBe('2009 {[}Online{]}');
    expect(field('author', 'Silva, A.; Okafor, B.; Ito, C.')).toBe('Silva, A. and Okafor, B. and Ito, C.');
    expect(field('author', 'Silva, A., and Ito, C.')).toBe('Silva, A. and Ito, C.');
  });

  test('an entry that others take fields from comes after them, and they keep the reference to it [D.123]', () => {
    const source = '@proceedings{p, title = {P}}\n@inproceedings{a, title = {A}, crossref = {p}}';
    expect(written(source)).toContain('  crossref = {p},');
    expect([...written(source).matchAll(/^@\w+\{(\w+)/gm)].map(([, key]) => key)).toEqual(['a', 'p']);
  });
});

describe('references.bib contains nothing that stops TeX', () => {
  test.each([
    [
      'layout commands',
      'A\\hspace{3pt}B \\noindent\\vskip 1em plus 2em\\relax C\\\\D {\\fontsize{12pt}{14pt}E}',
      'A B C D {E}',
    ],
    ['unknown macros', '\\foo{bar} \\ac{BVH} of \\input{/etc/passwd}', '{bar} {BVH} of {/etc/passwd}'],
    ['signs of TeX', '50% of a_b & c #1 ^2', '50\\% of a\\_b \\& c \\#1 \\textasciicircum{}2'],
    ['a dollar that opens nothing', 'Costs \\$5', 'Costs \\$5'],
    ['a formula with an unknown macro', 'Of $\\foo$', 'Of \\textbackslash{}foo'],
    ['an accent over nothing', 'Ragnhei{\\d}ur', 'Ragnhei{\\d{}}ur'],
    ['escaped braces without a partner', 'A \\} B', 'A \\textbraceright{} B'],
    ['invisible signs', 'A\u200bB\u00adC\u202eD', 'ABCD'],
  ])('%s', (_, value, expected) => {
    expect(field('title', value)).toBe(expected);
  });

  test('the first letter of a name is one character for BibTeX, which builds initials byte by byte', () => {
    expect(field('author', 'Ängström, Élodie and Łukasz Żak and Иванов, Пётр')).toBe(
      `{\\"{A}}ngström, {\\'{E}}lodie and {\\.{Z}}ak, {\\L}ukasz and {\\relax И}ванов, {\\relax П}ётр`,
    );
  });
});

test('organizations from RIS get braces, and chapters keep their book', () => {
  expect(
    written(
      'TY  - CHAP\nAU  - Institute of Tides\nAU  - Okafor, Ngozi\nA2  - Silva, R.\nTI  - High_water\nT2  - Seas\nPY  - 2001\nSP  - 3\nEP  - 9\nSN  - 978-1\nER  - \n',
    ),
  ).toBe(`% unverified-offline
@incollection{Institute-of-Tides2001,
  author = {{Institute of Tides} and Okafor, Ngozi},
  editor = {Silva, R.},
  title = {{High\\_water}},
  booktitle = {Seas},
  year = {2001},
  pages = {3--9},
  isbn = {978-1},
}
`);
});

describe('works of the same authors and year', () => {
  const source = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `@article{k${index}, author={Lee, A. and Ito, K.}, title={T}, year={2019}}`,
    )
      .concat('@article{other, author={Lee, A.}, title={T}, year={2019}}')
      .join('\n');
  const years = (count: number, needs: Parameters<typeof writeBibtex>[1]) =>
    [...writeBibtex(readSeeds(source(count)).references, needs).matchAll(/year = \{(.*)\}/g)].map(([, year]) => year);

  test('get letters beyond z if there are more than 26 of them, where the style would run out of letters [D.124]', () => {
    const many = years(55, { yearLetters: true });
    expect(new Set(many.slice(0, 55)).size).toBe(55);
    expect([0, 25, 26, 51, 52, 54, 55].map((index) => many[index])).toEqual([
      '2019a',
      '2019z',
      '2019aa',
      '2019az',
      '2019ba',
      '2019bc',
      '2019',
    ]);
  });

  test('keep the year as typed if there are up to 26 of them, or if the style numbers works [D.123]', () => {
    expect(new Set(years(26, { yearLetters: true }))).toEqual(new Set(['2019']));
    expect(new Set(years(55, {}))).toEqual(new Set(['2019']));
  });
});
