import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { checkedKey } from './file-key.ts';
import { FileMissing, type FileStore } from './file-store.ts';
import { type SigningOptions, signedAddresses } from './signed-addresses.ts';
import { asWriteFailure } from './storage-full.ts';

/** Stores files in a local folder, or on a file system that several machines share. */
export async function createLocalFileStore({
  reserveBytes = 0,
  ...options
}: SigningOptions & {
  readonly folder: string;
  /** Free disk space that uploads must leave: a full disk also stops the logs and the database. */
  readonly reserveBytes?: number;
}): Promise<FileStore> {
  const root = join(options.folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  return {
    ...signedAddresses(options),
    async put(key, content) {
      const put =
        content instanceof Uint8Array ? disk.put(key, content) : writeStream(join(root, checkedKey(key)), content);
      await put.catch((error) => {
        throw asWriteFailure(error);
      });
    },
    async get(key) {
      return disk.getBytes(key).catch(missing(key));
    },
    async stream(key) {
      if (!(await disk.exists(key))) throw new FileMissing(key);
      return (await disk.getStream(key)) as Readable;
    },
    async stat(key) {
      if (!(await disk.exists(key))) return null;
      const data = await disk.getMetaData(key);
      return { bytes: data.contentLength, modifiedAt: data.lastModified };
    },
    async remove(key) {
      await disk.delete(key);
    },
    async removeAll(prefix) {
      await rm(join(root, checkedKey(prefix)), { recursive: true, force: true });
    },
    async list(prefix) {
      try {
        const { objects } = await disk.listAll(`${prefix}/`, { recursive: true });
        return [...objects].flatMap((entry) => (entry.isFile ? [entry.key] : []));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async hasRoom(bytes) {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize >= bytes + reserveBytes;
    },
    async check() {
      // Anyone may request /readyz, so the check writes nothing.
      await access(root, constants.R_OK | constants.W_OK);
    },
  };
}

/** Checked here because flydrive would report a broken stream instead of a full disk. */
async function writeStream(path: string, content: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path));
}

function missing(key: string) {
  return (error: unknown): never => {
    if (isMissing(error)) throw new FileMissing(key);
    throw error;
  };
}

/** A folder without read permission is not the same as a missing file; only the cause shows the difference. */
function isMissing(error: unknown): boolean {
  for (let cause = error as Failure | undefined; cause; cause = cause.cause) if (cause.code === 'ENOENT') return true;
  return false;
}

interface Failure {
  readonly code?: string;
  readonly cause?: Failure;
}
