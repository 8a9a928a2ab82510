import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TypesetProject, TypesetResult } from '../../contract/engine.ts';
import { watchMemory } from '../processes/watch-memory.ts';
import { projectFiles } from './project-files.ts';
import { TypesetError } from './typeset-error.ts';
import type { TypstAnswer, TypstJob } from './typst-worker.ts';

export interface TypstOptions {
  /** Milliseconds for one job, start of the worker included. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** Milliseconds without a job after which the worker ends and gives its 150 MB back; a new one starts in 0.3 s. */
  readonly idleLimit?: number;
}

export interface Typst {
  /** For instance 'Typst 0.14.2', as the compiler says it. */
  readonly engine: string;
  compile(project: TypesetProject, signal?: AbortSignal): Promise<TypesetResult>;
  /** The first page as SVG, its letters as outlines; the interface's fonts are there (Source Serif 4, Inter). */
  draw(project: TypesetProject): Promise<string>;
  close(): Promise<void>;
}

/** One warm worker process that compiles one job at a time; it is replaced after a crash, a time-out or too much memory. */
export async function createTypst(options: TypstOptions = {}): Promise<Typst> {
  const { timeLimit = 20_000, memoryLimit = 700 * 1024 * 1024, idleLimit = 300_000 } = options;
  const home = await mkdtemp(join(tmpdir(), 'foredraft-typst-'));
  const environment = await isolation(home);
  let worker: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => worker?.child.kill('SIGKILL'), idleLimit).unref();
  };

  const current = (): Worker => {
    if (worker === null || isGone(worker.child)) worker = start(home, environment);
    return worker;
  };
  const work = async (job: TypstJob, signal?: AbortSignal): Promise<{ answer: TypstAnswer; engine: string }> => {
    signal?.throwIfAborted();
    if (closed) throw new TypesetError('typst', 'closed', 'the typesetter was closed');
    const used = current();
    const files = projectFiles('typst', job);
    const answer = await ask(used, { ...job, files }, { timeLimit, memoryLimit, signal });
    if (answer.kind === 'failed') throw new TypesetError('typst', 'source', answer.details);
    return { answer, engine: await used.ready };
  };
  const inTurn = (job: TypstJob, signal?: AbortSignal) => {
    // A worker may have died between two jobs, which this one only learns by asking it: it gets a second one.
    const again = (error: unknown) => {
      if (error instanceof TypesetError && error.reason === 'crashed') return work(job, signal);
      throw error;
    };
    const done = turn.then(() => {
      clearTimeout(idle);
      return work(job, signal).catch(again).finally(rest);
    });
    turn = done.catch(() => undefined);
    return done;
  };

  try {
    const engine = await current().ready;
    rest();
    return {
      engine,
      async compile(project, signal) {
        const { answer, engine: used } = await inTurn({ ...project, drawing: false }, signal);
        if (answer.kind !== 'pdf' || answer.pages < 1) throw new TypesetError('typst', 'empty', 'no page');
        return { pdf: new Uint8Array(answer.pdf), pages: answer.pages, engine: used };
      },
      async draw(project) {
        const { answer } = await inTurn({ ...project, drawing: true });
        if (answer.kind !== 'svg') throw new TypesetError('typst', 'empty', 'no page');
        return answer.svg;
      },
      close: async () => {
        closed = true;
        await turn;
        clearTimeout(idle);
        if (worker !== null) await ended(worker.child);
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

interface Worker {
  readonly child: ChildProcess;
  readonly ready: Promise<string>;
}

function start(home: string, env: NodeJS.ProcessEnv): Worker {
  const script = fileURLToPath(new URL('./typst-worker.ts', import.meta.url));
  const child = fork(script, [join(home, randomUUID())], {
    cwd: home,
    env,
    execArgv: ['--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (answer: TypstAnswer) => resolve(answer.kind === 'ready' ? answer.engine : 'Typst'));
    child.once('exit', () => reject(new TypesetError('typst', 'crashed', `the worker did not start: ${said}`)));
    child.once('error', (error) => reject(new TypesetError('typst', 'crashed', error.message)));
  });
  // A worker that dies before anyone waits for it is reported to the job that asks it.
  ready.catch(() => undefined);
  const idle = () => keepAlive(child, false);
  ready.then(idle, idle);
  return { child, ready };
}

/** An idle worker must not keep the server's process alive; one at work must. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  const parts = [child, child.channel, child.stderr as { ref?: () => void; unref?: () => void } | null];
  for (const part of parts) wanted ? part?.ref?.() : part?.unref?.();
}

/** Also while its end is on the way: a process that was sent SIGKILL takes a moment to be reported as ended. */
function isGone(child: ChildProcess): boolean {
  return child.killed || child.exitCode !== null || child.signalCode !== null;
}

interface Bounds {
  readonly timeLimit: number;
  readonly memoryLimit: number;
  readonly signal: AbortSignal | undefined;
}

async function ask({ child, ready }: Worker, project: TypstJob, bounds: Bounds): Promise<TypstAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<TypstAnswer>();
  const kill = (error: unknown) => {
    reject(error);
    child.kill('SIGKILL');
  };
  const onExit = () => reject(new TypesetError('typst', 'crashed', 'the worker ended during the job'));
  const onAbort = () => kill(bounds.signal?.reason);
  const timer = setTimeout(() => kill(new TypesetError('typst', 'time', `${bounds.timeLimit} ms`)), bounds.timeLimit);
  const endWatch = watchMemory(child.pid ?? 0, bounds.memoryLimit, () =>
    kill(new TypesetError('typst', 'memory', `${bounds.memoryLimit} bytes`)),
  );
  child.once('exit', onExit);
  bounds.signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([ready, promise]);
    keepAlive(child, true);
    child.once('message', resolve);
    child.send(project, (error) => error !== null && kill(new TypesetError('typst', 'crashed', error.message)));
    return await promise;
  } finally {
    keepAlive(child, false);
    clearTimeout(timer);
    endWatch();
    child.off('exit', onExit);
    child.off('message', resolve);
    bounds.signal?.removeEventListener('abort', onAbort);
  }
}

/**
 * The worker's environment: fonts of the machine are not found (fontconfig reads an empty folder), packages are neither
 * in a cache nor to be had (the proxy is a closed port), and no setting of the server reaches it.
 */
async function isolation(home: string): Promise<NodeJS.ProcessEnv> {
  const config = join(home, 'fonts.conf');
  await mkdir(join(home, 'no-fonts'));
  await writeFile(config, `<?xml version="1.0"?><fontconfig><dir>${join(home, 'no-fonts')}</dir></fontconfig>\n`);
  const closedPort = 'http://127.0.0.1:9';
  return {
    HOME: home,
    USERPROFILE: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    FONTCONFIG_FILE: config,
    HTTP_PROXY: closedPort,
    HTTPS_PROXY: closedPort,
    http_proxy: closedPort,
    https_proxy: closedPort,
    ...(process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }),
  };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    keepAlive(child, true);
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
