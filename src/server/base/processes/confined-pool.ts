import { availableParallelism } from 'node:os';
import { createTurns, inTurn, type Turns } from '../limits/turns.ts';
import { askConfined, type ConfinedProcess, ConfinedStop, killed } from './confined-process.ts';
import type { NewcomersFirst } from './newcomers-first.ts';

export interface PoolOptions {
  start(): Promise<ConfinedProcess>;
  /** Every job gets a new process. Otherwise a process is reused until a job fails in it. */
  readonly fresh: boolean;
  /** Jobs that run in parallel; the others wait. */
  readonly atOnce: number;
  /** The queue for this pool's jobs, if it is shared with other pools. */
  readonly turns?: Turns | undefined;
  /** Milliseconds of CPU time for one job; see `watchTime`. */
  readonly timeLimit: number;
  /** Bytes of resident memory. */
  readonly memoryLimit: number;
  /** Pauses long jobs while new ones are waiting. */
  readonly newcomersFirst?: NewcomersFirst;
  /** Milliseconds of idle time after which waiting processes end. */
  readonly idleLimit: number;
}

export interface ConfinedPool {
  /** Throws ConfinedStop, the signal's reason, or an Error if no process can be started. */
  ask<Answer>(job: object, signal?: AbortSignal): Promise<Answer>;
  /** Several related jobs in one process; the limits apply to each. */
  use<Result>(work: (ask: Ask) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Starts a process in advance for the next job. */
  prepare(): Promise<ConfinedProcess>;
  close(): Promise<void>;
}

type Ask = <Answer>(job: object) => Promise<Answer>;

/** Confined processes for one kind of job, started on demand and replaced when they fail. */
export function createConfinedPool(options: PoolOptions): ConfinedPool {
  const { start, fresh, atOnce, idleLimit, newcomersFirst, timeLimit, memoryLimit } = options;
  const bounds = { timeLimit, memoryLimit, newcomersFirst };
  const turns = options.turns ?? createTurns({ count: atOnce });
  const living = new Set<Promise<ConfinedProcess>>();
  const waiting: Promise<ConfinedProcess>[] = [];
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const launch = (): Promise<ConfinedProcess> => {
    const started = start();
    living.add(started);
    const gone = () => {
      living.delete(started);
      const place = waiting.indexOf(started);
      if (place >= 0) waiting.splice(place, 1);
    };
    started.then((process) => {
      newcomersFirst?.prepare(process.child.pid ?? 0);
      process.child.once('exit', gone);
      process.child.once('error', gone);
    }, gone);
    return started;
  };
  const endIdle = async () => {
    for (const started of waiting.splice(0)) {
      const process = await started;
      // Idle time is counted from when the process was ready.
      await process.ready.catch(() => undefined);
      process.kill();
    }
  };
  const keep = (started: Promise<ConfinedProcess>) => {
    waiting.push(started);
    clearTimeout(idle);
    idle = setTimeout(endIdle, idleLimit).unref();
  };
  const startOne = () => {
    const started = launch();
    started.catch(() => undefined);
    keep(started);
    return started;
  };
  const prepare = () => waiting[0] ?? startOne();

  // While jobs run, the next two may arrive faster than a process is ready. On two cores a second start would only delay
  // the running job.
  const spares = Math.min(2, atOnce, Math.max(1, availableParallelism() - 1));
  const prepareNext = () => {
    while (!closed && waiting.length < spares) startOne();
  };

  const withProcess = async <Result>(
    work: (ask: Ask) => Promise<Result>,
    signal?: AbortSignal,
    killedBefore = false,
  ): Promise<Result> => {
    signal?.throwIfAborted();
    if (closed) throw new Error('the pool of processes was closed');
    const kept = waiting.shift();
    const started = kept ?? launch();
    const process = await started;
    // Starts processes for the next jobs, even if this job takes long; not immediately, because that would delay a
    // short job.
    const soon = fresh ? setTimeout(prepareNext, 100) : undefined;
    try {
      const result = await work((job) => askConfined(process, job, { ...bounds, signal }));
      if (!fresh && !closed) keep(started);
      return result;
    } catch (error) {
      process.kill();
      // A waiting process may have died unnoticed: the job gets another one.
      const diedWaiting =
        error instanceof ConfinedStop && ['crashed', 'killed'].includes(error.reason) && kept !== undefined;
      if (diedWaiting && !fresh && !closed) return withProcess(work, signal);
      // The process was killed from outside (out of memory, or an operator), so the job is retried once.
      if (error instanceof ConfinedStop && error.reason === 'killed') {
        if (!killedBefore && !closed) return withProcess(work, signal, true);
        throw new Error('a confined process was killed', { cause: error });
      }
      throw error;
    } finally {
      clearTimeout(soon);
      if (fresh) process.kill();
      if (fresh) prepareNext();
    }
  };

  return {
    ask: (job, signal) => inTurn(turns, () => withProcess((ask) => ask(job), signal)),
    use: (work, signal) => inTurn(turns, () => withProcess(work, signal)),
    prepare,
    async close() {
      closed = true;
      clearTimeout(idle);
      await Promise.all([...living].map((started) => started.then(killed, () => undefined)));
    },
  };
}
