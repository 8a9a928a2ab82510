import type { Readable } from 'node:stream';
import type { Trx } from '../db/database.ts';

/**
 * What a part of the product stores about people, for export and deletion. Rows that reference the user are deleted by
 * the database's cascade; a part lists everything else here.
 */
export interface PersonalData {
  /** Files of the person's export; names must be unique across all parts. */
  exported?(userId: string): AsyncIterable<ExportedFile>;
  /** Locks rows of work in progress before the user's row is locked, because work also locks itself before its user. */
  lockWork?(trx: Trx, userId: string): Promise<void>;
  /** Ends work in progress while the user's row is locked, so no new work can start. */
  endWork?(trx: Trx, userId: string): Promise<void>;
  /** Files in the file store, read while the rows still exist. */
  files?(trx: Trx, userId: string): Promise<PersonalFiles>;
}

export interface PersonalFiles {
  /** Key prefixes, without a trailing slash. */
  readonly folders?: readonly string[];
  readonly keys?: readonly string[];
}

export interface ExportedFile {
  /** Path inside the zip: letters, digits and `_ - . /`. */
  readonly path: string;
  readonly content: Uint8Array | string | Readable;
}

/** An export file with rows as JSON. */
export function jsonFile(path: string, content: unknown): ExportedFile {
  return { path, content: `${JSON.stringify(content, null, 2)}\n` };
}
