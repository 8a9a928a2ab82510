import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseUser, runAs } from '#server/base/db/embedded/database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { holdDataDir, isAlive, killHolders, killImmediately, until } from './hold-data-dir.ts';

const messages: string[] = [];
const write = (message: string) => messages.push(message);
const log = { info: write, warn: write, debug: () => undefined };
let dataDir = '';
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
  // Mode 0700 and, as root, not owned by the database's user: the folder that `mktemp -d` creates.
  dataDir = mkdtempSync(join(tmpdir(), 'foredraft-db-'));
  messages.length = 0;
});

afterEach(async () => {
  await killHolders();
  await Promise.all(running.map((database) => database.stop()));
  running = [];
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log });
  running.push(database);
  return database;
}

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

describe('a new database', () => {
  test('is durable, uses checksums and UTF-8, and belongs to a role without superuser rights', async () => {
    const { url } = await start();
    const [facts] = await query(
      url,
      `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit,
        current_setting('full_page_writes') pages, current_setting('data_checksums') checksums, current_user as "user",
        pg_encoding_to_char(encoding) encoding, datlocale locale, rolsuper superuser
        from pg_database join pg_roles on pg_roles.oid = datdba where datname = current_database()`,
    );
    expect(facts).toEqual({
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      checksums: 'on',
      user: 'foredraft',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      superuser: false,
    });
  });

  test('listens on 127.0.0.1 only and needs the password, and the superuser cannot connect at all', async () => {
    const { url } = await start();
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href)).rejects.toThrow('password authentication failed');
    const superuser = new URL(url);
    superuser.username = 'postgres';
    await expect(query(superuser.href)).rejects.toThrow('no pg_hba.conf entry');
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
  });

  test('keeps its data and its password after a restart', async () => {
    const first = await start();
    await query(first.url, 'create table kept (n int)', 'insert into kept values (7)');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start();
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('gets a new password if the file with the password is lost', async () => {
    const first = await start();
    await first.stop();
    rmSync(join(dataDir, 'database-password'));
    const second = await start();
    expect(new URL(second.url).password).not.toBe(new URL(first.url).password);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a start that was cut off while the database was being created', () => {
  test('is repaired by the next one', async () => {
    const first = await start();
    await first.stop();
    // What remains after a kill during setup: the temporary folder, and no database.
    spawnSync('mv', [join(dataDir, 'postgres'), join(dataDir, 'postgres.new')]);
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('when the process that started it is killed', () => {
  const bonds = [
    ['by the kernel', {}],
    // Without setpriv on the PATH the other method is used.
    ['by a waiting shell', { PATH: '/nonexistent' }],
  ] as const;
  test.each(bonds)('the database stops (%s), and nothing is lost', async (_way, env) => {
    const holder = await holdDataDir(dataDir, 'database', env);
    await query(holder.url, 'create table kept (n int)', 'insert into kept values (7)');
    await killImmediately(holder.child);
    await until(() => !isAlive(holder.pid));
    const { url } = await start();
    expect(await query(url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('Ctrl-C in the terminal, which reaches the whole process group, leaves stopping the database to its server', async () => {
    const holder = await holdDataDir(dataDir, 'database');
    const group = spawnSync('ps', ['-o', 'pgid=', '-p', String(holder.pid)], { encoding: 'utf8' }).stdout.trim();
    expect(Number(group)).toBe(holder.pid);
    const exit = once(holder.child, 'exit');
    holder.child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(isAlive(holder.pid)).toBe(false);
  });
});

describe('remains of an earlier start', () => {
  test('a server without its parent is stopped properly, and its data is still there', async () => {
    const first = await start();
    await query(first.url, 'create table kept (n int)', 'insert into kept values (7)');
    await first.stop();
    const orphan = await startOrphan(new URL(first.url).port);
    const second = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(messages.join()).toContain(`process ${orphan}`);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('child processes that outlived their killed postmaster are ended before a new one starts', async () => {
    const holder = await holdDataDir(dataDir, 'database');
    await query(holder.url, 'create table kept (n int)', 'insert into kept values (7)');
    const busy = new pg.Client(holder.url);
    busy.on('error', () => undefined);
    await busy.connect();
    const [row] = (await busy.query('select pg_backend_pid() as pid')).rows as { pid: number }[];
    const cut = expect(busy.query('select sum(n) from generate_series(1, 1000000000000) n')).rejects.toThrow();
    process.kill(holder.pid, 'SIGKILL');
    await killImmediately(holder.child);
    expect(isAlive(row?.pid ?? 0)).toBe(true);
    const { url } = await start();
    await cut;
    expect(isAlive(row?.pid ?? 0)).toBe(false);
    expect(await query(url, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('a postmaster.pid with the number of an unrelated process is ignored, and that process keeps running', async () => {
    const first = await start();
    await first.stop();
    // Run as the database's own user, which makes PostgreSQL itself reject the folder.
    const stranger = spawn('sleep', ['600'], { ...runAs(databaseUser(join(dataDir, 'postgres'))), stdio: 'ignore' });
    const note = readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8');
    expect(note.trim()).toBe('18');
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'postgres')}\n`);
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBe(null);
    stranger.kill();
  });
});

describe('a database that stops by itself', () => {
  test('is reported once, and one that was stopped on purpose is not', async () => {
    const first = await start();
    const heard = new Promise<string>((resolve) => first.onUnexpectedExit(resolve));
    process.kill(first.pid, 'SIGINT');
    expect(await heard).toContain('exit code 0');
    const second = await start();
    let reports = 0;
    second.onUnexpectedExit(() => {
      reports++;
    });
    await second.stop();
    expect(reports).toBe(0);
  });

  test('of another major version is refused in one sentence', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, and this Foredraft brings PostgreSQL 18/);
  });
});

/** The same programs on the same folder, but not tied to a parent process. */
async function startOrphan(port: string): Promise<number> {
  const folder = join(dataDir, 'postgres');
  const program = join(
    dirname(new URL(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)).pathname),
    '../native/bin/postgres',
  );
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const child = spawn(program, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runAs(databaseUser(join(dataDir, 'postgres'))),
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { LC_ALL: 'C' },
  });
  await until(() => {
    try {
      return readFileSync(join(folder, 'postmaster.pid'), 'utf8').includes('ready');
    } catch {
      return false;
    }
  });
  return child.pid ?? 0;
}
