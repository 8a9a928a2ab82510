import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

/**
 * Calls `exceeded` once when a process and its descendants use more than `limitBytes` of memory. Returns a function
 * that ends the watch. Limits on V8's heap or on the address space do not bound native code; reading the resident size
 * does.
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

function treeSize(pid: number): number {
  return processTree(pid).reduce((sum, each) => sum + residentSize(each), 0);
}

function residentSize(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

/** Without /proc: the process itself, with ps. */
function sizeByPs(pid: number, judge: (bytes: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
    if (error === null) judge(Number(stdout.trim()) * 1024);
  });
}
