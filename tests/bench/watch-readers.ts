import { readFileSync } from 'node:fs';

/**
 * Monitors every descendant process that reads a document. `stop` returns the highest resident memory of any of them in
 * bytes; 0 without /proc.
 */
export function watchReaders(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const timer = setInterval(() => {
    for (const reader of below(pid).filter(isReader)) most = Math.max(most, peakOf(reader));
  }, 15);
  return {
    async stop() {
      clearInterval(timer);
      return most;
    },
  };
}

function below(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim();
  const own = children === '' ? [] : children.split(' ').map(Number);
  return [...own, ...own.flatMap(below)];
}

function isReader(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`).includes('reader-worker.ts');
}

/** Bytes. */
function peakOf(pid: number): number {
  return 1024 * Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Empty for a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
