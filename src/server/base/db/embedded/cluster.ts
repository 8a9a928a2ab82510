import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { type DatabaseUser, runAs } from './database-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** A database folder on disk and its owner. */
export interface PostgresCluster {
  /** Absolute; mode 0700, owned by `user`. */
  folder: string;
  user: DatabaseUser | null;
  binaries: PostgresBinaries;
}

/**
 * Creates the cluster at the first start, checks it at later starts, and returns the password of the role `foredraft`,
 * which owns the database `foredraft`. No one can log in as the superuser: what needs one is done while the cluster is
 * stopped. The password is stored in `passwordFile` (0600); if it is lost, it is replaced.
 */
export async function prepareCluster(cluster: PostgresCluster, passwordFile: string): Promise<string> {
  const { folder, user, binaries } = cluster;
  const major = await versionIn(folder);
  let password = await readFile(passwordFile, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
  const known = password !== '';
  if (!known) {
    password = randomBytes(24).toString('base64url');
    await writeFile(`${passwordFile}.new`, password, { mode: 0o600 });
    await rename(`${passwordFile}.new`, passwordFile);
  }
  if (major === null) {
    await createCluster(cluster, password);
    return password;
  }
  if (major !== binaries.major) {
    throw new CannotStart(
      `The database in ${folder} was made by PostgreSQL ${major}, and this Foredraft brings PostgreSQL ${binaries.major}: move the data with pg_dump, or set DATABASE_URL to a PostgreSQL ${major}.`,
    );
  }
  if (user && (await lstat(folder)).uid !== user.uid) await giveTo(folder, user);
  if (!known) await runSingleUser(cluster, [`ALTER ROLE foredraft PASSWORD '${password}'`]);
  return password;
}

/**
 * Created in a temporary folder and renamed when complete, so that an interrupted first start leaves nothing half
 * finished.
 */
async function createCluster({ folder, user, binaries }: PostgresCluster, password: string): Promise<void> {
  const draft: PostgresCluster = { folder: `${folder}.new`, user, binaries };
  await rm(draft.folder, { recursive: true, force: true });
  await mkdir(draft.folder, { recursive: true, mode: 0o700 });
  if (user) await chown(draft.folder, user.uid, user.gid);
  await run(draft, 'initdb', [
    `--pgdata=${draft.folder}`,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]);
  await writeFile(join(draft.folder, 'pg_hba.conf'), 'host all foredraft 127.0.0.1/32 scram-sha-256\n');
  await runSingleUser(draft, [
    `CREATE ROLE foredraft LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE foredraft OWNER foredraft',
  ]);
  await rename(draft.folder, folder);
}

/**
 * The major version of the PostgreSQL that created the folder; null if there is no cluster yet, or only an empty
 * folder.
 */
async function versionIn(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const entries = code === 'ENOENT' ? await readdir(folder).catch(() => []) : null;
    if (entries?.length === 0) return null;
    const why = entries ? 'holds something that is no database' : `belongs to another user (${code})`;
    throw new CannotStart(`The database folder ${folder} ${why}: set DATA_DIR to another folder.`);
  }
}

/** Sends one statement per line to PostgreSQL in single-user mode. It always exits with 0, so its output is checked. */
async function runSingleUser(cluster: PostgresCluster, statements: string[]): Promise<void> {
  const args = ['--single', '-D', cluster.folder, '-c', 'log_min_error_statement=panic', 'postgres'];
  await run(cluster, 'postgres', args, `${statements.join(';\n')};\n`);
}

async function run(cluster: PostgresCluster, name: 'initdb' | 'postgres', args: string[], input = ''): Promise<void> {
  const child = spawn(cluster.binaries.program(name), args, {
    ...runAs(cluster.user),
    cwd: dirname(cluster.folder),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      errors += error.message;
    });
    child.once('close', resolve);
  });
  const complaint = errors.match(/^.*(?:ERROR|FATAL|PANIC): .*$/m)?.[0];
  if (code !== 0 || complaint) {
    const words = (complaint ?? errors).trim().split('\n').at(-1);
    throw new CannotStart(`The embedded database could not be set up in ${cluster.folder}: ${words}`);
  }
}

async function giveTo(path: string, user: DatabaseUser): Promise<void> {
  await chown(path, user.uid, user.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await giveTo(child, user);
    else if (entry.isFile()) await chown(child, user.uid, user.gid);
  }
}
