import type { Readable } from 'node:stream';
import type { Trx } from '../db/database.ts';

/**
 * What a part of the product keeps about people, so that a person can take it along or have it removed. Rows that refer
 * to the user are deleted by the database's cascade; a part lists everything else here.
 */
export interface PersonalData {
  /** Files of the person's export, whose names are distinct from those of every other part. */
  exported?(userId: string): AsyncIterable<ExportedFile>;
  /** Locks rows of work under way before the user's own row is locked: work locks itself first, then its user. */
  lockWork?(trx: Trx, userId: string): Promise<void>;
  /** Ends work under way, with the user's row locked: none can begin any more. */
  endWork?(trx: Trx, userId: string): Promise<void>;
  /** What the file store holds, read while the rows still stand. */
  files?(trx: Trx, userId: string): Promise<PersonalFiles>;
}

export interface PersonalFiles {
  /** Prefixes of keys, without a slash at the end. */
  readonly folders?: readonly string[];
  readonly keys?: readonly string[];
}

export interface ExportedFile {
  /** Path inside the zip, of letters, digits and `_ - . /`. */
  readonly path: string;
  readonly content: Uint8Array | string | Readable;
}

/** A file of the export that holds rows as JSON. */
export function jsonFile(path: string, content: unknown): ExportedFile {
  return { path, content: `${JSON.stringify(content, null, 2)}\n` };
}
