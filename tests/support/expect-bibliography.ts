import { expect } from 'vitest';
import type { Manuscript } from '#tools/paper-assistant/engine/manuscript.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { pdfText } from '#tools/paper-assistant/engine/render/testing/pdf-text.ts';
import { sampleManuscript } from '#tools/paper-assistant/engine/render/testing/sample-manuscript.ts';
import { readSeeds } from '#tools/paper-assistant/engine/seeds.ts';
import { compileLatex } from './compile-latex.ts';

/** Entries as found in real libraries that break TeX if they are written carelessly. */
const library = `
@article{Smith_2019, author = {Smith, Ann and {Institute of Tides & Weather}}, title = {The {DNA} of $\\alpha$ in CO$_2$: 50% of a_b}, journal = {\\mnras}, volume = 12, number = {3}, pages = {1--9}, year = 2019, month = mar, doi = {10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O}}
@inproceedings{ключ, author = {Иванов, Пётр and 王小明 and Łukasz Żak}, title = {论语研究 и Вопросы}, crossref = {proc}, pages = {10}}
@proceedings{proc, editor = {Élodie Ångström}, title = {Proceedings of \\emph{Seas}}, year = {2001}, publisher = {Sea & Sons}, address = {Göteborg}}
@online{web(1), author = {{WHO}}, title = {Page \\hspace{3pt} one}, subtitle = {A part}, date = {2020-03-01}, url = {https://example.org/a_b~c?d=1&e=%20f#g}, urldate = {2021-01-01}}
@book{book:a+b, author = {von der Alm, Jr., Eva}, title = {Ba̧ck \\unknown{and} forth \\input{/etc/passwd}}, publisher = {P}, year = {1999}, isbn = {1}, note = {\\url{https://example.org/x_y%20z}}}
@phdthesis{thesis, author = {Ito, Ken}, title = {“Quoted” – ½ → λ}, school = {University}, year = {2010}}
@techreport{report, author = {Ito, Ken}, title = {R}, institution = {I}, number = {7}, year = {2011}, doi = {10.1000/a%20b_c#d}}
@misc{empty-year, title = {\\mkbibquote{Only} a title}, howpublished = {\\href{https://example.org/#1}{here}}}
@misc{arx, author={Doe, J.}, title = {P}, eprint = {2101.00001}, archiveprefix = {arXiv}, primaryclass = {cs.LG}, year = 2021}
`;

const { references } = readSeeds(library);

/** Drafts that cite the whole library: one with Latin letters only, and one with letters that need XeLaTeX. */
export const manuscriptsWithLibrary = [
  ['Latin letters', manuscriptOf(references.filter(({ key }) => key !== 'ключ'))],
  ['letters of other scripts', manuscriptOf(references)],
] as const;

function manuscriptOf(references: Manuscript['references']): Manuscript {
  const inlines = [
    { kind: 'text' as const, text: 'Sleep is short ' },
    { kind: 'citation' as const, keys: references.map(({ key }) => key), typed: '[1-3]' },
    { kind: 'text' as const, text: '.' },
  ];
  return {
    ...sampleManuscript,
    references,
    figures: [],
    sections: [
      {
        id: '01-x',
        title: 'Introduction',
        origin: 'template',
        blocks: [{ kind: 'paragraph', sentences: [{ id: 's1', origin: 'user', text: '', inlines }] }],
      },
    ],
  };
}

/** Fails unless the draft compiles with the list in the zip and again with BibTeX, and prints its references. */
export async function expectBibliography(manuscript: Manuscript): Promise<void> {
  const files = renderLatex(manuscript);
  const bundled = await compileLatex(files, { bibtex: false });
  expect(await pdfText(bundled.pdf)).toContain('Not verified');

  const { pdf, log, bibtexLog } = await compileLatex(files);
  expect(log + bundled.log).not.toMatch(/Citation .* undefined|Missing character/);
  expect(bibtexLog).not.toMatch(/error message/);
  const text = await pdfText(pdf);
  expect(text).toContain('Smith');
  expect(text).not.toContain('Not verified');
}
