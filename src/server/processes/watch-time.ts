import { readFileSync } from 'node:fs';

/**
 * Calls `exceeded` once when a process has worked for `limit` milliseconds of processor time, or when four times as many
 * have passed: on a busy machine a process that comes last is slow through no fault of its own. Where there is no /proc the
 * limit is time that passes. Returns the function that ends the watch.
 */
export function watchTime(pid: number, limit: number, exceeded: () => void): () => void {
  const before = processorTime(pid);
  const end = () => {
    clearTimeout(wall);
    clearInterval(timer);
  };
  const stop = () => {
    end();
    exceeded();
  };
  const wall = setTimeout(stop, before === null ? limit : 4 * limit);
  const timer = setInterval(() => {
    if (before !== null && (processorTime(pid) ?? before) - before > limit) stop();
  }, 100);
  timer.unref();
  return end;
}

/** Milliseconds in user and system mode, all threads together (proc(5), fields 14 and 15, in hundredths of a second). */
function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return null;
  }
}
