import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { compileLatex } from '../../../../../tests/support/compile-latex.ts';
import { compose } from '../compose.ts';
import { presentDraft } from '../revise/present-draft.ts';
import { renderDocx } from './docx.ts';
import { renderLatex } from './latex.ts';
import { renderMarkdown } from './markdown.ts';
import { pdfText, pdfWords } from './testing/pdf-text.ts';
import { renderTypst } from './typst.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());

const drafted = (text: string, template = 'article') =>
  compose({
    text,
    images: [],
    options: { title: '', authors: [], template, articleType: '', design: '', constraints: '', seeds: '' },
  }).manuscript;

const notes = `# Heat loss of buried pipes

## Methods
We write the temperature of the soil as

\\begin{equation}
T = T_0 + \\Delta T
\\end{equation}

and solve two equations for each pipe:

\\begin{equation} \\label{eq:loss} q = k (T - T_0) \\end{equation}

\\begin{align} \\label{eq:heat_rate} a &= b \\\\ c &= d \\end{align}

Equation~\\ref{eq:heat_rate} follows from Eq. \\eqref{eq:loss}. See \\ref{sec:grid}.`;

const printed = 'Equation 2 follows from Eq. (1). See \\ref{sec:grid}.';

describe('references to equations', () => {
  const manuscript = drafted(notes);

  test('become numbers, and only the equations that the text names are numbered; what names nothing stays as typed [D.112]', async () => {
    const latex = Object.values(renderLatex(manuscript)).join('\n').replaceAll(/\s+/g, ' ');
    expect(latex).toContain('\\begin{equation}\\label{eq1}q=k(T-T_{0})\\end{equation}');
    expect(latex).toContain('\\begin{equation}\\label{eq2}');
    expect(latex.match(/\\begin\{equation\}/g)).toHaveLength(2);
    expect(latex).toContain('\\[T=T_{0}+\\Delta T\\]');
    expect(latex).toContain('\\ref{eq2} follows from Eq. (\\ref{eq1}).');
    expect(latex).toContain('\\textbackslash{}ref\\{sec:grid\\}');
  });

  test('are printed in Markdown and Word, next to their numbered equations', async () => {
    const markdown = renderMarkdown(manuscript);
    expect(markdown).toContain('\\tag{1}$$');
    expect(markdown).toContain('follows from Eq. (1).');
    const word = new TextDecoder().decode(
      unzipSync(await renderDocx(manuscript, {}, new Date('2026-11-22T08:00:00Z')))['word/document.xml'],
    );
    const text = word.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, '');
    expect(text).toMatch(/q=k\(T−T0\)\s\(1\)/);
    expect(text).toContain('2 follows from Eq. (1).');
  });

  test('are next to equations of their own lines in Word, where an aligned formula has a row for each line', async () => {
    const word = new TextDecoder().decode(
      unzipSync(await renderDocx(manuscript, {}, new Date('2026-11-22T08:00:00Z')))['word/document.xml'],
    );
    const equations = [...word.matchAll(/<m:oMathPara>(.*?)<\/m:oMathPara>/gs)].map(([, source = '']) => ({
      text: source.replaceAll(/<\/m:mr>/g, '\n').replaceAll(/<[^>]+>|\u200b/g, ''),
      rows: source.match(/<m:mr>/g)?.length ?? 0,
    }));
    expect(equations.map(({ rows }) => rows)).toEqual([0, 0, 2]);
    expect(equations[0]?.text).toBe('T=T0+ΔT');
    expect(equations[2]?.text).toMatch(/^a=b\nc=d\n\s\(2\)$/);
  });

  test('are shown as printed in the workspace, where the words stay as typed', () => {
    const said = presentDraft(manuscript)
      .parts.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
    const sentence = said.find(({ words }) => words.includes('follows from'));
    expect(sentence?.words).toContain('\\eqref{eq:loss}');
    expect(sentence?.citations).toEqual([
      { typed: '\\ref{eq:heat_rate}', printed: '2' },
      { typed: '\\eqref{eq:loss}', printed: '(1)' },
    ]);
    expect(said.flatMap(({ formulas }) => formulas.map(({ display }) => display))).toEqual([true, true, true]);
    expect(said.flatMap(({ formulas }) => formulas.map(({ tex }) => /\\qquad \((\d)\)$/.exec(tex)?.[1]))).toEqual([
      undefined,
      '1',
      '2',
    ]);
  });

  test('are printed by the built-in typesetter', async () => {
    const { pdf } = await typesetter.typst({ main: 'main.typ', files: renderTypst(manuscript) });
    expect(pdfWords(await pdfText(pdf)).join(' ')).toContain(pdfWords(printed).join(' '));
  });

  test.skipIf(typesetter.latex === null)('are printed by TeX', async () => {
    const { pdf } = await compileLatex(renderLatex(manuscript));
    expect(pdfWords(await pdfText(pdf)).join(' ')).toContain(pdfWords(printed).join(' '));
  });

  test('stay as typed without a label, with several labels in one environment, and in an equation without a number', () => {
    for (const equation of [
      '\\begin{equation} a = b \\end{equation}',
      '\\begin{equation*} a = b \\label{eq:x} \\end{equation*}',
      '\\begin{align} a &= b \\label{eq:x} \\\\ c &= d \\label{eq:y} \\end{align}',
    ]) {
      const source = renderMarkdown(
        drafted(`# Pipes\n\n## Methods\nWe solve\n\n${equation}\n\nas Eq. \\ref{eq:x} says.`),
      );
      expect(source).not.toContain('\\tag');
      expect(source).toContain('ref');
    }
  });
});
