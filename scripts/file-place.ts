import { join } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import { ConfigError } from '#server/base/config/config-error.ts';
import { resolveDataDir } from '#server/base/db/embedded/data-dir.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { createS3FileStore } from '#server/base/files/s3-file-store.ts';

// Commands create no URLs, so they need no signatures.
const unsigned = { baseUrl: '', secret: '', now: Date.now };

/**
 * The store that a command argument names: `s3` is the configured bucket, `folder` the folder in DATA_DIR, anything
 * else a path.
 */
export async function openPlace(place: string, config: Config): Promise<FileStore> {
  if (place === 's3') {
    if (!config.s3)
      throw new ConfigError('s3 needs the settings S3_BUCKET and, for most stores, S3_ENDPOINT and keys.');
    return createS3FileStore({ s3: config.s3, ...unsigned });
  }
  return createLocalFileStore({ folder: place === 'folder' ? ownFolder(config) : place, ...unsigned });
}

function ownFolder(config: Config): string {
  const projectDir = join(import.meta.dirname, '..');
  const embedded = config.databaseUrl === undefined;
  return join(resolveDataDir({ setting: config.dataDir, projectDir, embedded }).dataDir, 'files');
}
