// Serializes the setup of a clone: two parallel starts must not install into the same node_modules.
import { appendFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

let held = null;

/**
 * Runs the work while holding `<folder>/setup.lock`, after waiting for the current holder. The file lists the working
 * processes, one per line; when none of them is alive, the lock is void.
 */
export async function withSetupLock(folder, work) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'setup.lock');
  const me = identity(process.pid);
  for (let waited = 0; !take(lock, me); waited += 200) {
    const holders = read(lock);
    if (holders !== null && !holders.split('\n').some(isLiving)) removeVoid(lock, holders);
    else {
      if (waited === 1000)
        console.log(`Waiting for another set-up of this folder (process ${holders?.split(' ')[0]})…`);
      await sleep(200);
    }
  }
  held = lock;
  const release = () => {
    held = null;
    if (read(lock)?.startsWith(me)) rmSync(lock, { force: true });
  };
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Adds a child process to the held lock: if this process is killed, the next one waits for the child. */
export function shareSetupLock(pid) {
  if (held) appendFileSync(held, `\n${identity(pid)}`);
}

/** Linked into place, so that no one reads an empty lock file. */
function take(lock, me) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, me);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moved away before it is removed, and restored if another process took the lock in the meantime. */
function removeVoid(lock, holders) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (read(aside) !== holders) renameSync(aside, lock);
    else rmSync(aside, { force: true });
  } catch {
    // Another process was faster.
  }
}

function isLiving(holder) {
  const [pid, started] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  const starts = startTime(pid);
  return starts === 'unknown' || starts === started;
}

/** Process ids are reused, so the start time is added. */
function identity(pid) {
  return `${pid} ${startTime(pid)}`;
}

/** Field 22 of /proc/<pid>/stat, in clock ticks since boot; it is the 20th after the name in parentheses. */
function startTime(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return 'unknown';
  }
}

function read(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
}
