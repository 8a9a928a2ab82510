import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Confinement } from './confinement.ts';
import type { SandboxedCommand } from './sandbox-commands.ts';

export interface SpawnOptions {
  /** All that it gets; nothing of the server's. */
  readonly env: NodeJS.ProcessEnv;
  /** Resident bytes that a watch will allow it. */
  readonly memoryLimit: number;
  /** Whether it talks with the server by messages. */
  readonly messages?: boolean;
  /** Standard output, which is closed unless wanted. */
  readonly output?: boolean;
}

export interface SpawnedCommand {
  readonly child: ChildProcess;
  /** Ends it and all that it has started. */
  kill(): void;
  /** The last of what it wrote to standard error, and to standard output where that is wanted. */
  said(): string;
}

/** Starts a command confined, in a process group of its own, under hard limits that hold between two looks of a watch. */
export function spawnConfined(
  command: SandboxedCommand,
  confinement: Confinement,
  options: SpawnOptions,
): SpawnedCommand {
  const { program, args, filter } = confinement.wrap(command);
  const posix = process.platform !== 'win32';
  const limited = posix
    ? ['/bin/sh', '-c', limits, 'sh', String(Math.ceil((2 * options.memoryLimit + spareBytes) / 1024)), program]
    : [program];
  const [first, ...rest] = [...limited, ...args] as [string, ...string[]];
  const stdio: StdioOptions = [
    'ignore',
    options.output ? 'pipe' : 'ignore',
    'pipe',
    options.messages ? 'ipc' : 'ignore',
    filter ? 'pipe' : 'ignore',
  ];
  const child = spawn(first, rest, {
    cwd: confinement.hasOwnRoot ? '/' : (command.folder ?? '/'),
    env: { ...options.env, ...(process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot }) },
    detached: posix,
    serialization: 'advanced',
    stdio,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('latin1')).slice(-keptOutput);
    });
  }
  if (filter) {
    const pipe = child.stdio[4] as Writable;
    // A command that does not start reads nothing.
    pipe.on('error', () => undefined);
    pipe.end(filter);
  }
  return {
    child,
    said: () => said,
    kill() {
      try {
        if (child.pid !== undefined) process.kill(posix ? -child.pid : child.pid, 'SIGKILL');
      } catch {
        // The group has ended by itself.
      }
    },
  };
}

/**
 * No memory image of a crash on disk, a bound for the data segment (writable private memory, so reserved address space does
 * not count), 200 MB for a file; and pages of others come first.
 */
const limits = 'ulimit -c 0; ulimit -d "$1" 2>/dev/null; ulimit -f 400000; shift; exec nice -n 10 "$@"';

/** Node's own, beside what a job takes. */
const spareBytes = 512 * 1024 * 1024;

const keptOutput = 100_000;
