import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { readArchive } from '#server/operations/backup/archive-reader.ts';
import { BackupError } from '#server/operations/backup/backup-format.ts';
import { restoreBackup } from '#server/operations/backup/restore-backup.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryInstallations } from '../support/temporary-installations.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const { newFolder, newDatabase } = temporaryInstallations();
const secret = 'a secret that only the tests of the product know';
let source: TestDatabase;
let settings: { DATABASE_URL: string; DATA_DIR: string; SECRET: string };
/** A backup of an installation with two files. */
let good: string;

beforeAll(async () => {
  source = await testDatabase();
  await source.platform.files.put('latexstore/u1/a.zip', randomBytes(6 * 1_048_576));
  await source.platform.files.put('uploads/b', Buffer.from('b'));
  await source.database.db.insertInto('users').values({ username: 'ada', email: 'ada@example.org' }).execute();
  settings = { DATABASE_URL: source.url, DATA_DIR: source.dataDir, SECRET: secret };
  const folder = await newFolder();
  const { code, output } = await runScript('backup', [folder], settings);
  expect([code, output]).toEqual([0, expect.stringContaining('Files: 2 (6291457 bytes)')]);
  good = join(folder, (await readdir(folder))[0] ?? '');
});
afterAll(() => source.close());

/** The message of a restore into a new location, which must still be empty afterwards. */
async function refusal(file: string, key?: string): Promise<string> {
  const databaseUrl = await newDatabase();
  const dataDir = await newFolder();
  const files = await createLocalFileStore({ folder: join(dataDir, 'files'), baseUrl: '', secret: '', now: Date.now });
  const keepSecret = async () => undefined;
  const failure = await restoreBackup(createReadStream(file), { databaseUrl, files, key, keepSecret }).catch(
    (error) => error,
  );
  expect(failure).toBeInstanceOf(BackupError);
  expect(await tablesIn(databaseUrl)).toBe(0);
  expect(await filesIn(dataDir)).toEqual([]);
  return failure.message;
}

async function tablesIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from pg_tables where schemaname = 'public'");
  await client.end();
  return rows[0].count;
}

