import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './database.ts';
import { CannotStart } from './embedded/cannot-start.ts';

/**
 * Applies the numbered SQL files that have not been applied yet, each in a separate transaction, under an advisory
 * lock, so that several processes may start at the same time. A file that changed after it was applied stops startup.
 * Returns the names of the files applied.
 */
export async function migrate(pool: pg.Pool, folder = join(import.meta.dirname, 'migrations')): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = '10min'");
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await createMigrationTable(client);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    refuseNewerSchema(files, [...applied.keys()]);
    const done: string[] = [];
    for (const file of files) {
      const before = applied.get(file.name);
      if (before === file.checksum) continue;
      if (before !== undefined) throw new Error(`The migration ${file.name} was changed after it had been applied.`);
      await applyOne(client, file);
      done.push(file.name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    // Destroys the connection, and with it the changed session settings.
    client.release(true);
  }
}

/** Uses a separate connection, because migrations need a lock and session settings. */
export async function migrateDirectly({ url }: Pick<Database, 'url'>): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, application_name: 'foredraft-migrations', max: 1 });
  try {
    return await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Whether all migrations of this version are applied; for /readyz. */
export async function isMigrated(pool: pg.Pool, folder = join(import.meta.dirname, 'migrations')): Promise<boolean> {
  const files = await readMigrations(folder);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  return files.every((file) => applied.has(file.name));
}

/** Advisory lock taken while the schema changes. */
export const migrationLock = 7_215_003_441;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function readMigrations(folder = join(import.meta.dirname, 'migrations')): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** A newer version may have moved data that this version would write, so continuing could lose data. */
function refuseNewerSchema(files: readonly Migration[], applied: readonly string[]): void {
  const newest = files.at(-1)?.name ?? '';
  const newer = applied
    .filter((name) => name > newest)
    .sort()
    .at(-1);
  if (newer === undefined) return;
  throw new CannotStart(
    `The database was set up by a newer version of the product (it has ${newer}; this version knows ${newest}): start that version, or restore a backup from before it.`,
  );
}

export async function createMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
}

/** Runs in the caller's transaction. */
export async function applyWithin(client: pg.ClientBase, file: Migration): Promise<void> {
  await client.query(file.sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [file.name, file.checksum]);
}

async function applyOne(client: pg.PoolClient, file: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyWithin(client, file);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${file.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
