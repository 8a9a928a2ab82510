import { checkBalances, findDifferences } from '#features/credits/server/index.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { folderPlace } from '#server/operations/backup/backup-place.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { tryRestore } from '#server/operations/backup/try-restore.ts';
import type { BackupMessage, BackupTask } from './backup.bench.ts';

// One backup, or one trial restore, in a separate process, so that its memory is not mixed with that of the benchmark,
// which has written gigabytes before. The argument is the task as JSON.
const task: BackupTask = JSON.parse(process.argv[2] ?? '');
const begun = performance.now();
const made = task.restore === null ? await write(task) : null;
const manifest = made?.manifest ?? (await restore(task));
const message: BackupMessage = {
  made: made && { name: made.name, bytes: made.bytes },
  rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
  files: manifest.files.count,
  seconds: (performance.now() - begun) / 1_000,
  peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1_024),
};
process.send?.(message, () => process.exit());

async function write({ databaseUrl, files, backups, key }: BackupTask) {
  const store = await createLocalFileStore({ folder: files, baseUrl: '', secret: '', now: Date.now });
  return makeBackup({ databaseUrl, files: store, key, secret: undefined, secretFile: null }, folderPlace(backups));
}

async function restore({ backups, restore, key }: BackupTask) {
  const stored = await folderPlace(backups).read(restore ?? '');
  return (await tryRestore(stored, key, (db) => findDifferences(db, checkBalances))).manifest;
}
