import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../base/db/database.ts';
import { BackupError } from './backup-format.ts';

/** Records the progress and result of one backup in the table that the overview and the metrics read. */
export interface BackupRecord {
  good(done: { readonly name: string; readonly bytes: number; readonly missingFiles: number }): Promise<void>;
  failed(failure: string, name?: string): Promise<void>;
  /** Names of backups that were written but failed their check. */
  failedNames(): Promise<Set<string>>;
}

/** Records that a backup has started. A database from before this table existed has nowhere to record it. */
export async function recordBackup(db: Db): Promise<BackupRecord> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('backups') is not null as made`.execute(db);
  if (!rows[0]?.made) return unrecorded;
  // Only one process can hold the lock, so backups that are still marked as running have crashed.
  await db
    .updateTable('backups')
    .set({ state: 'failed', finished_at: sql<Date>`now()`, failure: 'It was cut off.' })
    .where('state', '=', 'running')
    .execute();
  await db.deleteFrom('backups').where('started_at', '<', sql<Date>`now() - interval '1 year'`).execute();
  const { id } = await db.insertInto('backups').defaultValues().returning('id').executeTakeFirstOrThrow();
  const end = db.updateTable('backups').set({ finished_at: sql<Date>`now()` }).where('id', '=', id);
  return {
    async good({ name, bytes, missingFiles }) {
      await end.set({ state: 'good', name, bytes, missing_files: missingFiles }).execute();
    },
    async failed(failure, name) {
      await end.set({ state: 'failed', failure: failure.slice(0, 500), ...(name ? { name } : {}) }).execute();
    },
    async failedNames() {
      const failed = await db
        .selectFrom('backups')
        .select('name')
        .where('state', '=', 'failed')
        .where('name', 'is not', null)
        .execute();
      return new Set(failed.flatMap(({ name }) => name ?? []));
    },
  };
}

const unrecorded: BackupRecord = {
  async good() {},
  async failed() {},
  failedNames: async () => new Set(),
};

/** Runs one backup of an installation at a time. The lock is released when the process ends. */
export async function withBackupLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'foredraft-backup',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set idle_session_timeout = 0');
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [backupLock]);
    if (!rows[0]?.mine)
      throw new BackupError('Another backup of this installation is running: wait until it has ended.');
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

const backupLock = 7_215_003_445;
