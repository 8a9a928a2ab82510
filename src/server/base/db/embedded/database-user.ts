import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { CannotStart } from './cannot-start.ts';

/** The system account that runs PostgreSQL and owns its folder. */
export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Who runs the database in `folder`. PostgreSQL refuses to run as root, so root uses the folder's owner if that is an
 * ordinary user, then `postgres`, then `nobody`. Other users run it as themselves: null.
 */
export function databaseUser(folder: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(folder, { throwIfNoEntry: false });
  for (const name of ['postgres', 'nobody']) {
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    if (uid && gid !== null && (!owner || owner.uid === 0 || owner.uid === uid)) return { name, uid, gid };
  }
  if (owner && owner.uid !== 0) return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  throw new CannotStart(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody: start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Whether the user can enter the folder. This is tested rather than calculated, so that access lists and mounts are
 * taken into account.
 */
export function canEnter(folder: string, user: DatabaseUser | null): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...runAs(user), cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Spawn options that run a child as this user. Node then also drops root's supplementary groups. */
export function runAs(user: DatabaseUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

function numericId(flag: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('/usr/bin/id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : null;
}
