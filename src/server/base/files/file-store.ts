import type { Readable } from 'node:stream';
import type { SignedAddresses } from './signed-addresses.ts';

/**
 * Where files are stored: a local folder or an object store, one interface, one test suite. Keys are made by the product
 * from ids (`latexstore/<user id>/<file>`); a name from an upload never becomes a key.
 */
export interface FileStore extends SignedAddresses {
  /** Throws AppError storage_full when there is no room for it. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Throws FileMissing when there is none. */
  get(key: string): Promise<Uint8Array>;
  /** Throws FileMissing when there is none. */
  stream(key: string): Promise<Readable>;
  /** Size in bytes and time of the last change, or null when there is none. */
  stat(key: string): Promise<{ readonly bytes: number; readonly modifiedAt: Date } | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes everything below `<prefix>/`. */
  removeAll(prefix: string): Promise<void>;
  /** Keys below `<prefix>/`, in no particular order; every key for ''. */
  list(prefix: string): Promise<string[]>;
  /** Whether so many more bytes may be stored, as far as is known: false while the disk or the bucket is full. */
  hasRoom(bytes: number): Promise<boolean>;
  /** Throws when the store cannot be read and written; for /readyz. */
  check(): Promise<void>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
