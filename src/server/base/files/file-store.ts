import type { Readable } from 'node:stream';
import type { SignedAddresses } from './signed-addresses.ts';

/**
 * Where files are stored: a local folder or an object store, with one interface and one test suite. Keys are built from
 * ids (`latexstore/<user id>/<file>`); a name from an upload never becomes a key.
 */
export interface FileStore extends SignedAddresses {
  /** Throws AppError storage_full when there is no room for it. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Throws FileMissing when there is none. */
  get(key: string): Promise<Uint8Array>;
  /** Throws FileMissing when there is none. */
  stream(key: string): Promise<Readable>;
  /** Size in bytes and time of the last change; null if the file does not exist. */
  stat(key: string): Promise<{ readonly bytes: number; readonly modifiedAt: Date } | null>;
  /** Removing a file that does not exist is not an error. */
  remove(key: string): Promise<void>;
  /** Removes everything under `<prefix>/`. */
  removeAll(prefix: string): Promise<void>;
  /** Keys under `<prefix>/`, in no particular order; every key for ''. */
  list(prefix: string): Promise<string[]>;
  /** Whether this many more bytes can be stored, as far as is known: false while the disk or bucket is full. */
  hasRoom(bytes: number): Promise<boolean>;
  /** Throws when the store cannot be read and written; for /readyz. */
  check(): Promise<void>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
