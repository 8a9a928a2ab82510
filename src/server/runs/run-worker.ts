import { sql } from 'kysely';
import { type Lane, lanes } from '#contract/tool.ts';
import type { JobQueue } from '../base/jobs/jobs.ts';
import { logContext } from '../base/log/log-context.ts';
import { type ClaimedRun, claimNext, releaseOrphanedRuns, renewClaims, yieldRun } from './claim.ts';
import { cleanEndedRuns, sweep } from './clean-runs.ts';
import { endRun, failedWith } from './end-run.ts';
import { executeRun } from './execute-run.ts';
import { startRunRemoval } from './remove-old-runs.ts';
import { reportEnd } from './report-end.ts';
import type { RunsContext } from './runs-context.ts';
import { type StopReason, WorkStopped } from './stoppable.ts';

/** Executes runs in this process: claims due runs, renews its claims, and takes over runs of dead workers. */
export interface RunWorker {
  /** Requires the listening connection, which holds the worker's lock. */
  start(): Promise<void>;
  /** A new run is due. */
  onDue(): void;
  /** A run has ended, in this process or another: if it is executed here, its work stops. */
  onEnded(runId: string): void;
  /** Notifications may have been missed. */
  onGap(): void;
  /** Releases its runs and resolves when the work on them has stopped, or after some seconds. */
  stop(): Promise<void>;
}

/** `number` identifies this process's advisory lock. */
export function createRunWorker(context: RunsContext, number: number): RunWorker {
  const { db, jobs, log } = context.platform;
  const { concurrency, claimSeconds } = context.timing;
  const active = new Map<string, ActiveRun>();
  const reportedEnded = new Set<string>();
  const timers: NodeJS.Timeout[] = [];
  /** The last user served, by lane. */
  const served: Record<Lane, string> = { short: nobody, long: nobody };
  let started = false;
  let stopping = false;

  /** Fills the free slots of both lanes. */
  const fill = async (): Promise<void> => {
    for (const lane of lanes) {
      for (;;) {
        const users = [...active.values()].filter((run) => run.lane === lane).map((run) => run.claim.userId);
        if (!started || stopping || users.length >= concurrency[lane]) break;
        const claim = await claimNext(db, {
          lane,
          worker: number,
          claimSeconds,
          after: served[lane],
          served: users.filter(
            (user) => users.filter((other) => other === user).length >= mostOfOneUser(concurrency[lane]),
          ),
          atWork: [...active.keys()],
        });
        if (!claim) break;
        served[lane] = claim.userId;
        void work(claim, lane);
      }
    }
  };

  const work = async (claim: ClaimedRun, lane: Lane): Promise<void> => {
    const controller = new AbortController();
    const stop = (reason: StopReason) => controller.abort(new WorkStopped(reason));
    log.info({ runId: claim.runId, tool: claim.feature, lane, attempt: claim.attempt }, 'run started');
    const ended = logContext
      .run({ runId: claim.runId, ...traceIdOf(claim) }, () => executeRun(context, claim, controller.signal))
      .catch(async (error) => {
        log.warn({ err: error, runId: claim.runId }, 'the end of a run could not be stored; trying again');
        await yieldRun(db, claim, context.timing.busySeconds).catch(() => undefined);
      })
      .then(() => reportEnd(db, log, claim.runId))
      .catch((error) => log.warn({ err: error, runId: claim.runId }, 'the end of a run could not be reported'));
    active.set(claim.runId, { claim, lane, stop, ended });
    if (stopping) stop('stopping');
    await ended;
    active.delete(claim.runId);
    reportedEnded.delete(claim.runId);
    void fillNow();
  };

  const renew = async () => {
    const runs = [...active.values()];
    if (runs.length === 0) return;
    const renewed = await renewClaims(
      db,
      number,
      runs.map((run) => run.claim),
      context.timing.claimSeconds,
    );
    for (const run of runs)
      if (!renewed.has(run.claim.runId)) run.stop(reportedEnded.has(run.claim.runId) ? 'ended' : 'lost');
  };

  const recover = async () => {
    if ((await releaseOrphanedRuns(db)) > 0) void fillNow();
    await endOverdueRuns(context);
    await cleanEndedRuns(context);
  };

  const fillNow = oneAtATime(fill, (error) => log.warn({ err: error }, 'runs could not be claimed; trying again'));
  const renewNow = oneAtATime(renew, (error) => log.warn({ err: error }, 'the claims of runs could not be renewed'));
  const recoverNow = oneAtATime(recover, (error) => log.warn({ err: error }, 'runs could not be recovered'));

  return {
    async start() {
      // Notifications bring runs from now on, so their claims must be renewed and their retries found, however slow the
      // job queue is.
      started = true;
      timers.push(setInterval(renewNow, context.timing.renewMilliseconds));
      timers.push(setInterval(recoverNow, context.timing.recoverMilliseconds));
      timers.push(setInterval(fillNow, context.timing.pollMilliseconds));
      // Runs of dead processes are taken over now; removing their files can wait.
      await recoverNow();
      await fillNow();
      await jobs.schedule(sweepJobs, '*/10 * * * *', () => sweep(context));
      await startRunRemoval(context.platform);
      sweep(context).catch((error) => log.warn({ err: error }, 'files that nobody needs could not be removed'));
    },
    onDue: () => void fillNow(),
    onEnded(runId) {
      if (!active.has(runId)) return;
      reportedEnded.add(runId);
      void renewNow();
    },
    onGap() {
      void renewNow();
      void fillNow();
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
  readonly lane: Lane;
  readonly stop: (reason: StopReason) => void;
  readonly ended: Promise<void>;
}

/** The trace id of the request that submitted the run, so that both can be found together in the log. */
function traceIdOf({ traceparent }: ClaimedRun): { traceId?: string } {
  const traceId = traceparent?.split('-')[1];
  return traceId === undefined ? {} : { traceId };
}

const stopMilliseconds = 8_000;

/** Sorts before every user id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** One slot in each lane is reserved for other users, who would otherwise wait for the end of a long run. */
const mostOfOneUser = (places: number) => Math.max(1, places - 1);

const sweepJobs: JobQueue = {
  name: 'run-sweep',
  concurrency: 1,
  retryLimit: 0,
  retryDelaySeconds: 1,
  retryBackoff: false,
  expireInSeconds: 600,
};

/** Runs past their time limit that their worker did not end. */
async function endOverdueRuns(context: RunsContext): Promise<void> {
  const { db } = context.platform;
  const overdue = await db
    .selectFrom('runs')
    .select('id')
    .where('state', 'in', ['queued', 'running'])
    .where('deadline', '<', sql<Date>`now() - interval '10 seconds'`)
    .limit(100)
    .execute();
  for (const { id } of overdue) {
    await db.transaction().execute((trx) => endRun(trx, context, id, failedWith('run_timed_out')));
  }
}

/**
 * Never runs `work` in parallel: calls during a run request one more run after it, no matter how many calls there are.
 */
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
