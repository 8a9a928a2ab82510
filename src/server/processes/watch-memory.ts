import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Calls `exceeded` once when a process and its descendants hold more than `limitBytes` of memory. Returns the function
 * that ends the watch. Limits set on a V8 heap or an address space do not hold native code; reading the resident size does.
 */
export function watchMemory(pid: number, limitBytes: number, exceeded: () => void): () => void {
  let ended = false;
  const end = () => {
    ended = true;
    clearInterval(timer);
  };
  const judge = (bytes: number) => {
    if (ended || bytes <= limitBytes) return;
    end();
    exceeded();
  };
  const timer =
    process.platform === 'linux'
      ? setInterval(() => judge(treeSize(pid)), 40)
      : setInterval(() => sizeByPs(pid, judge), 500);
  timer.unref();
  return end;
}

/** Resident bytes of a process and all below it; processes that have just ended count as nothing. */
function treeSize(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim();
    const below = children === '' ? [] : children.split(' ').map((child) => treeSize(Number(child)));
    return below.reduce((sum, size) => sum + size, pages * 4096);
  } catch {
    return 0;
  }
}

/** Where there is no /proc: the process itself, by ps. */
function sizeByPs(pid: number, judge: (bytes: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
    if (error === null) judge(Number(stdout.trim()) * 1024);
  });
}
