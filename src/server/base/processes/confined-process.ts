import type { ChildProcess } from 'node:child_process';
import type { Confinement } from './confinement.ts';
import { findConfinement } from './find-confinement.ts';
import type { NewcomersFirst } from './newcomers-first.ts';
import { nodeCommand } from './node-command.ts';
import { spawnConfined } from './spawn-confined.ts';
import { watchMemory } from './watch-memory.ts';
import { watchTime } from './watch-time.ts';

/** A process that runs one job at a time on untrusted input, with one message per job and one per result. */
export interface ConfinedProcess {
  readonly child: ChildProcess;
  /** Resolves with its first message, which means that it is ready. Rejects if it ends before. */
  readonly ready: Promise<unknown>;
  /** Kills it and its children. */
  kill(): void;
  said(): string;
}

export interface ConfinedOptions {
  /** Bytes of resident memory that its jobs may use. */
  readonly memoryLimit: number;
  readonly args?: readonly string[];
  readonly readable?: readonly string[];
  readonly addons?: boolean;
  readonly nodeOptions?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Default: the strongest available. */
  readonly confinement?: Confinement;
}

export async function startConfined(script: URL, options: ConfinedOptions): Promise<ConfinedProcess> {
  const { args = [], readable = [], addons = false, nodeOptions = [], env = {}, memoryLimit } = options;
  const confinement = options.confinement ?? (await findConfinement());
  const command = nodeCommand(script, { args, readable, addons, nodeOptions });
  const { child, kill, said } = spawnConfined(command, confinement, { env, memoryLimit, messages: true });
  const ready = new Promise<unknown>((resolve, reject) => {
    const fail = () => reject(new Error(`a confined process did not start: ${said().slice(-2000)}`));
    child.once('message', resolve);
    child.once('exit', fail);
    child.once('error', fail);
  });
  const rest = () => keepAlive(child, false);
  ready.then(rest, rest);
  return { child, ready, kill, said };
}

/** Why a process did not answer. */
export class ConfinedStop extends Error {
  override readonly name = 'ConfinedStop';
  /** `killed`: by something outside this product, and not because of an error of its own. */
  readonly reason: 'time' | 'memory' | 'crashed' | 'killed';
  constructor(reason: ConfinedStop['reason'], details = '') {
    super(details || reason);
    this.reason = reason;
  }
}

export interface Bounds {
  /** Milliseconds of CPU time for one job; see `watchTime`. */
  readonly timeLimit: number;
  /** Bytes of resident memory. */
  readonly memoryLimit: number;
  /** The queue in which it may be paused for shorter jobs; without it, it is never paused. */
  readonly newcomersFirst?: NewcomersFirst | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends it a job and waits for the result. Kills it at a limit or on abort; throws ConfinedStop or the signal's reason.
 */
export async function askConfined<Answer>(
  { child, ready, kill, said }: ConfinedProcess,
  job: object,
  { timeLimit, memoryLimit, newcomersFirst, signal }: Bounds,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  promise.catch(() => undefined);
  const stop = (error: unknown) => {
    reject(error);
    kill();
  };
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    // On a busy machine, the end of the process may be noticed before the result that it sent just before.
    if (!child.connected) return ended(code, signal);
    const end = () => setImmediate(ended, code, signal);
    child.once('disconnect', end);
    setTimeout(end, 2_000).unref();
  };
  const ended = (code: number | null = null, signal: NodeJS.Signals | null = null) => {
    // The wrapper exits like a shell, with 128 plus the number of the signal; unshare of util-linux 2.38 fails over SIGKILL.
    const isKilled =
      signal === 'SIGKILL' ||
      signal === 'SIGTERM' ||
      code === 137 ||
      code === 143 ||
      (code === 1 && said().includes('unshare: sigprocmask unblock failed'));
    reject(new ConfinedStop(isKilled ? 'killed' : 'crashed', said().slice(-2000)));
  };
  const onAbort = () => stop(signal?.reason);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });
  let endTime = () => {};
  const running = newcomersFirst?.begin(child.pid ?? 0);
  keepAlive(child, true);
  const endWatch = watchMemory(child.pid ?? 0, memoryLimit, () => stop(new ConfinedStop('memory')));
  try {
    await Promise.race([ready, promise]);
    // Time limits start with the job, because a slow start on a busy machine is not its fault.
    endTime = watchTime(child.pid ?? 0, timeLimit, () => stop(new ConfinedStop('time')), running?.pausedFor);
    running?.started();
    child.once('exit', onExit);
    child.once('message', resolve);
    // The process ended before it got the job, so the job didn't cause this.
    if (!child.connected) reject(new ConfinedStop('killed', said().slice(-2000)));
    else child.send(job, (error) => error !== null && ended());
    return await promise;
  } finally {
    endTime();
    running?.ended();
    endWatch();
    signal?.removeEventListener('abort', onAbort);
    child.off('exit', onExit);
    child.off('message', resolve);
    keepAlive(child, false);
  }
}

/** An idle process must not keep the server alive; a working one must. */
export function keepAlive(child: ChildProcess, wanted: boolean): void {
  const streams = [child, child.channel, child.stderr] as ({ ref?(): void; unref?(): void } | null | undefined)[];
  for (const part of streams) wanted ? part?.ref?.() : part?.unref?.();
}

/** Kills it; resolves when it has ended. */
export function killed({ child, ready, kill }: ConfinedProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const stay = () => keepAlive(child, true);
    stay();
    // A process that becomes ready no longer keeps this program alive; this one must keep it alive until it has ended.
    ready.then(stay, stay);
    child.once('exit', () => resolve());
    kill();
  });
}
