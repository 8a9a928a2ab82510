import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { columnTypes, tableNotes } from './table-notes.ts';

/** The source of `server/base/db/tables.ts`: one type per table and view of a migrated database, in order of creation. */
export async function writeTableTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnQuery);
  const tables = Map.groupBy(rows, ({ table }) => table);
  refuseUnknown(new Set([...tables.keys(), ...rows.map(nameOf)]));
  const types = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `${note(nameOf(column))}${column.column}: ${typeOf(column)};`);
    return `${note(table)}${table}: {\n${lines.join('\n')}\n};`;
  });
  return formatted(`${head}export interface Tables {\n${types.join('\n')}\n}\n`);
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly required: boolean;
  readonly has_default: boolean;
  /** Whether the database always sets the column. */
  readonly generated: boolean;
  /** The values of its enum type, or of a CHECK on this column alone; null without one. */
  readonly allowed: string[] | null;
}

// Columns of a view have no constraints in the catalog; ours are never null.
const columnQuery = `
  select relname as table, attname as column, format_type(atttypid, null) as type,
    attnotnull or relkind = 'v' as required, atthasdef or attidentity <> '' as has_default,
    attidentity = 'a' or attgenerated <> '' as generated,
    coalesce((select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = atttypid),
    (select array_agg(value[1] order by place)
      from pg_constraint
        cross join regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']+)''::text', 'g')
          with ordinality as found (value, place)
      where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(pg_constraint.oid) ~ ('^CHECK \\(\\(' || quote_ident(attname) || ' = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$')
    )) as allowed
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
    and relname <> 'schema_migrations'
  order by pg_class.oid, attnum`;

/** As `server/base/db/database.ts` and node-postgres read them. */
const scalars: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

function typeOf(column: Column): string {
  const { type, required, has_default, generated, allowed } = column;
  const [, element = '', array = ''] = /^(.*?)(\[\])?$/.exec(type) ?? [];
  const known = columnTypes[nameOf(column)] ?? allowed?.map((value) => `'${value}'`).join(' | ');
  const scalar = known ?? scalars[element];
  if (scalar === undefined) throw new Error(`No TypeScript type is known for ${type} of ${nameOf(column)}.`);
  const read = orNull(known ?? scalar + array, required);
  if (generated) return `GeneratedAlways<${read}>`;
  const written = { json: 'string', jsonb: 'string', 'timestamp with time zone': 'Date | string' }[type];
  if (written !== undefined) {
    const insert = orNull(written, required) + (has_default && required ? ' | undefined' : '');
    return `ColumnType<${read}, ${insert}, ${orNull(written, required)}>`;
  }
  return has_default ? `Generated<${read}>` : read;
}

const orNull = (type: string, required: boolean) => (required || type === 'unknown' ? type : `${type} | null`);
const nameOf = ({ table, column }: Column) => `${table}.${column}`;
const note = (name: string) => (tableNotes[name] === undefined ? '' : `/** ${tableNotes[name]} */\n`);

function refuseUnknown(names: ReadonlySet<string>): void {
  const unknown = [...Object.keys(tableNotes), ...Object.keys(columnTypes)].filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw new Error(`table-notes.ts names what the database does not have: ${unknown.join(', ')}.`);
}

const head = `// Generated from the migrations: \`npm test -- src/server/base/db/tables.test.ts -u\` rewrites it.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApiKeyScope } from '#contract/api-key-scopes.ts';
import type { VersionCause } from '#contract/draft-changes.ts';
import type { Json } from '#contract/engine.ts';
import type { ResultKind, RunEvent, RunState } from '#contract/runs.ts';
import type { Lane } from '#contract/tool.ts';

/** The tables after all migrations. A column has a comment if its type doesn't say everything. */
`;

function formatted(source: string): string {
  const biome = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'biome');
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=tables.ts'], {
    input: source,
    encoding: 'utf8',
  });
}
