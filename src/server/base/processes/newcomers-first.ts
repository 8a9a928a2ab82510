import { processorTime } from './watch-time.ts';

export interface NewcomersFirst {
  /** Adds a job whose process may still be starting. */
  begin(pid: number): RunningJob;
  /** Adds a process that starts for a later job. */
  prepare(pid: number): void;
}

export interface NewcomersFirstOptions {
  /** Milliseconds of CPU time of an ordinary job; a longer one is long. */
  readonly quick: number;
  /** Milliseconds of CPU time that a process uses until it is warmed up; they don't count for its first job. */
  readonly startUse: number;
}

export interface RunningJob {
  /** The process works on the job from now on, so its CPU time counts. */
  started(): void;
  ended(): void;
  /** Milliseconds that it has been paused. */
  pausedFor(): number;
}

/**
 * Long jobs pause while short ones run, so that short jobs do not wait for them (a multilevel feedback queue). Several
 * long jobs also pause while a process starts for the next one; a single long job leaves a core free for that. After
 * four seconds of pause they run for one second, so that they end eventually. Process priorities can't do this: where
 * the kernel shares cores by session (autogroups of sched(7)), they only count within a session, and elsewhere all
 * other programs on the machine would come first. Without /proc, no job counts as long.
 */
export function createNewcomersFirst({ quick, startUse }: NewcomersFirstOptions): NewcomersFirst {
  const jobs = new Set<Job>();
  const starting = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let isPaused = false;
  let changedAt = Number.NEGATIVE_INFINITY;

  const decide = () => {
    for (const job of jobs) job.isLong ||= used(job) > quick;
    // A process that has ended also counts as started.
    for (const pid of starting) if ((processorTime(pid) ?? startUse) >= startUse) starting.delete(pid);
    const long = [...jobs].filter((job) => job.isLong);
    const isContested = long.length > 0 && (long.length < jobs.size || (long.length > 1 && starting.size > 0));
    if (!isContested) {
      isPaused = false;
      changedAt = Number.NEGATIVE_INFINITY;
    } else if (performance.now() - changedAt >= (isPaused ? longestPause : turn)) {
      isPaused = !isPaused;
      changedAt = performance.now();
    }
    for (const job of long) pause(job, isPaused);
  };

  return {
    begin(pid) {
      const job: Job = { pid, before: null, isLong: false, pausedAt: null, paused: 0 };
      jobs.add(job);
      starting.delete(pid);
      timer ??= setInterval(decide, 50).unref();
      decide();
      return {
        started() {
          const now = processorTime(pid);
          // The CPU time that a process uses to warm up doesn't count for the job.
          job.before = now === null ? null : Math.max(now, startUse);
        },
        ended() {
          jobs.delete(job);
          pause(job, false);
          decide();
          if (jobs.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        },
        pausedFor: () => job.paused + (job.pausedAt === null ? 0 : performance.now() - job.pausedAt),
      };
    },
    prepare(pid) {
      starting.add(pid);
    },
  };
}

/** Milliseconds for which long jobs pause, and then run, while others are new. */
const longestPause = 4_000;
const turn = 1_000;

interface Job {
  readonly pid: number;
  /** CPU time of its process when the job started; null before, and where it is unknown. */
  before: number | null;
  isLong: boolean;
  pausedAt: number | null;
  /** Milliseconds of its pauses that have ended. */
  paused: number;
}

function used({ pid, before }: Job): number {
  return before === null ? 0 : (processorTime(pid) ?? before) - before;
}

/** Pauses or resumes a job with all processes that it has started: they are one process group. */
function pause(job: Job, wanted: boolean): void {
  if (wanted === (job.pausedAt !== null)) return;
  try {
    process.kill(-job.pid, wanted ? 'SIGSTOP' : 'SIGCONT');
  } catch {
    // It has just ended.
  }
  if (job.pausedAt !== null) job.paused += performance.now() - job.pausedAt;
  job.pausedAt = wanted ? performance.now() : null;
}
