import type { Confinement } from './confinement.ts';
import { findConfinement } from './find-confinement.ts';
import { spawnConfined } from './spawn-confined.ts';
import { watchMemory } from './watch-memory.ts';
import { watchTime } from './watch-time.ts';

export interface RunOptions {
  /** Files and folders that the program may read, in addition to itself and the system's libraries. */
  readonly readable: readonly string[];
  /** Its working folder, the only one that it may write. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds of CPU time, all children together; see `watchTime`. */
  readonly timeLimit: number;
  /** Resident bytes of the program and all its children. */
  readonly memoryLimit: number;
  readonly signal?: AbortSignal | undefined;
  /** The strongest by default. */
  readonly confinement?: Confinement;
}

export interface RunResult {
  readonly code: number | null;
  /** Why it was stopped; null if it ended normally. */
  readonly stopped: 'time' | 'memory' | null;
  /** Standard output and error, the last 100,000 characters. */
  readonly output: string;
}

/** Runs a program in confinement until it ends; at a limit or abort it is killed with all its children. */
export async function runConfined(program: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const { readable, folder, env, timeLimit, memoryLimit, signal } = options;
  const confinement = options.confinement ?? (await findConfinement());
  signal?.throwIfAborted();
  const { child, kill, said } = spawnConfined({ program, args, readable, folder }, confinement, {
    env,
    memoryLimit,
    output: true,
  });
  let stopped: RunResult['stopped'] = null;
  const stop = (reason: 'time' | 'memory') => {
    stopped ??= reason;
    kill();
  };
  const endTime = watchTime(child.pid ?? 0, timeLimit, () => stop('time'));
  const endWatch = watchMemory(child.pid ?? 0, memoryLimit, () => stop('memory'));
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    return { code, stopped, output: said() };
  } finally {
    endTime();
    endWatch();
    signal?.removeEventListener('abort', kill);
    // Child processes that the program left behind are ended too.
    kill();
  }
}
