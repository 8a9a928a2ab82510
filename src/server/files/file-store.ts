import type { Readable } from 'node:stream';

/**
 * Where files live: a local folder or an object store, one interface, one test suite. Keys are made by the product from
 * ids (`latexstore/<user id>/<file>`); a name from an upload never becomes a key.
 */
export interface FileStore {
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Throws FileMissing when there is none. */
  get(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  /** Size in bytes and time of the last change, or null when there is none. */
  stat(key: string): Promise<{ readonly bytes: number; readonly modifiedAt: Date } | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes everything below `<prefix>/`. */
  removeAll(prefix: string): Promise<void>;
  /** Keys below `<prefix>/`, in no particular order. */
  list(prefix: string): Promise<string[]>;
  /** An address that anyone may read the file from until it ends. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
  /** Throws when the store cannot be written and read; for /readyz. */
  check(): Promise<void>;
}

export interface SignedUrlOptions {
  readonly seconds: number;
  /** The browser saves the file under this name; without it the file is shown in the page. */
  readonly downloadName?: string;
  readonly contentType?: string;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
