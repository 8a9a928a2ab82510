import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Confinement } from './confinement.ts';
import type { SandboxedCommand } from './sandbox-commands.ts';

export interface SpawnOptions {
  /** Its whole environment; nothing of the server's. */
  readonly env: NodeJS.ProcessEnv;
  /** Bytes of resident memory that the watcher will allow. */
  readonly memoryLimit: number;
  /** Whether it exchanges messages with the server. */
  readonly messages?: boolean;
  /** Whether to keep standard output, which is closed otherwise. */
  readonly output?: boolean;
}

export interface SpawnedCommand {
  readonly child: ChildProcess;
  /** Kills it and its children. */
  kill(): void;
  /** The end of its standard error output, and of its standard output if that is kept. */
  said(): string;
}

/**
 * Starts a confined command in a separate process group, under hard limits that apply between two checks of the
 * watchers.
 */
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
      said = (said + chunk.toString('latin1')).slice(-longestOutput);
    });
  }
  if (filter) {
    const pipe = child.stdio[4] as Writable;
    // A command that failed to start doesn't read it.
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
        // The group has already ended.
      }
    },
  };
}

/**
 * No core dumps, a limit on the data segment (writable private memory, so reserved address space does not count), 200
 * MB per file, and a lower priority than page requests.
 */
const limits = 'ulimit -c 0; ulimit -d "$1" 2>/dev/null; ulimit -f 400000; shift; exec nice -n 10 "$@"';

/** Node's own memory, in addition to the job's. */
const spareBytes = 512 * 1024 * 1024;

const longestOutput = 100_000;
