import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface CompiledLatex {
  readonly pdf: Uint8Array;
  readonly log: string;
  /** BibTeX's output; empty if it wasn't run. */
  readonly bibtexLog: string;
}

/**
 * Compiles a draft's LaTeX source with latexmk and the program named in its first lines. Throws with TeX's own lines if
 * it fails. Without BibTeX, the bundled reference list is used.
 */
export async function compileLatex(
  files: Readonly<Record<string, string | Uint8Array>>,
  { bibtex = true }: { bibtex?: boolean } = {},
): Promise<CompiledLatex> {
  const folder = await mkdtemp(join(tmpdir(), 'compile-test-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const program = /^% .*latexmk (-\w+) main\.tex/m.exec(String(files['main.tex']))?.[1] ?? '-pdf';
    const options = ['-norc', program, bibtex ? '-bibtex' : '-bibtex-', '-silent', '-interaction=nonstopmode'];
    const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
    const failed = await new Promise<boolean>((resolve) => {
      const args = [...options, '-halt-on-error', 'main.tex'];
      execFile('latexmk', args, { cwd: folder, timeout: 240_000 }, (error) => resolve(error !== null));
    });
    const log = await read('main.log');
    if (failed) throw new Error(log.match(/^(?:!|l\.\d).*$/gm)?.join('\n') ?? 'latexmk failed');
    const pdf = new Uint8Array(await readFile(join(folder, 'main.pdf')));
    return { pdf, log, bibtexLog: await read('main.blg') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const found = (program: string, args: readonly string[]) =>
  new Promise<boolean>((resolve) => execFile(program, args, (error) => resolve(error === null)));
const allFound = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => found('kpsewhich', [file])))).every(Boolean);

/** Why tests with all classes are skipped, for their titles; empty if TeX has what the classes load. */
export async function classesMissing(): Promise<string> {
  if (!((await found('latexmk', ['--version'])) && (await found('pdflatex', ['--version'])))) {
    return ' (skipped: no latexmk and pdflatex on PATH)';
  }
  return (await allFound(['apacite.sty', 'sfrm1000.pfb'])) ? '' : ' (skipped: TeX has no apacite or no Type 1 fonts)';
}

/** Why tests of source for XeLaTeX are skipped, for their titles; empty if it is installed. */
export async function xelatexMissing({ eastAsianFonts = true } = {}): Promise<string> {
  if (!((await found('latexmk', ['--version'])) && (await found('xelatex', ['--version'])))) {
    return ' (skipped: no latexmk and xelatex on PATH)';
  }
  if (!eastAsianFonts) return '';
  return (await allFound(['FandolSong-Regular.otf', 'HaranoAjiMincho-Regular.otf', 'UnBatang.ttf']))
    ? ''
    : ' (skipped: TeX has no fonts for Chinese, Japanese and Korean)';
}
