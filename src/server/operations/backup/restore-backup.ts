import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { FileStore } from '../../base/files/file-store.ts';
import { type ArchiveEntry, readArchive } from './archive-reader.ts';
import {
  BackupError,
  type BackupHead,
  type BackupManifest,
  backupFormat,
  backupHead,
  backupManifest,
  entryNames,
} from './backup-format.ts';
import { type FileLoad, fileLoad } from './files-in-backup.ts';
import { beginLoad, type DatabaseLoad } from './load-database.ts';
import { connectForBackup } from './make-backup.ts';

/**
 * Restores a backup into an empty database and an empty file store, all or nothing: the database is restored in one
 * transaction, which is committed only after everything has arrived intact. Otherwise the files that were written are
 * removed. Throws BackupError.
 */
export async function restoreBackup(content: Readable, target: RestoreTarget): Promise<RestoredBackup> {
  const entries = readArchive(content, target.key);
  try {
    const head = await readHead(entries);
    const files = await emptyStore(target.files, head.id);
    const client = connectForBackup(target.databaseUrl);
    try {
      await client.connect();
      const load = await beginLoad(client, head);
      await files.begin();
      const { manifest, secret } = await loadEntries(entries, load, fileLoad(files));
      if (secret !== null) await target.keepSecret(secret);
      await client.query('commit');
      // A leftover marker is harmless: the database has tables now, so no one reads it.
      await files.end().catch(() => undefined);
      return { head, manifest, secret };
    } catch (error) {
      // Close the connection first: this rolls back everything that is not committed, even a table that is still
      // loading.
      await client.end().catch(() => undefined);
      await files.undo();
      throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  } finally {
    await entries.return(undefined);
    content.destroy();
  }
}

/** Loads everything after the head, up to the manifest, and compares it with the manifest. */
async function loadEntries(entries: AsyncGenerator<ArchiveEntry>, load: DatabaseLoad, files: FileLoad) {
  let manifest: BackupManifest | null = null;
  let secret: string | null = null;
  for await (const entry of entries) {
    if (manifest) throw new BackupError('The backup is damaged: it goes on behind its end.');
    const table = entryNames.tableOf(entry.name);
    const key = entryNames.fileOf(entry.name);
    if (table !== null) await load.add(table, await entry.read());
    else if (key !== null) await files.add(key, entry);
    else if (entry.name === entryNames.secret) secret = String(await entry.read());
    else if (entry.name === entryNames.manifest) manifest = parsed(backupManifest, await entry.read());
    else throw new BackupError(`The backup is damaged: it has an entry that no backup has (${entry.name}).`);
  }
  if (!manifest) throw new BackupError('The backup is incomplete: its end is missing. Use another one.');
  await load.finish(manifest.tables);
  await files.finish(manifest.files);
  return { manifest, secret };
}

export interface RestoreTarget {
  readonly databaseUrl: string;
  readonly files: Pick<FileStore, 'list' | 'get' | 'put' | 'remove' | 'removeAll'>;
  readonly key: string | undefined;
  /** Called with the backup's secret if the installation had generated its own, before anything is committed. */
  keepSecret(secret: string): Promise<void>;
}

export interface RestoredBackup {
  readonly head: BackupHead;
  readonly manifest: BackupManifest;
  readonly secret: string | null;
}

async function readHead(entries: AsyncGenerator<ArchiveEntry>): Promise<BackupHead> {
  const { value: first } = await entries.next();
  if (first?.name !== entryNames.head) throw new BackupError('This file is not a backup.');
  const content = await first.read();
  const format: unknown = (asJson(content) as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > backupFormat) {
    throw new BackupError(
      `The backup has the format ${format}, and this version reads ${backupFormat}: restore it with the version that made it.`,
    );
  }
  return parsed(backupHead, content);
}

function parsed<Schema extends z.ZodType>(schema: Schema, content: Buffer): z.output<Schema> {
  const result = schema.safeParse(asJson(content));
  if (!result.success) throw new BackupError("The backup is damaged: its description can't be read.");
  return result.data;
}

function asJson(content: Buffer): unknown {
  try {
    return JSON.parse(String(content));
  } catch {
    return null;
  }
}

/**
 * Checks that the target store has no files. A marker shows that a restore is in progress: an interrupted one can be
 * repeated over its own leftovers.
 */
async function emptyStore(store: RestoreTarget['files'], backupId: string) {
  const there = (await store.list('')).filter((key) => key !== 'space');
  const mark = there.includes(markKey) ? String(Buffer.from(await store.get(markKey))) : null;
  if (there.length > 0 && mark !== backupId) {
    throw new BackupError(
      `The file storage isn't empty (files: ${there.length}): a backup is restored into an empty one only.`,
    );
  }
  const roots = new Set<string>();
  return {
    begin: () => store.put(markKey, Buffer.from(backupId)),
    async put(key: string, content: Uint8Array | Readable) {
      roots.add(key.split('/')[0] ?? key);
      await store.put(key, content);
    },
    end: () => store.remove(markKey),
    async undo() {
      for (const root of [...roots, markKey]) {
        await store.removeAll(root);
        await store.remove(root);
      }
    },
  };
}

const markKey = 'restoring';
