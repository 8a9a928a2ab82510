import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { expect } from 'vitest';
import { applyWithin, createMigrationTable, readMigrations } from '#server/base/db/migrate.ts';

const lastOfEarlier = '0017-documents.sql';
/** Columns that later migrations removed on purpose. */
const removed: Record<string, readonly string[]> = { runs: ['enqueued_at'] };

type Row = Record<string, unknown>;

export interface EarlierVersion {
  readonly client: pg.Client;
  readonly user: { readonly email: string; readonly password: string };
  /** Every row of every table. */
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  /** Checks that every row is in a database with the current schema. */
  expectEveryRow(database: pg.Client): Promise<void>;
}

/** Fills an empty database like an earlier version of the product; the caller ends the client. */
export async function createEarlierVersion(url: string): Promise<EarlierVersion> {
  const user = { email: 'ada@example.org', password: 'Str0ng-enough!' };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await createMigrationTable(client);
  for (const file of await readMigrations()) if (file.name <= lastOfEarlier) await applyWithin(client, file);
  await client.query(await readFile(join(import.meta.dirname, 'earlier-version.sql'), 'utf8'));
  await client.query('update users set password_hash = $1', [await hash(user.password)]);
  const rows = await everyRow(client, await tableNames(client));
  return {
    client,
    user,
    rows,
    async expectEveryRow(database) {
      const after = await everyRow(database, rows.keys());
      for (const [table, before] of rows) {
        // Columns may have been added, so each old row only has to be contained in a current one.
        const kept = before.map((row) => expect.objectContaining(without(row, removed[table] ?? [])));
        expect(after.get(table), table).toEqual(expect.arrayContaining(kept));
      }
    },
  };
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function everyRow(client: pg.Client, tables: Iterable<string>): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const table of tables) {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} as t`);
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}
