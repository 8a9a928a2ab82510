import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-format.ts';
import { agePrefix, type BackupKey, decrypted } from './encryption.ts';

/**
 * Yields the archive's entries in order. Each entry must be read before the next one is requested. Throws BackupError.
 */
export async function* readArchive(stored: Readable, key: BackupKey | undefined): AsyncGenerator<ArchiveEntry> {
  const { start, whole } = await peek(stored, agePrefix.length);
  const plain = start.equals(agePrefix) ? await decrypted(whole, key) : whole;
  if (plain === whole && !(start[0] === 0x1f && start[1] === 0x8b)) {
    throw new BackupError('This file is not a backup.');
  }
  const entries = extract();
  const unpacking = pipeline(plain, createGunzip(), entries as unknown as NodeJS.WritableStream);
  unpacking.catch((error) => entries.destroy(error));
  const iterator = entries[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value: entry, done } = await orDamage(() => iterator.next());
      if (done) break;
      const content = entry as unknown as Readable;
      yield {
        name: entry.header.name,
        bytes: entry.header.size ?? 0,
        chunks: () => intact(content),
        read: () => orDamage(() => buffer(content)),
      };
    }
    await orDamage(() => unpacking);
  } finally {
    entries.destroy();
    await unpacking.catch(() => undefined);
  }
}

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: number;
  chunks(): AsyncIterable<Buffer>;
  read(): Promise<Buffer>;
}

/**
 * Any failure in the layers below (wrong authentication tag, wrong checksum, early end) means that the file is damaged.
 */
async function orDamage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asDamage(error);
  }
}

async function* intact(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content) yield chunk as Buffer;
  } catch (error) {
    throw asDamage(error);
  }
}

function asDamage(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  return new BackupError(`The backup is damaged or incomplete (${(error as Error).message}): use another one.`);
}

/** Reads the first bytes, and returns them with a stream that still contains them. */
async function peek(stream: Readable, bytes: number): Promise<{ start: Buffer; whole: Readable }> {
  const iterator = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start: Buffer = Buffer.alloc(0);
  let ended = false;
  while (start.length < bytes && !ended) {
    const { value, done } = await iterator.next();
    ended = done === true;
    if (!ended) start = Buffer.concat([start, value]);
  }
  const rest = async function* () {
    yield start;
    for (;;) {
      const { value, done } = await iterator.next();
      if (done) return;
      yield value;
    }
  };
  const whole = Readable.from(rest(), { objectMode: false });
  whole.once('close', () => stream.destroy());
  return { start: start.subarray(0, bytes), whole };
}
