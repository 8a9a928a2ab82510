import { AppError } from '#contract/errors.ts';
import type { Platform } from '../platform.ts';
import { raiseAlert } from './alerts.ts';

/**
 * Alerts administrators, once a day, that files cannot be stored. It writes a 1 MB file to test this, because buckets
 * don't report free space.
 */
export async function watchStorage({ db, files, log }: Pick<Platform, 'db' | 'files' | 'log'>): Promise<void> {
  if (await hasRoom(files)) return;
  log.error('the file storage is full');
  const day = new Date().toISOString().slice(0, 10);
  await raiseAlert(db, {
    kind: 'storage_full',
    cause: day,
    text: 'The file storage is full: uploads are refused. Free space, or give the disk or bucket more room.',
  });
}

export async function startStorageWatch(platform: Pick<Platform, 'db' | 'files' | 'log' | 'jobs'>): Promise<void> {
  const queue = {
    name: 'storage-watch',
    concurrency: 1,
    retryLimit: 1,
    retryDelaySeconds: 60,
    retryBackoff: false,
    expireInSeconds: 300,
  };
  await platform.jobs.schedule(queue, '*/10 * * * *', () => watchStorage(platform));
}

async function hasRoom(files: Platform['files']): Promise<boolean> {
  if (!(await files.hasRoom(0))) return false;
  try {
    await files.put('space', new Uint8Array(1_048_576));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage_full') return false;
    throw error;
  }
}
