import { readdirSync } from 'node:fs';
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
  const timer = setInterval(() => {
    const now = processorTime(pid);
    if (before === null || now === null || now - before < milliseconds) return;
    clearInterval(timer);
    for (const each of processTree(pid)) lower(each);
    onLong();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * A third less than the priority of new jobs (10). At a lower one, a legitimate document next to many others would run
 * into its time limit.
 */
const niceness = 12;

/** Linux has a priority for each thread; new threads inherit it. */
function lower(pid: number): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), niceness);
  } catch {
    // It has just ended, or belongs to a user whose processes this one may not change.
  }
}
