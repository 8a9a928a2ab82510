import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { processTree } from './process-tree.ts';
import { processorTime } from './watch-time.ts';

/**
 * Lowers the priority of a process and its descendants after this many milliseconds of CPU time, so that long jobs come
 * after new ones (a multilevel feedback queue), and calls `onLong`. Does nothing without /proc. Returns a function that
 * ends the watch.
 */
export function yieldToOthers(pid: number, milliseconds: number, onLong: () => void): () => void {
  const before = processorTime(pid);
  let isLong = false;
  const timer = setInterval(() => {
    const now = processorTime(pid);
    if (before === null || now === null || now - before < milliseconds) return;
    if (!isLong) {
      isLong = true;
      for (const each of processTree(pid)) lower(each);
      onLong();
    }
    if (lowerSession(pid)) clearInterval(timer);
  }, 100);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * The lowest one; new jobs have 10. Next to five long jobs on two cores a new one gets three quarters of a core (weights
 * 110 and 15 of sched(7)). `watchTime` does not count the time that a long job waits for a core.
 */
const niceness = 19;

/** Linux has a priority for each thread; new threads inherit it. */
function lower(pid: number): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), niceness);
  } catch {
    // It has just ended, or belongs to a user whose processes this one may not change.
  }
}

/**
 * Where the kernel shares cores by session (autogroups of sched(7)), a priority counts only within a session, and each
 * confined process has its own: the session needs a priority too. New ones have 0. Returns false when the kernel asks
 * to try again.
 */
function lowerSession(pid: number): boolean {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, '10');
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EAGAIN';
  }
}
