import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyWithin, createMigrationTable, readMigrations } from '#server/base/db/migrate.ts';
import { runScript } from '../support/run-script.ts';
import { startProduct } from '../support/running-product.ts';
import { getJson } from '../support/submit-package.ts';
import { temporaryInstallations } from '../support/temporary-installations.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const { newDatabase, newFolder } = temporaryInstallations();
const lastOfEarlier = '0017-documents.sql';
const user = { email: 'ada@example.org', password: 'Str0ng-enough!' };
const settings = { DATABASE_URL: '', SECRET: 'a secret that only the tests of the product know' };
let client: pg.Client;
/** Every row of every table of the earlier version. */
let before: Map<string, Row[]>;

beforeAll(async () => {
  settings.DATABASE_URL = await newDatabase();
  client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await createMigrationTable(client);
  for (const file of await readMigrations()) if (file.name <= lastOfEarlier) await applyWithin(client, file);
  await client.query(await readFile(join(import.meta.dirname, 'earlier-version.sql'), 'utf8'));
  await client.query('update users set password_hash = $1', [await hash(user.password)]);
  before = await everyRow(await tableNames());
});
afterAll(() => client.end());

/** Columns that later migrations removed on purpose. */
const removed: Record<string, readonly string[]> = { runs: ['enqueued_at'] };

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}

type Row = Record<string, unknown>;

async function tableNames(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Checks that every row of the earlier version is in a database with the current schema. */
async function expectEveryRow(database: pg.Client): Promise<void> {
  const after = await everyRow(before.keys(), database);
  for (const [table, rows] of before) {
    // Columns may have been added, so each old row only has to be contained in a current one.
    const kept = rows.map((row) => expect.objectContaining(without(row, removed[table] ?? [])));
    expect(after.get(table), table).toEqual(expect.arrayContaining(kept));
  }
}

async function everyRow(tables: Iterable<string>, database = client): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const table of tables) {
    const { rows } = await database.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} as t`);
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

test('the earlier database has rows in all of its tables [D.179]', () => {
  expect(before.size).toBeGreaterThan(35);
  expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
});

test('a backup of the earlier version is restored with every row, in the current schema [D.174]', async () => {
  const folder = await newFolder();
  const made = await runScript('backup', [folder], { ...settings, DATA_DIR: await newFolder() });
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('(rows: 50)')]);
  const elsewhere = { ...settings, DATABASE_URL: await newDatabase(), DATA_DIR: await newFolder() };
  const restored = await runScript('restore', [join(folder, (await readdir(folder))[0] ?? '')], elsewhere);
  expect([restored.code, restored.output]).toEqual([0, expect.any(String)]);
  const there = new pg.Client({ connectionString: elsewhere.DATABASE_URL });
  await there.connect();
  await expectEveryRow(there);
  await there.end();
});

test('npm run migrate upgrades it to the current schema, and every row is unchanged [D.179]', async () => {
  const first = await runScript('migrate', [], settings);
  expect([first.code, first.output]).toEqual([0, expect.stringMatching(/^Applied: 0019-model-calls\.sql, .*\.\n$/)]);
  expect((await runScript('migrate', [], settings)).output).toBe('Nothing to apply.\n');
  await expectEveryRow(client);
  const { rows } = await client.query(`
    select (select count(*) from users) = (select sum(rows) from row_counts where table_name = 'users') as counted,
      (select count(*) from admin_logs) = (select sum(rows) from row_counts where table_name = 'admin_logs') as lines_counted,
      (select count(*)::int from users where not exists (select from wallets where user_id = users.id)) as without_wallet`);
  expect(rows).toEqual([{ counted: true, lines_counted: true, without_wallet: 0 }]);
});

test('the product works with it: the user logs in and finds draft, report, credits and favorite [D.179]', async () => {
  expect((await runScript('ledger-check', [], settings)).output).toMatch(/^The books add up/);
  const product = await startProduct(settings);
  try {
    const login = await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'login', ...user }),
    });
    const { session, user: found } = (await login.json()) as {
      session: { access_token: string };
      user: { id: string };
    };
    const read = (path: string) => getJson(product, session.access_token, path);
    expect(await read(`/api/drafts/${found.id}`)).toMatchObject({ files: [{ name: 'sleep.zip' }] });
    expect(await read('/api/reports')).toMatchObject({ reports: [{ title: 'Base Rent' }] });
    expect(await read('/api/credits/balance')).toMatchObject({ credits: 115 });
    expect(JSON.stringify(await read('/api/favorites'))).toContain('paper-assistant');
    // The old address leads to the post.
    expect((await fetch(`${product.url}/blog/first`)).status).toBe(200);
  } finally {
    await product.stop();
  }
});
