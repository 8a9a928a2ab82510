import { createHash } from 'node:crypto';
import { type ClientBase, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { type BackupHead, type BackupManifest, entryNames } from './backup-format.ts';

/**
 * Starts the snapshot that all data of a backup is read from. COPY is used instead of pg_dump or a copy of the server's
 * files because it needs no extra program and no superuser, and every later version of PostgreSQL can read it.
 */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  await client.query(
    "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local search_path = public; set local datestyle = 'ISO'; set local timezone = 'UTC'; set local extra_float_digits = 3",
  );
}

/** The schema in this snapshot: migrations, tables with their columns, and the current values of sequences. */
export async function readShape(client: ClientBase): Promise<Pick<BackupHead, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await client.query<BackupHead['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  );
  // Generated columns are recalculated on restore, and tables of extensions are left to the extensions.
  const tables = await client.query<BackupHead['tables'][number]>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [leftOut],
  );
  // Read after the snapshot was taken, so the values are never behind the rows.
  const sequences = await client.query<BackupHead['sequences'][number]>(
    `select sequencename as name, last_value::text::float8 as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return { migrations: migrations.rows, tables: tables.rows, sequences: sequences.rows };
}

/** Dumps every row of every table in parts of a few megabytes. */
export async function dumpTables(
  client: ClientBase,
  tables: BackupHead['tables'],
  archive: ArchiveWriter,
): Promise<BackupManifest['tables']> {
  const done: BackupManifest['tables'] = [];
  for (const table of tables) done.push(await dumpTable(client, table, archive));
  return done;
}

async function dumpTable(client: ClientBase, table: BackupHead['tables'][number], archive: ArchiveWriter) {
  const copy = client.query(copyTo(`copy (${await rowsOf(client, table)}) to stdout`));
  const hash = createHash('sha256');
  let part = 0;
  let bytes = 0;
  for await (const content of inParts(copy)) {
    part += 1;
    bytes += content.length;
    hash.update(content);
    await archive.add(entryNames.table(table.name, part), content);
  }
  return { name: table.name, rows: copy.rowCount, bytes, sha256: hash.digest('hex') };
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let waiting = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    waiting += piece.length;
    if (waiting < partBytes) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    waiting = 0;
  }
  if (waiting > 0) yield Buffer.concat(pieces);
}

/**
 * The queue has its own schema, whose layout belongs to its library. Its waiting jobs are stored as jobs to queue
 * again.
 */
async function rowsOf(client: ClientBase, { name, columns }: BackupHead['tables'][number]): Promise<string> {
  const own = `select ${columns.map(escapeIdentifier).join(', ')} from public.${escapeIdentifier(name)}`;
  if (name !== 'restored_jobs') return own;
  const { rows } = await client.query<{ made: boolean }>("select to_regclass('pgboss.job') is not null as made");
  if (!rows[0]?.made) return own;
  const queued: Record<string, string> = { queue: 'name', data: "coalesce(data, '{}')", start_after: 'start_after' };
  return `${own} union all select ${columns.map((column) => queued[column] ?? column).join(', ')} from pgboss.job
    where state::text in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and singleton_key is distinct from 'schedule'`;
}

const partBytes = 4 * 1_048_576;
/** The migrations are already in the head, and a restored installation has no backups yet. */
const leftOut = ['schema_migrations', 'backups'];
