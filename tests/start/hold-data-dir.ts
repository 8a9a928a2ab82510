import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const holders: ChildProcess[] = [];

/** For afterEach: ends processes of a test that failed midway. */
export async function killHolders(): Promise<void> {
  for (const child of holders.splice(0))
    if (child.exitCode === null && child.signalCode === null) await killImmediately(child);
}

/** Starts a process that locks a DATA_DIR (and runs its database); resolves when it has. */
export async function holdDataDir(
  dataDir: string,
  what: 'lock' | 'database',
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'database-holder.ts'), dataDir, what], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the holder ended with ${code}`))),
  ])) as [string];
  return { child, ...JSON.parse(line) };
}

/** Kills it as suddenly as a power failure would. */
export async function killImmediately(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Waits until a condition is true; the test's time limit ends the wait. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

/** Whether the process is running; a zombie is not. */
export function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}
