import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { type BackupPlace, bucketPlace, folderPlace } from '#server/operations/backup/backup-place.ts';

/** The configured backup location, or the `folder` that a command was given. */
export function backupPlace({ backup }: Config, folder?: string): BackupPlace {
  if (folder !== undefined) return folderPlace(folder);
  if (backup.folder !== undefined) return folderPlace(backup.folder);
  if (backup.s3) return bucketPlace(backup.s3);
  throw new ConfigError(
    'Say where backups are: set BACKUP_DIR or BACKUP_S3_BUCKET, or name a folder: npm run backup -- FOLDER.',
  );
}

/** Finds a backup by its path, or by its name in the configured location. */
export function findBackup(config: Config, named: string): { place: BackupPlace; name: string } {
  if (existsSync(named)) return { place: folderPlace(dirname(named)), name: basename(named) };
  return { place: backupPlace(config), name: named };
}
