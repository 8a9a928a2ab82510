import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseHome, resolveDataDir } from '#server/base/db/embedded/data-dir.ts';
import { databaseUser } from '#server/base/db/embedded/database-user.ts';

const isRoot = process.getuid?.() === 0;
let closed = '';
let made: string[] = [];

beforeEach(() => {
  // Like a home folder with mode 0700: only its owner may enter.
  closed = mkdtempSync(join(tmpdir(), 'foredraft-home-'));
  made = [closed];
});

afterEach(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function project(): string {
  const folder = join(closed, 'foredraft');
  mkdirSync(folder, { recursive: true });
  return folder;
}

test('DATA_DIR is taken as it is set, relative to the project', () => {
  const setting = { setting: 'elsewhere/data', projectDir: '/srv/foredraft', embedded: true };
  expect(resolveDataDir(setting)).toEqual({ dataDir: '/srv/foredraft/elsewhere/data' });
});

test('without DATA_DIR the folder is data in the project, whoever may enter it, when the database is not ours', () => {
  const projectDir = project();
  expect(resolveDataDir({ projectDir, embedded: false })).toEqual({ dataDir: join(projectDir, 'data') });
});

test('an ordinary user, and root in a project open to the database, use data in the project', () => {
  if (isRoot) chmodSync(closed, 0o711);
  const projectDir = project();
  expect(resolveDataDir({ projectDir, embedded: true })).toEqual({ dataDir: join(projectDir, 'data') });
});

describe.runIf(isRoot)('root, with the project under a home that the database user cannot enter', () => {
  test('keeps its data under /var/lib, in one place per project, and says so', () => {
    const projectDir = project();
    const first = resolveDataDir({ projectDir, embedded: true });
    expect(first.dataDir).toMatch(/^\/var\/lib\/foredraft\/[0-9a-f]{12}$/);
    expect(first.moved).toContain(first.dataDir);
    expect(resolveDataDir({ projectDir, embedded: true })).toEqual(first);
    mkdirSync(join(closed, 'other'));
    expect(resolveDataDir({ projectDir: join(closed, 'other'), embedded: true }).dataDir).not.toBe(first.dataDir);
  });

  test('never leaves an existing database for a new one elsewhere', () => {
    const projectDir = project();
    mkdirSync(join(projectDir, 'data', 'postgres'), { recursive: true });
    expect(() => resolveDataDir({ projectDir, embedded: true })).toThrow(/belongs to the user .* cannot enter/);
    expect(() => databaseHome(join(projectDir, 'data'))).toThrow(/belongs to the user .* cannot enter/);
  });

  test('runs an ordinary user’s database as that user, where it is', () => {
    const projectDir = project();
    const folder = join(projectDir, 'data', 'postgres');
    mkdirSync(folder, { recursive: true });
    chownSync(closed, 54_321, 54_321);
    chownSync(folder, 54_321, 54_321);
    expect(resolveDataDir({ projectDir, embedded: true })).toEqual({ dataDir: join(projectDir, 'data') });
    expect(databaseHome(join(projectDir, 'data'))).toMatchObject({ user: { uid: 54_321 } });
  });

  test('a DATA_DIR there keeps its files, and the database alone goes elsewhere', () => {
    const dataDir = join(project(), 'data');
    const { home, moved } = databaseHome(dataDir);
    made.push(home);
    expect(home).toMatch(/^\/var\/lib\/foredraft\/[0-9a-f]{12}$/);
    expect(moved).toContain(home);
  });
});

test.runIf(isRoot)('a closed DATA_DIR in an open place is opened to pass through, not to read', () => {
  const { home } = databaseHome(closed);
  expect(home).toBe(closed);
  expect(statSync(closed).mode & 0o777).toBe(0o711);
});

test.runIf(isRoot)('root lends a new database to an account without rights of its own', () => {
  expect(databaseUser('/nonexistent')?.name).toMatch(/^(?:postgres|nobody)$/);
});
