import { spawnSync } from 'node:child_process';

/** Whether this machine has a program. If not, the log says which checks were left out and how to get it. */
export function installed(program: string, from = `apt-get install ${program}`): boolean {
  const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
  if (!found) console.warn(`Checks with ${program} are left out, because this machine lacks it (${from}).`);
  return found;
}
