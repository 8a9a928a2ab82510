import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { canEnter, type DatabaseUser, databaseUser } from './database-user.ts';

/**
 * Where the product stores its data: 1. DATA_DIR if it is set (relative to the project); 2. otherwise `data` in the
 * project; 3. but if the user of the embedded database cannot enter the project (root, with the project under a home of
 * mode 0700): /var/lib/foredraft/<hash of the project's path>. `moved` then explains this in one line.
 */
export function resolveDataDir(options: { setting?: string | undefined; projectDir: string; embedded: boolean }): {
  dataDir: string;
  moved?: string;
} {
  const { setting, projectDir, embedded } = options;
  if (setting) return { dataDir: resolve(projectDir, setting) };
  const dataDir = join(projectDir, 'data');
  const user = embedded ? databaseUser(clusterFolder(dataDir)) : null;
  if (!user || canEnter(nearestExisting(dataDir), user)) return { dataDir };
  // Only that folder may be inaccessible to the user, and databaseHome makes it accessible.
  if (existsSync(dataDir) && canEnter(projectDir, user)) return { dataDir };
  refuseToLeave(dataDir, user);
  const elsewhere = placeElsewhere(projectDir);
  return {
    dataDir: elsewhere,
    moved: `Data is kept in ${elsewhere}, because the user ${user.name}, who runs the database, cannot enter ${projectDir}.`,
  };
}

/**
 * Where the database's folders are, and who owns them: in DATA_DIR, made accessible to that user; or elsewhere, by the
 * same rule, if a folder above the configured DATA_DIR isn't accessible.
 */
export function databaseHome(dataDir: string): { home: string; user: DatabaseUser | null; moved?: string } {
  makeFolder(dataDir);
  const user = databaseUser(clusterFolder(dataDir));
  if (!user || canEnter(dataDir, user)) return { home: dataDir, user };
  if (canEnter(dirname(dataDir), user)) {
    // Others can only pass through: they still cannot list the folder, and secrets in it have mode 0600.
    chmodSync(dataDir, statSync(dataDir).mode | 0o011);
    if (canEnter(dataDir, user)) return { home: dataDir, user };
  }
  refuseToLeave(dataDir, user);
  const home = placeElsewhere(dataDir);
  makeFolder(home);
  const userThere = databaseUser(clusterFolder(home));
  if (userThere && !canEnter(home, userThere)) {
    throw new CannotStart(
      `The embedded database would run as the user ${userThere.name}, who can enter neither ${dataDir} nor ${home}: set DATA_DIR to a folder open to that user, start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return {
    home,
    user: userThere,
    moved: `The database is kept in ${home}, because the user ${user.name}, who runs it, cannot enter ${dataDir}.`,
  };
}

/** The database's folder inside its home. */
export function clusterFolder(home: string): string {
  return join(home, 'postgres');
}

/** Starting with a new, empty database in another place would look like data loss. */
function refuseToLeave(dataDir: string, user: DatabaseUser): void {
  if (!existsSync(clusterFolder(dataDir))) return;
  throw new CannotStart(
    `The database in ${dataDir} belongs to the user ${user.name}, who cannot enter that folder any more: open the folders above it to that user, or set DATA_DIR.`,
  );
}

function makeFolder(folder: string): void {
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755);
  } catch (error) {
    throw new CannotStart(`The data folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function placeElsewhere(path: string): string {
  const hash = createHash('sha256').update(nearestReal(path)).digest('hex').slice(0, 12);
  return join('/var/lib/foredraft', hash);
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

function nearestReal(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}
