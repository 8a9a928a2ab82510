import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { compose } from '../compose.ts';
import { cite } from '../revise/cite.ts';
import { presentDraft } from '../revise/present-draft.ts';
import { renderDocx } from './docx.ts';
import { renderLatex } from './latex.ts';
import { renderMarkdown } from './markdown.ts';
import { templates } from './templates/find-template.ts';
import { pdfText } from './testing/pdf-text.ts';
import { renderTypst } from './typst.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());

const seeds = `@article{lee, author={Lee, Bo and Ito, Ken}, title={Rents of towns}, journal={Housing}, year={2020}}
@article{many, author={Alm, Eva and Roe, Jo and Kim, Su}, title={Fields in spring}, journal={Soil}, year={2018}}`;
const text = '# Methods\n\nWe measured rents [@lee].\n\nYields came from a report.\n\n# Results\n\nRents rose by 3 %.';

function drafted(template: string) {
  const options = { title: '', authors: [], articleType: '', design: '', constraints: '' };
  const { manuscript } = compose({ text, images: [], options: { ...options, template, seeds } });
  const yields = manuscript.sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])))
    .find((sentence) => sentence.text.startsWith('Yields'));
  return cite(manuscript, yields?.id as string, { from: 'draft', key: 'many' }, []) ?? manuscript;
}

/** Every form in which the user gets the draft. */
async function outputs(template: string): Promise<Record<string, string>> {
  const manuscript = drafted(template);
  const docx = unzipSync(await renderDocx(manuscript, {}, new Date('2026-11-22T08:00:00Z')))['word/document.xml'];
  const { pdf } = await typesetter.typst({ main: 'main.typ', files: renderTypst(manuscript) });
  const { parts } = presentDraft(manuscript);
  return {
    docx: new TextDecoder()
      .decode(docx)
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&'),
    markdown: renderMarkdown(manuscript).replaceAll(/\\(.)/g, '$1'),
    pdf: (await pdfText(pdf)).replaceAll(/\s+/g, ' '),
    workspace: parts
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])))
      .filter(({ repeats }) => repeats === null)
      .flatMap(({ added, citations }) => [...citations.map(({ typed, printed }) => `${typed} ${printed}`), ...added])
      .join(' '),
  };
}

describe('a template of authors and years', () => {
  test.each([
    ['apa7', '(Lee & Ito, 2020)', '(Alm et al., 2018)'],
    ['aastex', '(Lee & Ito 2020)', '(Alm et al. 2018)'],
    ['mnras', '(Lee & Ito 2020)', '(Alm et al. 2018)'],
  ])('%s cites by them in every output, with a list without numbers', async (template, typed, added) => {
    const { workspace, ...files } = await outputs(template);
    expect(workspace).toBe(`[@lee] ${typed} ${added}`);
    for (const file of Object.values(files)) {
      expect(file).toContain(`We measured rents ${typed}.`);
      expect(file).toContain(`Yields came from a report ${added}.`);
      expect(file).toContain('Lee, B., & Ito, K. (2020). Rents of towns. Housing.');
      expect(file).not.toMatch(/\[\d\]/);
    }
  });

  test('cites with the commands of natbib, and its list is labelled for them', () => {
    const files = renderLatex(drafted('aastex'));
    const source = Object.values(files).join('\n');
    expect(source).toContain('We measured rents \\citep{lee}.');
    expect(source).toContain('Yields came from a report \\citep{many}.');
    expect(source).not.toContain('\\setcitestyle{numbers');
    expect(files['main.bbl']).toContain('\\bibitem[{Lee \\& Ito}(2020)]{lee}');
    expect(renderLatex(drafted('apa7'))['main.bbl']).toContain('\\bibitem[{Lee \\BBA{} Ito}({2020}{}{})]{lee}');
  });
});

test('a template of numbers cites by numbers in every output', async () => {
  for (const { id, authorYear } of templates.filter((one) => one.id === 'article' || one.id === 'llncs')) {
    expect(authorYear).toBeUndefined();
    const { workspace, ...files } = await outputs(id);
    expect(workspace).toBe('[@lee] [1] [2]');
    for (const file of Object.values(files)) expect(file).toContain('We measured rents [1].');
    expect(Object.values(renderLatex(drafted(id))).join('\n')).toContain('rents \\cite{lee}.');
  }
});
