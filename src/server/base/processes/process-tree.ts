import { readFileSync } from 'node:fs';

/** A process and its descendants, from proc(5); those that have just ended are left out. */
export function processTree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim();
    return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => processTree(Number(child))))];
  } catch {
    return [];
  }
}
