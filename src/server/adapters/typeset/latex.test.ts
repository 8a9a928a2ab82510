import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findLatex } from './latex.ts';
import type { TypesetError } from './typeset-error.ts';

const latex = await findLatex();
const document = (body: string) => `\\documentclass{article}\\begin{document}${body}\\end{document}\n`;

test('without the programs on PATH LaTeX is unavailable', async () => {
  expect(await findLatex({ path: '/nowhere' })).toBeNull();
});

describe.skipIf(latex === null)(latex === null ? 'LaTeX (skipped: no latexmk and pdflatex on PATH)' : 'LaTeX', () => {
  const compile = (source: string) =>
    (latex as NonNullable<typeof latex>).compile({ main: 'main.tex', files: { 'main.tex': source } });
  const failure = (source: string) =>
    compile(source).then(
      () => null,
      (error: TypesetError) => error,
    );

  test('creates a PDF, and names the TeX program that made it', async () => {
    const { pdf, pages, engine } = await compile(document('Hello \\newpage world \\label{a} \\ref{a}'));
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pages).toBe(2);
    expect(engine).toMatch(/^pdfTeX \d+\.\d+\.\d+ \(.+\)$/);
  });

  test('gives the same bytes for the same source', async () => {
    const source = `\\pdfinfoomitdate=1 \\pdftrailerid{} ${document('Hello \\today')}`;
    const [first, second] = [await compile(source), await compile(source)];
    expect(Buffer.from(second.pdf).equals(Buffer.from(first.pdf))).toBe(true);
  });

  test('reads and writes nothing outside its folder, and cannot run shell commands', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'latex-outside-'));
    expect((await failure(document('\\input{/etc/passwd}')))?.reason).toBe('source');
    expect((await failure(document('\\input{../../../etc/passwd}')))?.reason).toBe('source');
    expect(
      (await failure(document(`\\newwrite\\f\\immediate\\openout\\f=${outside}/a \\immediate\\write\\f{x}x`)))?.reason,
    ).toBe('source');
    await failure(document(`\\immediate\\write18{touch ${outside}/b}x`));
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });

  test('a configuration file among the project files is not executed', async () => {
    const marker = join(tmpdir(), `latexmkrc-ran-${process.pid}`);
    const files = { 'main.tex': document('x'), latexmkrc: `system('touch ${marker}');` };
    await (latex as NonNullable<typeof latex>).compile({ main: 'main.tex', files });
    expect(existsSync(marker)).toBe(false);
  });

  test('an error in the source is reported with its line', async () => {
    expect(await failure(document('\\undefinedmacro'))).toMatchObject({ reason: 'source', engine: 'latex' });
    expect((await failure(document('\\undefinedmacro')))?.details).toContain('Undefined control sequence');
  });

  test('pages without text count as a failure, and so does a character that was not printed', async () => {
    expect((await failure(document('\\pagestyle{empty}\\mbox{}')))?.reason).toBe('empty');
    expect((await failure(document('x {\\nullfont lost}')))?.reason).toBe('empty');
  });

  test('at its time limit the whole process group is killed and the folder is removed', async () => {
    // A separate folder for temporary files, because other tests may compile at the same time.
    const temporary = mkdtempSync(join(tmpdir(), 'latex-limit-'));
    vi.stubEnv('TMPDIR', temporary);
    const quick = await findLatex({ timeLimit: 1500 });
    const outcome = await quick
      ?.compile({ main: 'main.tex', files: { 'main.tex': document('\\loop\\iftrue\\repeat') } })
      .catch((error: unknown) => error);
    expect(outcome).toMatchObject({ reason: 'time' });
    expect(readdirSync(temporary)).toEqual([]);
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true });
  });

  test.skipIf(process.platform !== 'linux')('at its memory limit the process is killed', async () => {
    const small = await findLatex({ memoryLimit: 8 * 1024 * 1024 });
    const outcome = await small
      ?.compile({ main: 'main.tex', files: { 'main.tex': document('\\loop\\iftrue\\repeat') } })
      .catch((error: unknown) => error);
    expect(outcome).toMatchObject({ reason: 'memory' });
  });

  test('an aborted job ends with the reason given', async () => {
    const controller = new AbortController();
    const project = { main: 'main.tex', files: { 'main.tex': document('\\loop\\iftrue\\repeat') } };
    const job = (latex as NonNullable<typeof latex>).compile(project, controller.signal);
    setTimeout(() => controller.abort(new Error('cancelled')), 300);
    await expect(job).rejects.toThrow('cancelled');
  });
});
