import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A process that works on what somebody sent: it may be killed at any time, it gets no setting and no secret of the
 * server, and it may open no file but the program's own code. It says when it is ready, with any message.
 */
export interface ConfinedProcess {
  readonly process: ChildProcess;
  /** Rejects when it ends before it was ready. */
  readonly ready: Promise<void>;
}

/** `script` stands in this folder; `module` is what it is told to load, and may read. */
export function startConfinedProcess(script: string, module?: URL): ConfinedProcess {
  const code = join(import.meta.dirname, '..', '..', '..');
  const child = fork(join(import.meta.dirname, script), module ? [module.href] : [], {
    cwd: tmpdir(),
    // No setting, no secret, no proxy.
    env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
    // Node's permission model: no writing, no processes, no add-ons; reading stays within the program's own code. Threads
    // are within the process's limits and end with it.
    execArgv: [
      '--no-warnings',
      '--permission',
      '--allow-worker',
      `--allow-fs-read=${join(code, 'src')}`,
      `--allow-fs-read=${join(code, 'package.json')}`,
      `--allow-fs-read=${join(code, 'node_modules')}`,
      ...(module ? [`--allow-fs-read=${fileURLToPath(module)}`] : []),
      '--max-old-space-size=450',
      // PDFium's functions are compiled with care after a fiftieth of the usual use: most documents are short.
      '--wasm-tiering-budget=300000',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('the process that works on documents did not start')));
    child.once('error', reject);
  });
  ready.catch(() => undefined);
  const rest = () => {
    if (!child.killed) keepAlive(child, false);
  };
  ready.then(rest, rest);
  try {
    // Pages of others come first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let us: then it runs like everything else.
  }
  return { process: child, ready };
}

/** A waiting process must not keep the server's own alive; one at work must. */
export function keepAlive(child: ChildProcess, wanted: boolean): void {
  for (const part of [child, child.channel]) wanted ? part?.ref() : part?.unref();
}

/** Resolves once it is gone. */
export function killed(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    keepAlive(child, true);
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
