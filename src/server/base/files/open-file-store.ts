import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { CannotStart } from '../db/embedded/cannot-start.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { checkMark, proveShared, StorageNotShared } from './prove-shared.ts';
import { createS3FileStore } from './s3-file-store.ts';

/**
 * Opens the configured store and checks, at startup and for every /readyz, that all processes of the installation use
 * the same one. Throws CannotStart with one sentence.
 */
export async function openFileStore(config: OpenedConfig, db: Db): Promise<FileStore> {
  const store = await createFileStore(config);
  let id: string;
  try {
    id = await proveShared(store, db);
  } catch (error) {
    throw new CannotStart(`${nameOfStore(config)} ${problemOf(error)}`);
  }
  return {
    ...store,
    async check() {
      await store.check();
      await checkMark(store, id);
    },
  };
}

async function createFileStore({
  s3,
  dataDir,
  appUrl,
  secret,
  previousSecrets,
  storageReserveMb,
}: OpenedConfig): Promise<FileStore> {
  const reserveBytes = storageReserveMb * 1_048_576;
  const signing = { baseUrl: appUrl, secret, previousSecrets, now: Date.now };
  return s3
    ? createS3FileStore({ s3, ...signing })
    : createLocalFileStore({ folder: join(dataDir, 'files'), reserveBytes, ...signing });
}

type OpenedConfig = Pick<Config, 's3' | 'appUrl' | 'previousSecrets' | 'storageReserveMb'> & {
  readonly dataDir: string;
  readonly secret: string;
};

function nameOfStore({ s3, dataDir }: OpenedConfig): string {
  if (!s3) return `The file storage in ${join(dataDir, 'files')}`;
  return `The file storage in the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}`;
}

function problemOf(error: unknown): string {
  if (!(error instanceof StorageNotShared)) {
    const { name, message, code } = error as Error & { code?: string };
    return `cannot be used (${message || code || name}).`;
  }
  if (error.mark === 'another') return 'belongs to another installation: check S3_BUCKET and DATA_DIR.';
  return 'is not the one that this installation uses: set the same S3_BUCKET (or the same DATA_DIR on a shared file system) for every process. Files move with `npm run files:copy`; if they are lost for good, `npm run files:claim` goes on with this storage.';
}
