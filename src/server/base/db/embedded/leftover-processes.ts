import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';

/**
 * Prepares a locked database folder for a new postmaster: stops a server whose parent was killed, ends children that
 * outlived their postmaster, and removes a postmaster.pid whose process id now belongs to another program, because
 * PostgreSQL would mistake that program for itself. Only processes proven to use this folder get a signal.
 */
export async function clearLeftoverProcesses(folder: string, say: (message: string) => void): Promise<void> {
  const recorded = recordedPostmaster(folder);
  const found = databaseProcesses(folder, recorded);
  if (recorded && found.includes(recorded)) {
    say(`Stopping a database that an earlier start left behind (process ${recorded}).`);
    signal([recorded], 'SIGINT');
    await gone(folder, recorded, 20_000);
  }
  for (const kind of ['SIGQUIT', 'SIGKILL'] as const) {
    const left = databaseProcesses(folder, recorded);
    if (left.length === 0) break;
    signal(left, kind);
    await gone(folder, recorded, 5_000);
  }
  const left = databaseProcesses(folder, recorded);
  if (left.length > 0) {
    throw new CannotStart(
      `Processes of an earlier database still use ${folder} and cannot be ended: ${left.join(', ')}.`,
    );
  }
  // If no database process uses the folder, a process with that id is another program. (If there is no such process,
  // PostgreSQL also checks the old shared memory itself, so that case is left to it.)
  if (recorded && isAlive(recorded)) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** The process id in postmaster.pid, or null. */
function recordedPostmaster(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * PostgreSQL's working directory is its folder, which /proc shows. Without /proc the postmaster's command line is used.
 */
function databaseProcesses(folder: string, recorded: number | null): number[] {
  if (!existsSync('/proc/self/cwd')) {
    return recorded && commandLine(recorded).includes(`-D ${folder}`) ? [recorded] : [];
  }
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && link(pid, 'cwd') === real && basename(link(pid, 'exe')).startsWith('postgres'));
}

function link(pid: number, name: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return '';
  }
}

function commandLine(pid: number): string {
  return spawnSync('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

async function gone(folder: string, recorded: number | null, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && databaseProcesses(folder, recorded).length > 0) await sleep(50);
}

function signal(pids: number[], kind: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, kind);
    } catch {
      // It has ended in between.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
