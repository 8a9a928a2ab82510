// `npm run restore -- BACKUP`: restores a backup, by path, by its name in the configured location, or `latest`, into
// the configured empty database and file store. With --check it is restored into a temporary database only. Without a
// name it lists the backups.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { resolveDataDir } from '#server/base/db/embedded/data-dir.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { BackupError } from '#server/operations/backup/backup-format.ts';
import { installationOf } from '#server/operations/backup/backup-place.ts';
import { checkOfSecret } from '#server/operations/backup/make-backup.ts';
import { type RestoredBackup, restoreBackup } from '#server/operations/backup/restore-backup.ts';
import { tryRestore } from '#server/operations/backup/try-restore.ts';
import { backupPlace, findBackup } from './backup-place.ts';
import { openPlace } from './file-place.ts';
import { findDatabase } from './find-database.ts';
import { ledgerDifferences } from './ledger-differences.ts';

try {
  loadEnvironmentFile();
  const config = readConfig();
  const { named, checkOnly } = readArguments();
  if (named === undefined) await list(config);
  else if (checkOnly) await check(config, named);
  else await restore(config, named);
} catch (error) {
  const known = error instanceof BackupError || error instanceof ConfigError || error instanceof CannotStart;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}

function readArguments(): { named: string | undefined; checkOnly: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length < 2) return { named: positionals[0], checkOnly: values.check === true };
  } catch {
    // Falls through to the usage error, as with too many names.
  }
  throw new ConfigError('Use: npm run restore -- BACKUP [--check], where BACKUP is a path, a name, or latest.');
}

async function list(config: Config): Promise<void> {
  const place = backupPlace(config);
  const names = await place.list();
  console.log(names.length === 0 ? `There are no backups in ${place.address}.` : names.join('\n'));
  console.log('To restore one: npm run restore -- NAME (or latest). With --check it is only tried.');
}

async function find(config: Config, named: string) {
  if (named !== 'latest') return findBackup(config, named);
  const place = backupPlace(config);
  const names = await place.list();
  const [name] = names;
  if (name === undefined) throw new BackupError(`There are no backups in ${place.address}.`);
  if (new Set(names.map(installationOf)).size > 1) {
    throw new BackupError(`${place.address} has backups of several installations: name the one to restore.`);
  }
  return { place, name };
}

async function check(config: Config, named: string): Promise<void> {
  const { place, name } = await find(config, named);
  describe(name, await tryRestore(await place.read(name), config.backup.key, ledgerDifferences));
  console.log('It can be restored, and its ledger adds up. Nothing was changed.');
}

async function restore(config: Config, named: string): Promise<void> {
  const { place, name } = await find(config, named);
  const content = await place.read(name);
  const { url, close } = await findDatabase(config, 'npm run restore');
  try {
    const restored = await restoreBackup(content, {
      databaseUrl: url,
      files: await openPlace(config.s3 ? 's3' : 'folder', config),
      key: config.backup.key,
      keepSecret: (secret) => keepSecret(config, secret),
    });
    describe(name, restored);
    if (config.secret !== undefined && checkOfSecret(config.secret) !== restored.head.secretCheck) {
      console.log(
        'SECRET differs from the one of the backup: everyone has to log in again, and authenticator apps have to be set up again. To avoid that, add the earlier one to SECRET_PREVIOUS.',
      );
    }
    await finish(url);
  } finally {
    await close();
  }
}

function describe(name: string, { head, manifest }: RestoredBackup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Read: ${name} of ${head.createdAt}, made by version ${head.version}.`);
  console.log(
    `Tables: ${manifest.tables.length} (rows: ${rows}). Files: ${manifest.files.count} (${manifest.files.bytes} bytes).`,
  );
  const missing = [...manifest.missing.removed, ...manifest.missing.lost];
  if (missing.length > 0) console.log(`Files that were missing when the backup was made: ${missing.join(', ')}.`);
}

async function finish(url: string): Promise<void> {
  const database = connectDatabase(url, { log: createLogger('silent'), max: 2 });
  try {
    await database.pool.query('set statement_timeout = 0');
    const differences = await ledgerDifferences(database.db);
    for (const { text } of differences) console.log(text);
    console.log(
      differences.length === 0
        ? 'Restored. The ledger adds up. Start the product now.'
        : `Restored, but the ledger has differences: ${differences.length}.`,
    );
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/**
 * Stores the installation's own secret, which an embedded installation has in a file. If SECRET is set, it takes
 * precedence.
 */
async function keepSecret(config: Config, secret: string): Promise<void> {
  if (config.secret !== undefined) return;
  const projectDir = join(import.meta.dirname, '..');
  const { dataDir } = resolveDataDir({ setting: config.dataDir, projectDir, embedded: true });
  const path = join(dataDir, 'secret');
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before?.trim() === secret) return;
  if (before !== null) {
    throw new BackupError(`${path} is the secret of another installation: set DATA_DIR to a new folder, or remove it.`);
  }
  await writeFile(path, secret, { mode: 0o600, flag: 'wx' });
}
