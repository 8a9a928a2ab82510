import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { ArchiveLimits, ArchivePort } from '#contract/engine.ts';
import { InputError } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';

/** Reads zips with yauzl, which checks names (no `..`, no absolute paths) and whether sizes match the directory. */
export function createZipPort(): ArchivePort {
  return {
    async read(bytes, limits) {
      const zip = await open(bytes);
      try {
        return await readAll(zip, limits);
      } catch (error) {
        throw error instanceof InputError ? error : packageError(error);
      } finally {
        zip.close();
      }
    },
  };
}

async function open(bytes: Uint8Array): Promise<ZipFile> {
  try {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(view, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
  } catch (error) {
    throw packageError(error);
  }
}

async function readAll(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Uint8Array>> {
  if (zip.entryCount > limits.entries) throw packageError();
  // Reads the whole directory first: nothing is decompressed from an archive that will be rejected.
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  let total = 0;
  const names = new Set<string>();
  for (const entry of entries) {
    const name = entry.fileName;
    total += entry.uncompressedSize;
    const allowed = limits.bytesFor(name);
    if (names.has(name) || allowed <= 0 || isLink(entry) || entry.isEncrypted()) throw packageError();
    if (entry.uncompressedSize > allowed || total > limits.totalBytes) throw packageError(undefined, name);
    names.add(name);
  }
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName, new Uint8Array(content.buffer, content.byteOffset, content.byteLength));
  }
  return files;
}

/** Upper half of the external attributes: the Unix mode, whose file type 0o120000 is a symbolic link. */
function isLink(entry: Entry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function packageError(cause?: unknown, tooLarge?: string): InputError {
  const isImage = tooLarge !== undefined && /\.(?:png|jpe?g)$/i.test(tooLarge);
  return inputErrorOf(isImage ? 'image_too_large' : 'invalid_package', cause);
}
