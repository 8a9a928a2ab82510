import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from '../../base/config/s3-settings.ts';
import { FileMissing } from '../../base/files/file-store.ts';
import { createS3FileStore } from '../../base/files/s3-file-store.ts';
import { BackupError } from './backup-format.ts';

/**
 * Where backups are stored: a folder or a separate bucket. A backup appears under its name only when it is complete.
 */
export interface BackupPlace {
  /** For display: '/backups' or 's3://bucket'. */
  readonly address: string;
  write(name: string, content: Readable): Promise<void>;
  /** Throws BackupError when this backup does not exist. */
  read(name: string): Promise<Readable>;
  /** Newest first, for one installation or for all. */
  list(installation?: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export function folderPlace(path: string): BackupPlace {
  const folder = resolve(path);
  return {
    address: folder,
    async write(name, content) {
      const part = join(folder, `${name}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(part, { mode: 0o600 }));
        await toDisk(part);
        await rename(part, join(folder, name));
        await toDisk(folder);
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        const why = reasons[(error as NodeJS.ErrnoException).code ?? ''];
        throw why ? new BackupError(`The backup can't be written to ${folder}: ${why}.`) : error;
      }
    },
    async read(name) {
      const path = join(folder, basename(name));
      if (!(await stat(path).catch(() => null))?.isFile()) throw new BackupError(`There is no backup ${path}.`);
      return createReadStream(path);
    },
    async list(installation) {
      return backupsAmong(await readdir(folder).catch(() => []), installation);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

export function bucketPlace(s3: S3Settings): BackupPlace {
  // With the limit of ten thousand parts, this allows 160 GB, and only one part is in memory at a time.
  const store = createS3FileStore({ s3, partBytes: 16 * 1_048_576, baseUrl: '', secret: '', now: Date.now });
  const address = `s3://${s3.bucket}`;
  return {
    address,
    write: (name, content) => store.put(name, content),
    async read(name) {
      return store.stream(name).catch((error) => {
        throw error instanceof FileMissing ? new BackupError(`There is no backup ${name} in ${address}.`) : error;
      });
    },
    list: async (installation) => backupsAmong(await store.list(''), installation),
    remove: (name) => store.remove(name),
  };
}

/** Sorts by time. The first characters of the installation's id separate installations that share a backup location. */
export function backupName(installation: string, at: Date, encrypted: boolean): string {
  const time = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `foredraft-${installation.slice(0, 8)}-${time}.tar.gz${encrypted ? '.age' : ''}`;
}

function backupsAmong(names: readonly string[], installation?: string): string[] {
  return names
    .flatMap((name) => {
      const [, id, time = ''] = backupForm.exec(name) ?? [];
      return id && (installation === undefined || installation.startsWith(id)) ? [{ name, time }] : [];
    })
    .sort((one, other) => (one.time < other.time ? 1 : -1))
    .map(({ name }) => name);
}

/** The installation that a backup belongs to, as far as its name shows it. */
export function installationOf(name: string): string {
  return backupForm.exec(name)?.[1] ?? '';
}

const backupForm = /^foredraft-([0-9a-f]{8})-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.gz(?:\.age)?$/;

async function toDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'its quota is used up',
  EACCES: 'the folder may not be written',
  EPERM: 'the folder may not be written',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'it is no folder',
};
