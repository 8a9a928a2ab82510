import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

/**
 * Calls `exceeded` once when a process has used `limit` milliseconds of CPU time, or after four times as much wall time
 * in which it did not wait for a core: on a busy machine a process may be slow through no fault of its own. Without
 * /proc the limit is wall time. Returns a function that ends the watch.
 */
export function watchTime(pid: number, limit: number, exceeded: () => void): () => void {
  const before = processorTime(pid);
  const waitedBefore = longestWait(pid);
  const begin = performance.now();
  const timer = setInterval(() => {
    const wall = performance.now() - begin;
    const used = before === null ? wall : (processorTime(pid) ?? before) - before;
    if (used <= limit && (wall <= 4 * limit || wall - (longestWait(pid) - waitedBefore) <= 4 * limit)) return;
    clearInterval(timer);
    exceeded();
  }, 100);
  return () => clearInterval(timer);
}

/** CPU time of a process and its descendants, including ended ones; null if unknown. */
export function processorTime(pid: number): number | null {
  const times = processTree(pid).map(ownTime);
  return times.length === 0 ? null : times.reduce((sum, time) => sum + time, 0);
}

/** Milliseconds in user and system mode, its own and of children it has waited for (proc(5), fields 14 to 17, in 1/100 s). */
function ownTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may contain any characters.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 10 * fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}

/** Milliseconds that a process or a descendant, each as its main thread, has waited for a core since it started. */
function longestWait(pid: number): number {
  return Math.max(0, ...processTree(pid).map(ownWait));
}

/** The second field is in nanoseconds (sched-stats of the kernel's documentation). */
function ownWait(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
