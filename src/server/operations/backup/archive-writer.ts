import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { type BackupKey, encrypted } from './encryption.ts';

/**
 * Writes a compressed tar archive, encrypted if there is a key. `fill` adds the entries, and `store` receives the bytes
 * as they are produced, so that the archive is never in memory as a whole. Returns the number of bytes stored.
 */
export async function writeArchive(
  { key, store }: { readonly key: BackupKey | undefined; store(content: Readable): Promise<void> },
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const tar = pack();
  // Most bytes are zip files and PDFs, which are already compressed. The fastest level is enough for tables.
  const gzip = createGzip({ level: 1 });
  const zipping = pipeline(tar as unknown as NodeJS.ReadableStream, gzip);
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of key === undefined ? gzip : await encrypted(gzip, key)) {
      bytes += chunk.length;
      yield chunk as Buffer;
    }
  };
  const storing = store(Readable.from(counted(), { objectMode: false }));
  const filling = fill(writerOn(tar)).then(() => tar.finalize());
  // The first failure is the cause; the other streams fail as a result of it.
  const first = await Promise.race([
    Promise.all([storing, filling, zipping]).then(() => null),
    ...[storing, filling].map((part) => part.then(never, (error: unknown) => ({ error }))),
  ]);
  if (first === null) return bytes;
  tar.destroy(first.error as Error);
  gzip.destroy(first.error as Error);
  await Promise.allSettled([storing, zipping]);
  throw first.error;
}

export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds an entry from a stream that must contain exactly this many bytes. */
  addStream(name: string, bytes: number, content: Readable | AsyncIterable<Uint8Array>): Promise<void>;
}

function writerOn(tar: Pack): ArchiveWriter {
  return {
    add: (name, content) =>
      new Promise((resolve, reject) => {
        tar.entry({ name, size: content.length }, (error) => (error ? reject(error) : resolve())).end(content);
      }),
    async addStream(name, bytes, content) {
      const done = Promise.withResolvers<void>();
      const entry = tar.entry({ name, size: bytes }, (error) => (error ? done.reject(error) : done.resolve()));
      done.promise.catch(() => undefined);
      await pipeline(content, entry as unknown as NodeJS.WritableStream);
      await done.promise;
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
