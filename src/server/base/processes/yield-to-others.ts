import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { processTree } from './process-tree.ts';
import { processorTime } from './watch-time.ts';

/**
 * Gives a process, and all below it, a lower priority once it has worked for so many milliseconds of processor time:
 * work that turns out to be long comes after work that has just begun (a multilevel feedback queue). Does nothing where
 * there is no /proc. `onLong` is called then. Returns the function that ends the watch.
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
 * Less than what has just begun (10), by a third. Lower still, an honest document starves next to many others until its time
 * is over.
 */
const niceness = 12;

/** Linux keeps a priority for each thread; what a thread starts later inherits it. */
function lower(pid: number): void {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), niceness);
  } catch {
    // It has just ended, or belongs to a user whose processes this one may not touch.
  }
}
