import { fileURLToPath } from 'node:url';
import type { TypesetProject, TypesetResult } from '#contract/engine.ts';
import { createConfinedPool } from '../../base/processes/confined-pool.ts';
import { ConfinedStop, startConfined } from '../../base/processes/confined-process.ts';
import { projectFiles } from './project-files.ts';
import { TypesetError } from './typeset-error.ts';
import { nowhere, type TypstAnswer, type TypstJob } from './typst-job.ts';

export interface TypstOptions {
  /** Milliseconds of CPU time for one job. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** Milliseconds of idle time after which the worker ends and frees its 150 MB; a new one starts in 0.3 s. */
  readonly idleLimit?: number;
}

export interface Typst {
  /** The compiler's own version text, for example 'Typst 0.14.2'. */
  readonly engine: string;
  compile(project: TypesetProject, signal?: AbortSignal): Promise<TypesetResult>;
  /** The first page as SVG with letters as outlines; the interface's fonts are available (Source Serif 4, Inter). */
  draw(project: TypesetProject): Promise<string>;
  close(): Promise<void>;
}

/**
 * One warm confined process that compiles one job at a time; it is replaced after a crash, a timeout or excessive
 * memory use.
 */
export async function createTypst(options: TypstOptions = {}): Promise<Typst> {
  const { timeLimit = 20_000, memoryLimit = 700 * 1024 * 1024, idleLimit = 300_000 } = options;
  let closed = false;
  const pool = createConfinedPool({
    start: () =>
      startConfined(new URL('./typst-worker.ts', import.meta.url), { memoryLimit, addons: true, env: environment }),
    fresh: false,
    atOnce: 1,
    timeLimit,
    memoryLimit,
    idleLimit,
  });
  const work = async (job: TypstJob, signal?: AbortSignal): Promise<TypstAnswer> => {
    if (closed) throw new TypesetError('typst', 'closed', 'the typesetter was closed');
    const files = projectFiles('typst', job);
    try {
      const answer = await pool.ask<TypstAnswer>({ ...job, files }, signal);
      if (answer.kind === 'failed') throw new TypesetError('typst', 'source', answer.details);
      return answer;
    } catch (error) {
      throw error instanceof ConfinedStop ? new TypesetError('typst', error.reason, error.message) : error;
    }
  };

  const { ready } = await pool.prepare();
  const engine = await ready.then(
    (answer) => ((answer as TypstAnswer).kind === 'ready' ? (answer as { engine: string }).engine : 'Typst'),
    (error: Error) => {
      throw new TypesetError('typst', 'crashed', error.message);
    },
  );
  return {
    engine,
    async compile(project, signal) {
      const answer = await work({ ...project, drawing: false }, signal);
      if (answer.kind !== 'pdf' || answer.pages < 1) throw new TypesetError('typst', 'empty', 'no page');
      return { pdf: new Uint8Array(answer.pdf), pages: answer.pages, engine };
    },
    async draw(project) {
      const answer = await work({ ...project, drawing: true });
      if (answer.kind !== 'svg') throw new TypesetError('typst', 'empty', 'no page');
      return answer.svg;
    },
    async close() {
      closed = true;
      await pool.close();
    },
  };
}

/**
 * For systems where the process can see them: the machine's fonts are not found, and packages are neither cached nor
 * downloadable (the proxy is a closed port).
 */
const closedPort = 'http://127.0.0.1:9';
const environment = {
  HOME: nowhere,
  USERPROFILE: nowhere,
  XDG_DATA_HOME: nowhere,
  XDG_CACHE_HOME: nowhere,
  XDG_CONFIG_HOME: nowhere,
  FONTCONFIG_FILE: fileURLToPath(new URL('./no-fonts.conf', import.meta.url)),
  HTTP_PROXY: closedPort,
  HTTPS_PROXY: closedPort,
  http_proxy: closedPort,
  https_proxy: closedPort,
};
