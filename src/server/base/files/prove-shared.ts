import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { FileMissing, type FileStore } from './file-store.ts';

/**
 * Returns the installation's id after checking that the whole installation uses this store: a file in it contains the
 * id of the row `installation`. The first process that ever starts writes it. Throws StorageNotShared when the marker
 * belongs to another store.
 */
export async function proveShared(store: FileStore, db: Db): Promise<string> {
  const id = await db.transaction().execute(async (trx) => {
    // Processes that start at the same time take turns.
    const installation = await trx
      .selectFrom('installation')
      .select(['id', 'files_marked_at'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (installation.files_marked_at === null) {
      await claimStore(store, installation.id);
      await trx.updateTable('installation').set({ files_marked_at: sql<Date>`now()` }).execute();
    }
    return installation.id;
  });
  await checkMark(store, id);
  return id;
}

/** Writes the installation's marker to this store; other files stay. */
export async function claimStore(store: FileStore, installationId: string): Promise<void> {
  const before = await readMark(store);
  if (before !== null && before !== installationId) throw new StorageNotShared('another');
  await store.put(markKey, new TextEncoder().encode(installationId));
}

/** Throws StorageNotShared when the store belongs to another installation. */
export async function checkMark(store: FileStore, installationId: string): Promise<void> {
  const mark = await readMark(store);
  if (mark !== installationId) throw new StorageNotShared(mark === null ? 'none' : 'another');
}

async function readMark(store: FileStore): Promise<string | null> {
  try {
    return new TextDecoder().decode(await store.get(markKey)).trim();
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

const markKey = 'installation';

export class StorageNotShared extends Error {
  override readonly name = 'StorageNotShared';
  readonly mark: 'none' | 'another';

  constructor(mark: 'none' | 'another') {
    super(mark === 'none' ? 'the store has no mark of this installation' : 'the store belongs to another installation');
    this.mark = mark;
  }
}
