import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  applyWithin,
  createMigrationTable,
  type Migration,
  migrationLock,
  readMigrations,
} from '../../base/db/migrate.ts';
import { BackupError, type BackupHead, type BackupManifest } from './backup-format.ts';

/**
 * Restores the tables in one transaction that the caller commits, so the database stays empty if anything fails. Throws
 * BackupError when the database is not empty, or when this version cannot read the schema of the backup.
 */
export async function beginLoad(client: ClientBase, head: BackupHead): Promise<DatabaseLoad> {
  const { before, after } = splitMigrations(await readMigrations(), head);
  await client.query('begin');
  await client.query(
    "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local search_path = public; set local datestyle = 'ISO'; set local timezone = 'UTC'",
  );
  // A product that starts during the restore waits before its own migrations.
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await refuseUsed(client);
  await createMigrationTable(client);
  for (const file of before) await applyWithin(client, file);
  const known = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  const stranger = head.tables.find(({ name }) => !known.rows.some((one) => one.name === name));
  if (stranger) throw new BackupError(`The backup has a table that isn't the product's: ${stranger.name}.`);

  const names = head.tables.map(({ name }) => tableName(name));
  // Rows are loaded without checks or triggers, because the rows that they refer to may not be loaded yet.
  const foreignKeys = await dropForeignKeys(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // The rows that migrations insert are also in the backup, in their state at that time.
  await client.query(`truncate ${names.join(', ')}`);

  const loaded = new Map<string, BackupManifest['tables'][number]>();
  let open: TableLoad | null = null;
  const close = async () => {
    if (open) loaded.set(open.name, await open.end());
    open = null;
  };
  return {
    async add(table, content) {
      if (open?.name !== table) {
        await close();
        const shape = head.tables.find(({ name }) => name === table);
        if (!shape || loaded.has(table)) throw new BackupError('The backup is damaged: its tables are out of order.');
        open = loadTable(client, shape);
      }
      await open.write(content);
    },
    async finish(expected) {
      await close();
      for (const table of expected) {
        const rows = loaded.get(table.name) ?? { name: table.name, ...nothing };
        if (rows.rows !== table.rows || rows.bytes !== table.bytes || rows.sha256 !== table.sha256) {
          throw new BackupError(`The backup is damaged: the table ${table.name} isn't what was written.`);
        }
      }
      for (const { name, lastValue } of head.sequences) {
        await client.query('select setval($1::regclass, $2)', [tableName(name), lastValue]);
      }
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
      }
      for (const file of after) await applyWithin(client, file);
    },
  };
}

export interface DatabaseLoad {
  /** Adds the next part of a table. The parts of a table must follow each other. */
  add(table: string, content: Buffer): Promise<void>;
  /** Compares the loaded rows with the manifest, and migrates the schema to this version. */
  finish(expected: BackupManifest['tables']): Promise<void>;
}

/** The migrations that the backup's schema had, and those added since. */
function splitMigrations(files: readonly Migration[], head: BackupHead) {
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  const newer = head.migrations.find(({ name }) => !known.has(name));
  if (newer) {
    throw new BackupError(
      `The backup was made by a newer version of the product (${head.version}; its database has ${newer.name}): restore it with that version.`,
    );
  }
  const other = head.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (other) throw new BackupError(`The backup's schema isn't this product's: ${other.name} differs.`);
  const had = new Set(head.migrations.map(({ name }) => name));
  return { before: files.filter(({ name }) => had.has(name)), after: files.filter(({ name }) => !had.has(name)) };
}

/** Ignores tables of extensions and the queue, which has a separate schema. */
async function refuseUsed(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  if (rows[0]?.count === 0) return;
  throw new BackupError(
    'The database already has tables: a backup is restored into an empty one only. Set DATA_DIR or DATABASE_URL to a new one.',
  );
}

async function dropForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  return rows;
}

interface ForeignKey {
  /** Quoted for use in SQL. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

interface TableLoad {
  readonly name: string;
  write(content: Buffer): Promise<void>;
  end(): Promise<BackupManifest['tables'][number]>;
}

function loadTable(client: ClientBase, { name, columns }: BackupHead['tables'][number]): TableLoad {
  const copy = client.query(
    copyFrom(`copy ${tableName(name)} (${columns.map(escapeIdentifier).join(', ')}) from stdin`),
  );
  const hash = createHash('sha256');
  let bytes = 0;
  // Errors that the server reports about a row are thrown here, by whichever call is waiting at the time.
  const done = finished(copy).catch((error) => {
    throw new BackupError(`The backup is damaged: the table ${name} can't be read (${(error as Error).message}).`);
  });
  done.catch(() => undefined);
  return {
    name,
    async write(content) {
      bytes += content.length;
      hash.update(content);
      if (!copy.write(content)) await Promise.race([once(copy, 'drain'), done]);
    },
    async end() {
      copy.end();
      await done;
      return { name, rows: copy.rowCount, bytes, sha256: hash.digest('hex') };
    },
  };
}

const tableName = (name: string) => `public.${escapeIdentifier(name)}`;
const nothing = { rows: 0, bytes: 0, sha256: createHash('sha256').digest('hex') };
