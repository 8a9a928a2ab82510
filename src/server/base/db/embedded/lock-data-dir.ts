import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';

export interface DataDirLock {
  release(): void;
}

/**
 * Locks DATA_DIR for this process, or throws with a sentence that names the process that has the lock. A holder that is
 * just ending gets `waitMs` to finish. The lock is a kernel lock on DATA_DIR/lock, so it ends with the process: no
 * stale locks, no reused process ids, and it works between containers that share the folder. Node has no call for such
 * locks, but its SQLite takes one on the file that it opens. DATA_DIR/lock.json only records who holds it.
 */
export async function lockDataDir(options: {
  dataDir: string;
  address: string;
  waitMs?: number;
}): Promise<DataDirLock> {
  const { dataDir, address, waitMs = 3000 } = options;
  const holderFile = join(dataDir, 'lock.json');
  const file = openLockFile(dataDir);
  const deadline = Date.now() + waitMs;
  while (!tryLock(file)) {
    if (Date.now() >= deadline) {
      file.close();
      throw new CannotStart(
        `Another Foredraft (${describeHolder(holderFile)}) is using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await sleep(100);
  }
  writeWhole(holderFile, JSON.stringify({ pid: process.pid, address, since: new Date().toISOString() }));
  let released = false;
  return {
    release() {
      if (released) return;
      released = true;
      rmSync(holderFile, { force: true });
      file.close();
    },
  };
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true });
    const path = join(dataDir, 'lock');
    // Opened directly first, because SQLite does not report why it cannot open a file.
    closeSync(openSync(path, 'a'));
    return new DatabaseSync(path);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw new CannotStart(`The data folder ${dataDir} cannot be written (${why}): set DATA_DIR to a folder that can.`);
  }
}

function tryLock(file: DatabaseSync): boolean {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    // 5 is SQLITE_BUSY: another process has the lock. Any other error is a problem with the file.
    if ((error as { errcode?: number }).errcode === 5) return false;
    throw error;
  }
}

function describeHolder(holderFile: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(holderFile, 'utf8')) as { pid: number; address: string };
    return `process ${pid}, ${address}`;
  } catch {
    return 'a process that is just starting';
  }
}

function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o644 });
  renameSync(draft, path);
}