async function filesIn(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function altered(change: (bytes: Buffer) => Buffer | Promise<Buffer>): Promise<string> {
  const path = join(await newFolder(), 'altered.tar.gz');
  await writeFile(path, await change(await readFile(good)));
  return path;
}

/** The backup with changed entries, repacked, so that only the product's own checksums can detect it. null: omitted. */
function rewritten(change: (name: string, content: Buffer) => Buffer | null): Promise<string> {
  return altered(async () => {
    const tar = pack();
    const packed = buffer(tar as unknown as NodeJS.ReadableStream as Parameters<typeof buffer>[0]);
    for await (const entry of readArchive(createReadStream(good), undefined)) {
      const content = change(entry.name, await entry.read());
      if (content) tar.entry({ name: entry.name }, content);
    }
    tar.finalize();
    return gzipSync(await packed, { level: 1 });
  });
}

const inText = (name: string, from: string | RegExp, to: string) =>
  rewritten((entry, content) => (entry.startsWith(name) ? Buffer.from(String(content).replace(from, to)) : content));

describe('a backup that cannot be restored is refused in one sentence, and nothing of it stays [D.174]', () => {
  test('one that was damaged or cut off in transfer', async () => {
    const flipped = await altered((bytes) => {
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      return bytes;
    });
    expect(await refusal(flipped)).toMatch(/^The backup is damaged or incomplete \(.*\): use another one\.$/);
    expect(await refusal(await altered((bytes) => bytes.subarray(0, bytes.length - 50_000)))).toMatch(
      /^The backup is damaged or incomplete/,
    );
    expect(await refusal(await altered(() => Buffer.from('just a text')))).toBe('This file is not a backup.');
  });

  test('one that was changed in a way that only its own checksums show', async () => {
    expect(await refusal(await inText('database/users/', 'ada@example.org', 'eve@example.org'))).toBe(
      "The backup is damaged: the table users isn't what was written.",
    );
    expect(
      await refusal(await rewritten((name, content) => (name.startsWith('database/users/') ? null : content))),
    ).toBe("The backup is damaged: the table users isn't what was written.");
    expect(await refusal(await inText('files/uploads/b', 'b', 'c'))).toBe(
      "The backup is damaged: its files aren't what was written.",
    );
    expect(await refusal(await rewritten((name, content) => (name === 'manifest.json' ? null : content)))).toBe(
      'The backup is incomplete: its end is missing. Use another one.',
    );
    expect(await refusal(await inText('database/users/', 'ada@example.org', 'ADA'))).toMatch(
      /^The backup is damaged: the table users can't be read/,
    );
  });

  test('one with a newer format, or of a newer schema', async () => {
    expect(await refusal(await inText('backup.json', '"format": 1', '"format": 2'))).toBe(
      'The backup has the format 2, and this version reads 1: restore it with the version that made it.',
    );
    expect(await refusal(await inText('backup.json', '0001-foundation', '9999-later'))).toMatch(
      /^The backup was made by a newer version of the product \(.*; its database has 9999-later\.sql\): restore it with that version\.$/,
    );
    expect(await refusal(await inText('backup.json', /"checksum": "\w{4}/, '"checksum": "ffff'))).toBe(
      "The backup's schema isn't this product's: 0001-foundation.sql differs.",
    );
  });

  test('an encrypted one, without its key or with another key', async () => {
    const folder = await newFolder();
    const BACKUP_KEY = await ageIdentity();
    const made = await runScript('backup', [folder], { ...settings, BACKUP_KEY });
    expect([made.code, made.output]).toEqual([0, expect.stringContaining('encrypted')]);
    const [name = ''] = await readdir(folder);
    const file = join(folder, name);
    expect(await refusal(file)).toBe('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
    for (const key of [await ageIdentity(), 'another passphrase of enough length'])
      expect(await refusal(file, key)).toBe(
        "BACKUP_KEY doesn't open this backup: set it to the key that it was made with.",
      );
    const shortened = join(folder, 'shortened.tar.gz.age');
    await writeFile(shortened, (await readFile(file)).subarray(0, -70_000));
    expect(await refusal(shortened, BACKUP_KEY)).toMatch(/^The backup is damaged or incomplete/);
    const target = { ...settings, BACKUP_KEY, DATABASE_URL: await newDatabase(), DATA_DIR: await newFolder() };
    expect((await runScript('restore', [file], target)).output).toContain('Restored.');
  });
});

test('a database or a file storage in use is not overwritten by a restore [D.174]', async () => {
  const absent = await runScript('restore', ['no-such-file'], settings);
  expect([absent.code, absent.output]).toEqual([1, expect.stringMatching(/^Say where backups are/)]);
  const inUse = await runScript('restore', [good], { ...settings, DATA_DIR: await newFolder() });
  expect([inUse.code, inUse.output]).toEqual([
    1,
    'The database already has tables: a backup is restored into an empty one only. Set DATA_DIR or DATABASE_URL to a new one.\n',
  ]);
  const DATABASE_URL = await newDatabase();
  const files = await runScript('restore', [good], { ...settings, DATABASE_URL });
  expect([files.code, files.output]).toEqual([
    1,
    "The file storage isn't empty (files: 2): a backup is restored into an empty one only.\n",
  ]);
  expect((await filesIn(source.dataDir)).sort()).toEqual(['a.zip', 'b']);
});

test('a restore that was cut off can be repeated over its own remains [D.174]', async () => {
  const target = { ...settings, DATABASE_URL: await newDatabase(), DATA_DIR: await newFolder() };
  const left = join(target.DATA_DIR, 'files');
  await mkdir(join(left, 'uploads'), { recursive: true });
  await writeFile(join(left, 'uploads', 'b'), 'half');
  await writeFile(join(left, 'restoring'), 'of another backup');
  expect((await runScript('restore', [good], target)).output).toMatch(/isn't empty \(files: 2\)/);
  for await (const entry of readArchive(createReadStream(good), undefined)) {
    await writeFile(join(left, 'restoring'), (JSON.parse(String(await entry.read())) as { id: string }).id);
    break;
  }
  expect((await runScript('restore', [good], target)).output).toContain('Restored.');
  expect(await readFile(join(left, 'uploads', 'b'), 'utf8')).toBe('b');
  expect((await filesIn(target.DATA_DIR)).sort()).toEqual(['a.zip', 'b']);
});

describe('a backup', () => {
  const recorded = () =>
    source.database.db.selectFrom('backups').select(['state', 'name', 'failure']).orderBy('started_at').execute();

  test('that succeeds is recorded, and only the newest ones are kept [D.174]', async () => {
    const BACKUP_DIR = await newFolder();
    const foreign = 'foredraft-00000000-2026-01-01T00-00-00Z.tar.gz';
    await writeFile(join(BACKUP_DIR, foreign), 'of another installation');
    const keepTwo = { ...settings, BACKUP_DIR, BACKUP_KEEP: '2' };
    const names: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const { output } = await runScript('backup', [], keepTwo);
      names.push(/Written: .*\/(\S+\.tar\.gz) /.exec(output)?.[1] ?? output);
    }
    expect((await readdir(BACKUP_DIR)).sort()).toEqual([foreign, ...names.slice(1)]);
    expect((await recorded()).slice(-3)).toEqual(names.map((name) => ({ state: 'good', name, failure: null })));
    const listed = await runScript('restore', [], keepTwo);
    expect(listed.output).toBe(
      `${[...names.slice(1).reverse(), foreign].join('\n')}\nTo restore one: npm run restore -- NAME (or latest). With --check it is only tried.\n`,
    );
    expect((await runScript('restore', ['latest'], keepTwo)).output).toMatch(/several installations: name the one/);
  });

  test('that fails shows the reason, is recorded, and leaves nothing behind [D.174]', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'file'), '');
    const failed = await runScript('backup', [join(folder, 'file')], settings);
    expect([failed.code, failed.output]).toEqual([
      1,
      expect.stringMatching(/^The backup can't be written to .*file: /),
    ]);
    expect((await recorded()).at(-1)).toEqual({ state: 'failed', name: null, failure: failed.output.trim() });
    const nowhere = await runScript('backup', [], settings);
    expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringMatching(/^Say where backups are/)]);
  });

  test('with a ledger that does not balance counts as failed [D.174]', async () => {
    const { pool } = source.database;
    await pool.query('update wallets set balance = 5');
    const folder = await newFolder();
    const { code, output } = await runScript('backup', [folder], settings);
    await pool.query('update wallets set balance = 0');
    expect([code, output]).toEqual([1, expect.stringMatching(/The ledger of the backup doesn't add up: The wallet /)]);
    expect((await recorded()).at(-1)).toMatchObject({ state: 'failed', name: (await readdir(folder))[0] });
  });

  test('does not wait for another one, and contains only the files of its own installation [D.174]', async () => {
    const other = new pg.Client({ connectionString: source.url });
    await other.connect();
    await other.query('select pg_advisory_lock(7215003445)');
    const second = await runScript('backup', [await newFolder()], settings);
    await other.end();
    expect(second.output).toBe('Another backup of this installation is running: wait until it has ended.\n');
    await source.database.pool.query('update installation set files_marked_at = now()');
    const elsewhere = await runScript('backup', [await newFolder()], { ...settings, DATA_DIR: await newFolder() });
    expect([elsewhere.code, elsewhere.output]).toEqual([1, 'the store has no mark of this installation\n']);
  });
});

async function ageIdentity(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}
