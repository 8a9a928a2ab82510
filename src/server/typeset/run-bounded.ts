import { spawn } from 'node:child_process';
import { watchMemory } from '../processes/watch-memory.ts';

export interface BoundedOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Milliseconds. */
  readonly timeLimit: number;
  /** Resident bytes of the command and all its children. */
  readonly memoryLimit: number;
  readonly signal?: AbortSignal | undefined;
}

export interface BoundedResult {
  readonly code: number | null;
  /** What ended it, when it did not end by itself. */
  readonly stopped: 'time' | 'memory' | null;
  /** Standard output and error, the last 100,000 characters. */
  readonly output: string;
}

/** Runs a command as a process group of its own, which is killed as a whole at a limit or an abort. */
export function runBounded(command: string, args: readonly string[], options: BoundedOptions): Promise<BoundedResult> {
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stopped: BoundedResult['stopped'] = null;
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('latin1')).slice(-100_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const killGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // The group has just ended by itself.
      }
    };
    const stop = (reason: 'time' | 'memory') => {
      stopped ??= reason;
      killGroup();
    };
    const timer = setTimeout(() => stop('time'), options.timeLimit);
    const endWatch = watchMemory(child.pid ?? 0, options.memoryLimit, () => stop('memory'));
    options.signal?.addEventListener('abort', killGroup, { once: true });
    const finish = () => {
      clearTimeout(timer);
      endWatch();
      options.signal?.removeEventListener('abort', killGroup);
      // Children that the command left behind go with it.
      killGroup();
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('close', (code) => {
      finish();
      if (options.signal?.aborted === true) reject(options.signal.reason);
      else resolve({ code, stopped, output });
    });
  });
}
