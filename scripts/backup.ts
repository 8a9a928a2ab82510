// `npm run backup [-- FOLDER]`: writes the installation's database and files to one archive, restores it into a
// temporary database and checks the ledger there. Only then does it count, and backups beyond BACKUP_KEEP are removed.
// Works with or without the running product.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { type Config, loadEnvironmentFile, readConfig } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { connectDatabase, type Db } from '#server/base/db/database.ts';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { resolveDataDir } from '#server/base/db/embedded/data-dir.ts';
import { checkMark, StorageNotShared } from '#server/base/files/prove-shared.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { BackupError } from '#server/operations/backup/backup-format.ts';
import type { BackupPlace } from '#server/operations/backup/backup-place.ts';
import { type MadeBackup, makeBackup } from '#server/operations/backup/make-backup.ts';
import { recordBackup, withBackupLock } from '#server/operations/backup/record-backup.ts';
import { removeOldBackups } from '#server/operations/backup/remove-old-backups.ts';
import { tryRestore } from '#server/operations/backup/try-restore.ts';
import { backupPlace } from './backup-place.ts';
import { openPlace } from './file-place.ts';
import { findDatabase } from './find-database.ts';
import { ledgerDifferences } from './ledger-differences.ts';

try {
  loadEnvironmentFile();
  const [folder, ...more] = process.argv.slice(2);
  if (more.length > 0 || folder?.startsWith('-'))
    throw new ConfigError('Use: npm run backup, or npm run backup -- FOLDER.');
  const config = readConfig();
  const place = backupPlace(config, folder);
  // A lower priority than the requests of users.
  setPriority(10);
  const { url, close } = await findDatabase(config, 'npm run backup');
  try {
    await withBackupLock(url, () => backUp(config, place, url));
  } finally {
    await close();
  }
} catch (error) {
  const known =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof CannotStart ||
    error instanceof StorageNotShared;
  console.error(known ? (error as Error).message : error);
  process.exitCode = 1;
}

async function backUp(config: Config, place: BackupPlace, databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, { log: createLogger('silent'), max: 1 });
  const record = await recordBackup(database.db);
  let made: MadeBackup | undefined;
  try {
    made = await makeBackup(
      {
        databaseUrl,
        files: await ownFiles(config, database.db),
        key: config.backup.key,
        ...secretOf(config),
      },
      place,
    );
    tell(place, made, config.backup.key !== undefined);
    await tryRestore(await place.read(made.name), config.backup.key, ledgerDifferences);
    console.log('Verified: it was restored into a scratch database, and the ledger adds up.');
    const { lost } = made.manifest.missing;
    await record.good({ name: made.name, bytes: made.bytes, missingFiles: lost.length });
    const removed = await removeOldBackups(place, {
      installation: made.installation,
      keep: config.backup.keep,
      failed: await record.failedNames(),
    });
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`);
  } catch (error) {
    await record.failed((error as Error).message, made?.name).catch(() => undefined);
    throw error;
  } finally {
    await database.close();
  }
}

function tell(place: BackupPlace, { name, bytes, manifest }: MadeBackup, encrypted: boolean): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Written: ${place.address}/${name} (${bytes} bytes, ${encrypted ? 'encrypted' : 'not encrypted'}).`);
  console.log(
    `Tables: ${manifest.tables.length} (rows: ${rows}). Files: ${manifest.files.count} (${manifest.files.bytes} bytes).`,
  );
  const { removed, lost } = manifest.missing;
  if (removed.length > 0) console.log(`Removed while the backup ran: ${removed.join(', ')}.`);
  if (lost.length > 0)
    console.log(`Missing in the file storage, although the database names them: ${lost.join(', ')}.`);
  if (!encrypted) console.log('Anyone who has this file has everything in it: set BACKUP_KEY to encrypt backups.');
}

/** The configured file store, if it belongs to this installation: a backup of another folder would be worthless. */
async function ownFiles(config: Config, db: Db) {
  const files = await openPlace(config.s3 ? 's3' : 'folder', config);
  const installation = await db
    .selectFrom('installation')
    .select(['id', 'files_marked_at'])
    .executeTakeFirst()
    .catch(() => null);
  if (installation?.files_marked_at) await checkMark(files, installation.id);
  return files;
}

function secretOf(config: Config): { secret: string | undefined; secretFile: string | null } {
  if (config.secret !== undefined) return { secret: config.secret, secretFile: null };
  const { dataDir } = resolveDataDir({
    setting: config.dataDir,
    projectDir: join(import.meta.dirname, '..'),
    embedded: true,
  });
  try {
    const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
    return { secret, secretFile: secret };
  } catch {
    return { secret: undefined, secretFile: null };
  }
}
