import { sql } from 'kysely';
import type { JobQueue } from '../jobs/jobs.ts';
import { logContext } from '../log/logger.ts';
import { cleanEndedRuns, sweep } from './clean-runs.ts';
import { endRun, failedWith } from './end-run.ts';
import { executeRun } from './execute-run.ts';
import { type ClaimedRun, claimRun, renewLeases, takeOwnerless, yieldRun } from './lease.ts';
import { type RunKit, runQueue } from './run-kit.ts';
import { type StopReason, WorkStopped } from './stoppable.ts';

/** Works on runs in this process: takes jobs, keeps its leases, and takes over what dead workers left. */
export interface RunWorker {
  /** The listening connection, which carries the worker's lock, must stand. */
  start(): Promise<void>;
  /** A run has ended, here or elsewhere: if it is one of ours, its work stops. */
  onEnded(runId: string): void;
  /** Such a notice may have been missed. */
  onGap(): void;
  /** Gives its runs back and resolves when the work on them has stopped, at the latest after some seconds. */
  stop(): Promise<void>;
}

/** `number` is the one under which this process holds its advisory lock. */
export function createRunWorker(kit: RunKit, number: number): RunWorker {
  const { db, jobs, log } = kit.platform;
  const active = new Map<string, ActiveRun>();
  const toldEnded = new Set<string>();
  const timers: NodeJS.Timeout[] = [];
  let stopping = false;

  const take = async (runId: string): Promise<void> => {
    // The job fails, and another process, or the next start of this one, gets it.
    if (stopping) throw new Error('the worker is stopping');
    // Somebody took this process for dead: it says that it lives.
    if (active.has(runId)) return renewNow();
    const claim = await claimRun(db, runId, number, kit.timing.leaseSeconds);
    if (!claim) return;
    const controller = new AbortController();
    const stop = (reason: StopReason) => controller.abort(new WorkStopped(reason));
    const ended = logContext.run({ runId }, () => executeRun(kit, claim, controller.signal));
    active.set(runId, { claim, stop, ended });
    if (stopping) stop('stopping');
    try {
      await ended;
    } catch (error) {
      await yieldRun(db, claim).catch(() => undefined);
      throw error;
    } finally {
      active.delete(runId);
      toldEnded.delete(runId);
    }
  };

  const renew = async () => {
    const runs = [...active.values()];
    if (runs.length === 0) return;
    const standing = await renewLeases(
      db,
      number,
      runs.map((run) => run.claim),
      kit.timing.leaseSeconds,
    );
    for (const run of runs)
      if (!standing.has(run.claim.runId)) run.stop(toldEnded.has(run.claim.runId) ? 'ended' : 'lost');
  };

  const recover = async () => {
    await db.transaction().execute(async (trx) => {
      for (const runId of await takeOwnerless(trx)) await jobs.send(trx, runQueue, { runId }, { singletonKey: runId });
    });
    await endOverdueRuns(kit);
    await cleanEndedRuns(kit);
  };

  const renewNow = oneAtATime(renew, (error) => log.warn({ err: error }, 'the leases of runs could not be renewed'));
  const recoverNow = oneAtATime(recover, (error) => log.warn({ err: error }, 'runs could not be recovered'));

  return {
    async start() {
      await jobs.work<{ runId: string }>({ ...runJobs, concurrency: kit.timing.concurrency }, ({ runId }) =>
        take(runId),
      );
      await jobs.schedule(sweepJobs, '*/10 * * * *', () => sweep(kit));
      timers.push(setInterval(renewNow, kit.timing.renewMilliseconds));
      timers.push(setInterval(recoverNow, kit.timing.recoverMilliseconds));
      // Runs of a process that died are taken back now; the files that it left may wait for a moment.
      await recoverNow();
      sweep(kit).catch((error) => log.warn({ err: error }, 'files that nobody needs could not be removed'));
    },
    onEnded(runId) {
      if (!active.has(runId)) return;
      toldEnded.add(runId);
      void renewNow();
    },
    onGap() {
      void renewNow();
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      for (const run of active.values()) run.stop('stopping');
      const all = Promise.allSettled([...active.values()].map((run) => run.ended));
      let limit: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, stopMilliseconds);
      });
      await Promise.race([all, enough]);
      clearTimeout(limit);
    },
  };
}

interface ActiveRun {
  readonly claim: ClaimedRun;
  readonly stop: (reason: StopReason) => void;
  readonly ended: Promise<void>;
}

const stopMilliseconds = 8_000;

const runJobs: Omit<JobQueue, 'concurrency'> = {
  name: runQueue,
  retryLimit: 10,
  retryDelaySeconds: 2,
  retryBackoff: true,
  // Runs keep their own time limits; this only frees a job that hangs beyond all of them.
  expireInSeconds: 3 * 3_600,
};

const sweepJobs: JobQueue = {
  name: 'run-sweep',
  concurrency: 1,
  retryLimit: 0,
  retryDelaySeconds: 1,
  retryBackoff: false,
  expireInSeconds: 600,
};

/** Runs past their time limit whose worker did not end them itself. */
async function endOverdueRuns(kit: RunKit): Promise<void> {
  const { db } = kit.platform;
  const overdue = await db
    .selectFrom('runs')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('deadline', '<', sql<Date>`now() - interval '10 seconds'`)
    .limit(100)
    .execute();
  for (const { id } of overdue) {
    await db.transaction().execute((trx) => endRun(trx, kit.charges, id, failedWith('run_timed_out')));
  }
}

/** A call during the work asks for one more round after it; several ask for the same one. */
function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const rounds = async () => {
    do {
      again = false;
      await work().catch(onError);
    } while (again);
    running = null;
  };
  return () => {
    if (running) again = true;
    else running = rounds();
    return running ?? Promise.resolve();
  };
}
