import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { TypesetProject, TypesetResult } from '#contract/engine.ts';
import { createTurns, inTurn } from '../../base/limits/turns.ts';
import { runConfined } from '../../base/processes/run-confined.ts';
import { pdfHasText } from './pdf-has-text.ts';
import { projectFiles } from './project-files.ts';
import { TypesetError } from './typeset-error.ts';

export interface LatexOptions {
  /** Milliseconds for one compilation with all its passes. */
  readonly timeLimit?: number;
  /** Bytes of resident memory, latexmk and TeX together. */
  readonly memoryLimit?: number;
  /** Where to look for programs; default: PATH. */
  readonly path?: string;
  /** Number of parallel compilations. */
  readonly parallel?: number;
}

export interface Latex {
  /** The program's own version text, for example 'pdfTeX 1.40.24 (TeX Live 2022)'. */
  readonly engine: string;
  compile(project: TypesetProject, signal?: AbortSignal): Promise<TypesetResult>;
}

/** pdfLaTeX through latexmk, if both are installed; null otherwise. Every compilation gets a separate empty folder. */
export async function findLatex(options: LatexOptions = {}): Promise<Latex | null> {
  const path = options.path ?? process.env.PATH ?? '';
  const latexmk = await findProgram('latexmk', path);
  const pdflatex = await findProgram('pdflatex', path);
  if (latexmk === null || pdflatex === null) return null;
  const bounds = { timeLimit: options.timeLimit ?? 60_000, memoryLimit: options.memoryLimit ?? 700 * 1024 * 1024 };
  const readable = await distribution(pdflatex);
  const engine = await versionOf(pdflatex, path, readable);
  if (engine === null) return null;
  const turns = createTurns({ count: options.parallel ?? 2 });
  return {
    engine,
    compile: (project, signal) =>
      inTurn(turns, () => compile(project, { latexmk, path, readable, engine, signal, ...bounds })),
  };
}

interface Job {
  readonly latexmk: string;
  readonly path: string;
  readonly readable: readonly string[];
  readonly engine: string;
  readonly timeLimit: number;
  readonly memoryLimit: number;
  readonly signal: AbortSignal | undefined;
}

async function compile(project: TypesetProject, job: Job): Promise<TypesetResult> {
  job.signal?.throwIfAborted();
  const files = projectFiles('latex', project);
  const base = await mkdtemp(join(tmpdir(), 'foredraft-latex-'));
  try {
    // TeX's own font caches are written outside the project.
    const [folder, home] = [join(base, 'project'), join(base, 'home')];
    await mkdir(home);
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    const name = project.main.replace(/\.tex$/, '');
    const args = [
      '-norc',
      '-pdf',
      // The project already contains the bibliography.
      '-bibtex-',
      '-silent',
      '-interaction=nonstopmode',
      '-halt-on-error',
      '-latexoption=-no-shell-escape',
      '-cd',
    ];
    const run = await runConfined(job.latexmk, [...args, join('project', project.main)], {
      ...job,
      folder: base,
      env: environment(home, job.path),
    });
    if (run.stopped !== null)
      throw new TypesetError('latex', run.stopped, `${job.timeLimit} ms, ${job.memoryLimit} bytes`);
    const log = await readFile(join(folder, `${name}.log`), { encoding: 'latin1', flag: noLink }).catch(() => '');
    if (run.code !== 0) throw new TypesetError('latex', 'source', errorLines(log) || run.output);
    return { ...judged(await readFile(join(folder, `${name}.pdf`), { flag: noLink }), log), engine: job.engine };
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

/**
 * A compilation can succeed and still have lost text: classes with missing fonts produce empty pages, and a character
 * without a glyph is only a line in the log. Both are treated as failures.
 */
function judged(pdf: Buffer, log: string): { pdf: Uint8Array; pages: number } {
  const unwrapped = log.replace(/\n/g, '');
  const pages = Number(/Output written on [^(]*\((\d+) pages?,/.exec(unwrapped)?.[1] ?? 0);
  const missing = /Missing character: There is no [^!]*!/.exec(unwrapped);
  if (pages < 1) throw new TypesetError('latex', 'empty', errorLines(log) || 'no page');
  if (missing !== null) throw new TypesetError('latex', 'empty', missing[0]);
  if (!pdfHasText(pdf)) throw new TypesetError('latex', 'empty', 'the pages hold no text');
  return { pdf: new Uint8Array(pdf), pages };
}

function errorLines(log: string): string {
  return log
    .split('\n')
    .filter((line) => /^!|^l\.\d+|^[^:\s]+:\d+: /.test(line))
    .slice(0, 20)
    .join('\n');
}

/**
 * Passes only PATH from the server's environment. TeX may only read and write in the project ('p', paranoid), has no
 * shell, makes no bitmap fonts, and produces the same PDF for the same source.
 */
function environment(home: string, path: string): NodeJS.ProcessEnv {
  return {
    PATH: path,
    HOME: home,
    TMPDIR: home,
    LC_ALL: 'C',
    openin_any: 'p',
    openout_any: 'p',
    shell_escape: 'f',
    MKTEXPK: '0',
    MKTEXTFM: '0',
    TEXMFHOME: home,
    TEXMFVAR: home,
    TEXMFCONFIG: home,
    SOURCE_DATE_EPOCH: '0',
    FORCE_SOURCE_DATE: '1',
  };
}

/** Does not follow links, because the target of a link is not TeX's output. */
const noLink = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** null if TeX is installed but does not run in confinement. */
async function versionOf(pdflatex: string, path: string, readable: readonly string[]): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-latex-'));
  try {
    const bounds = { timeLimit: 20_000, memoryLimit: 700 * 1024 * 1024 };
    const env = environment(folder, path);
    const { code, output } = await runConfined(pdflatex, ['--version'], { ...bounds, readable, folder, env });
    if (code !== 0) return null;
    const [, version, distribution] = /^pdfTeX \S*?-?(\d{1,30}\.\d+\.\d+) \(([^)/]*)/m.exec(output) ?? [];
    return version === undefined ? 'pdfTeX' : `pdfTeX ${version} (${distribution})`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The programs and files of TeX: of the system's packages, or the folder of a TeX Live installation. */
async function distribution(pdflatex: string): Promise<string[]> {
  const program = await realpath(pdflatex);
  const system = ['/bin', '/usr', '/etc/alternatives', '/etc/fonts', '/etc/perl', '/etc/texmf', '/var/lib/texmf'];
  return program.startsWith('/usr/') ? system : [...system, dirname(dirname(dirname(program)))];
}

async function findProgram(name: string, path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter((part) => part !== '')) {
    const program = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    const runs = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return program;
  }
  return null;
}
