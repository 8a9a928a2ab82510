import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportedFile } from '#server/base/personal-data/personal-data.ts';

/** Streams the files as one zip: no stored file is ever in memory as a whole. */
export async function* zipStream(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  let total = 0;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) made.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const chunks = made;
    made = [];
    for (const chunk of chunks) total += chunk.byteLength;
    // Larger zips need headers that aren't written here.
    if (total > 0xffff_0000) throw new Error('an export grew beyond four gigabytes');
    return chunks;
  };
  for await (const { path, content } of files) {
    // A zip doesn't get smaller when compressed again.
    const entry = path.endsWith('.zip') ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = new Date();
    zip.add(entry);
    if (typeof content === 'string') entry.push(new TextEncoder().encode(content), true);
    else if (content instanceof Uint8Array) entry.push(content, true);
    else {
      for await (const chunk of content) {
        entry.push(new Uint8Array(chunk as Buffer));
        yield* take();
      }
      entry.push(new Uint8Array(0), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}
