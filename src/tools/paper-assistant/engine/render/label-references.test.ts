import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { compileLatex } from '../../../../../tests/support/compile-latex.ts';
import { compose } from '../compose.ts';
import { presentDraft } from '../revise/present-draft.ts';
import { renderDocx } from './docx.ts';
import { renderLatex } from './latex.ts';
import { renderMarkdown } from './markdown.ts';
import { PIXEL } from './testing/generate-manuscript.ts';
import { pdfText, pdfWords } from './testing/pdf-text.ts';
import { renderTypst } from './typst.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());

const drafted = (text: string, descriptions: readonly string[]) =>
  compose({
    text,
    images: descriptions.map((description) => ({ file: 'x.png', description, width: 4, height: 3, type: 'png' })),
    options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
  }).manuscript;

const notes =
  '# Heat loss of buried pipes\n\n## Results\nThe loss was 3 W, as Figure~\\ref{fig:loss} shows. It rose in \\autoref{fig:depth}. See \\ref{fig:other} and \\ref{sec:grid}.';
const printed = 'The loss was 3 W, as Figure 2 shows. It rose in Figure 1.';

describe('references to figures by the labels in their captions', () => {
  const manuscript = drafted(notes, ['Loss by depth \\label{fig:depth}', 'Loss by day. \\label{fig:loss}']);
  const figures = { 'figures/fig1.png': PIXEL, 'figures/fig2.png': PIXEL };

  test('become numbers, their figures belong to those sentences, and unknown labels stay as typed', () => {
    expect(manuscript.figures.map(({ number, boundBy }) => [number, boundBy])).toEqual([
      [1, 'number'],
      [2, 'number'],
    ]);
    const latex = Object.values(renderLatex(manuscript)).join('\n').replaceAll(/\s+/g, ' ');
    expect(latex).toContain('as Figure~\\ref{fig2} shows.');
    expect(latex).toContain('It rose in Figure~\\ref{fig1}.');
    expect(latex).toContain('\\textbackslash{}ref\\{fig:other\\}');
    expect(latex).toContain('\\textbackslash{}ref\\{sec:grid\\}');
    expect(latex).not.toContain('\\textbackslash{}label');
    const markdown = renderMarkdown(manuscript);
    expect(markdown.replaceAll('\u00a0', ' ')).toContain(printed);
    expect(markdown).not.toContain('label{');
  });

  test('are links in Word', async () => {
    const made = new Date('2026-11-22T08:00:00Z');
    const word = new TextDecoder().decode(unzipSync(await renderDocx(manuscript, figures, made))['word/document.xml']);
    expect(word).toMatch(/<w:hyperlink[^>]*w:anchor="figure_fig2"[^>]*><w:r><w:t[^>]*>2<\/w:t>/);
    expect(word).not.toContain('label{');
  });

  test('are shown as printed in the workspace, and the labels are hidden there', () => {
    const blocks = presentDraft(manuscript).parts.flatMap((part) => part.blocks);
    const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
    expect(sentences.find(({ words }) => words.includes('fig:loss'))?.citations).toEqual([
      { typed: '\\ref{fig:loss}', printed: '2' },
    ]);
    expect(blocks.flatMap((block) => (block.kind === 'figure' ? block.caption?.citations : []))).toEqual([
      { typed: '\\label{fig:depth}', printed: '' },
      { typed: '\\label{fig:loss}', printed: '' },
    ]);
  });

  test('are printed by the built-in typesetter', async () => {
    const { pdf } = await typesetter.typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } });
    expect(pdfWords(await pdfText(pdf)).join(' ')).toContain(pdfWords(printed).join(' '));
  });

  test.skipIf(typesetter.latex === null)('are printed by TeX', async () => {
    const { pdf } = await compileLatex({ ...renderLatex(manuscript), ...figures });
    expect(pdfWords(await pdfText(pdf)).join(' ')).toContain(pdfWords(printed).join(' '));
  });

  test('stay as typed without a label, or with one that two captions contain', () => {
    for (const descriptions of [
      ['Loss by day', 'Loss by depth'],
      ['Loss by day \\label{fig:loss}', 'Loss by depth \\label{fig:loss}'],
    ])
      expect(renderMarkdown(drafted(notes, descriptions))).toMatch(/ref\\?\{fig:loss/);
  });
});
