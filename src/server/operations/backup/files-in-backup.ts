import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { checkedKey } from '../../base/files/file-key.ts';
import { FileMissing, type FileStore } from '../../base/files/file-store.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { BackupError, type BackupManifest, entryNames } from './backup-format.ts';

/** Files up to this size are read into memory, with a few fetched ahead. Larger ones are streamed. */
const small = 4 * 1_048_576;
const ahead = 4;
/**
 * Files that the product writes for itself: a test for free space, the marker of an interrupted restore, and its built
 * scripts.
 */
const ownFiles = /^(?:space|restoring|build-assets\/.*)$/;

/**
 * Adds every file of the store. Call it after the database snapshot, so that the copy contains every file that the
 * snapshot refers to. Returns the checksums, and which of the `named` files are not in the store.
 */
export async function dumpFiles(
  store: FileStore,
  archive: ArchiveWriter,
  named: Iterable<string>,
): Promise<{ files: BackupManifest['files']; absent: string[] }> {
  const sums = fileSums();
  const absent = new Set(named);
  // A file that was in `named` but not in the list may have been stored since.
  const keys = new Set([...(await store.list('')).filter((key) => !ownFiles.test(key)), ...absent]);
  for await (const file of fetched(store, keys)) {
    if (file === null) continue;
    absent.delete(file.key);
    if (file.content instanceof Uint8Array) {
      await archive.add(entryNames.file(file.key), file.content);
      sums.add(file.key, file.bytes, createHash('sha256').update(file.content));
    } else {
      const hash = createHash('sha256');
      await archive.addStream(entryNames.file(file.key), file.bytes, exactly(file, hash));
      sums.add(file.key, file.bytes, hash);
    }
  }
  return { files: sums.total(), absent: [...absent] };
}

/** Writes the files of an archive to an empty store. Throws BackupError when one is damaged. */
export function fileLoad(store: Pick<FileStore, 'put'>): FileLoad {
  const sums = fileSums();
  const underWay = new Set<Promise<void>>();
  let failure: { error: unknown } | null = null;
  const settle = async (most: number) => {
    while (underWay.size > most) await Promise.race(underWay);
    if (failure) throw failure.error;
  };
  return {
    async add(key, entry) {
      checkedKey(key);
      if (entry.bytes > small) {
        const hash = createHash('sha256');
        await store.put(key, Readable.from(hashed(entry.chunks(), hash), { objectMode: false }));
        sums.add(key, entry.bytes, hash);
        return;
      }
      const content = await entry.read();
      sums.add(key, content.length, createHash('sha256').update(content));
      const put: Promise<void> = store
        .put(key, content)
        .catch((error) => {
          failure ??= { error };
        })
        .finally(() => underWay.delete(put));
      underWay.add(put);
      await settle(ahead);
    },
    async finish(expected) {
      await settle(0);
      const { count, bytes, sha256 } = sums.total();
      if (count !== expected.count || bytes !== expected.bytes || sha256 !== expected.sha256) {
        throw new BackupError("The backup is damaged: its files aren't what was written.");
      }
    },
  };
}

export interface FileLoad {
  add(key: string, entry: ArchiveEntry): Promise<void>;
  finish(expected: BackupManifest['files']): Promise<void>;
}

interface Fetched {
  readonly key: string;
  readonly bytes: number;
  readonly content: Uint8Array | Readable;
}

/** Yields the files in the order of the keys; null for a file that does not exist (any more). */
async function* fetched(store: FileStore, keys: Iterable<string>): AsyncGenerator<Fetched | null> {
  const waiting: { key: string; file: Promise<Fetched | 'large' | null> }[] = [];
  const next = async function* () {
    for (const key of keys) {
      const file = fetchSmall(store, key);
      file.catch(() => undefined);
      waiting.push({ key, file });
      if (waiting.length > ahead) yield waiting.shift();
    }
    while (waiting.length > 0) yield waiting.shift();
  };
  for await (const one of next()) {
    if (!one) continue;
    const file = await one.file;
    yield file === 'large' ? await openLarge(store, one.key) : file;
  }
}

async function fetchSmall(store: FileStore, key: string): Promise<Fetched | 'large' | null> {
  const stat = await store.stat(key);
  if (stat === null) return null;
  if (stat.bytes > small) return 'large';
  const content = await orNull(store.get(key));
  return content && { key, bytes: content.length, content };
}

async function openLarge(store: FileStore, key: string): Promise<Fetched | null> {
  const stat = await store.stat(key);
  const content = stat && (await orNull(store.stream(key)));
  return content && { key, bytes: stat.bytes, content };
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}

/**
 * An upload in progress grows while it is read. The snapshot does not refer to it, so the size at the start of the read
 * is enough.
 */
async function* exactly({ key, bytes, content }: Fetched, hash: Hash): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of content as Readable) {
    const piece = (chunk as Buffer).subarray(0, left);
    left -= piece.length;
    hash.update(piece);
    yield piece;
    if (left === 0) return;
  }
  if (left > 0) throw new BackupError(`The file ${key} became shorter while it was read: start the backup again.`);
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

function fileSums() {
  const all = createHash('sha256');
  let count = 0;
  let total = 0;
  return {
    add(key: string, bytes: number, hash: Hash) {
      all.update(`${hash.digest('hex')} ${bytes} ${key}\n`);
      count += 1;
      total += bytes;
    },
    total: () => ({ count, bytes: total, sha256: all.copy().digest('hex') }),
  };
}
