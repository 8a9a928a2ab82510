import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '../../../../server/typeset/typesetter.ts';
import type { Manuscript } from '../manuscript.ts';
import { readSeeds } from '../seeds.ts';
import { renderLatex } from './latex.ts';
import { templates } from './templates/find-template.ts';
import { pdfText } from './testing/pdf-text.ts';
import { sampleManuscript } from './testing/sample-manuscript.ts';

/** What real libraries hold and what stops TeX where it is not written with care. */
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

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const skipped = typesetter.latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';
const { references } = readSeeds(library);
const cited = ['Smith_2019', 'ключ', 'book:a+b'];

function manuscriptOf(template: string): Manuscript {
  const inlines = [
    { kind: 'text' as const, text: 'Sleep is short ' },
    { kind: 'citation' as const, keys: cited, typed: '[1-3]' },
    { kind: 'text' as const, text: '.' },
  ];
  return {
    ...sampleManuscript,
    template,
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

describe.skipIf(typesetter.latex === null)('the list of references', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bibliography-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(templates.map(({ id }) => id))(
    `%s compiles with the bundled list and with BibTeX [D.124]${skipped}`,
    {
      timeout: 120_000,
    },
    async (template) => {
      const files = renderLatex(manuscriptOf(template));
      const bundled = await typesetter.latex?.({ main: 'main.tex', files });
      expect(await pdfText(bundled?.pdf ?? new Uint8Array())).toContain('Not verified');

      const project = join(folder, template);
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(project, path)), { recursive: true });
        await writeFile(join(project, path), content);
      }
      const args = ['-norc', '-pdf', '-bibtex', '-silent', '-interaction=nonstopmode', '-halt-on-error', 'main.tex'];
      await promisify(execFile)('latexmk', args, { cwd: project }).catch(async (error) => {
        throw new Error(`${error.message}\n${(await readFile(join(project, 'main.log'), 'latin1')).slice(-3000)}`);
      });
      const log = await readFile(join(project, 'main.log'), 'utf8');
      expect(log).not.toMatch(/Citation .* undefined|Missing character/);
      expect(await readFile(join(project, 'main.blg'), 'utf8')).not.toMatch(/error message/);
      const text = await pdfText(new Uint8Array(await readFile(join(project, 'main.pdf'))));
      expect(text).toContain('Smith');
      expect(text).not.toContain('Not verified');
    },
  );
});
