import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

/**
 * Calls `exceeded` once when a process has used `limit` milliseconds of CPU time, or after four times as much wall
 * time, not counting its pauses and the time that it waited for a core: on a busy machine a process may be slow through
 * no fault of its own. Without /proc the limit is wall time. Returns a function that ends the watch.
 */
export function watchTime(pid: number, limit: number, exceeded: () => void, pausedFor = () => 0): () => void {
  const before = processorTime(pid);
  const waitedBefore = coreWait(pid);
  const begin = performance.now();
  const timer = setInterval(() => {
    const wall = performance.now() - begin - pausedFor();
    const used = before === null ? wall : (processorTime(pid) ?? before) - before;
    if (used <= limit && wall - (coreWait(pid) - waitedBefore) <= 4 * limit) return;
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

/**
 * Milliseconds that the innermost process, the one that works, has waited for a core (second field of schedstat, in
 * nanoseconds); 0 if unknown.
 */
function coreWait(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${processTree(pid).at(-1)}/schedstat`, 'latin1').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
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
